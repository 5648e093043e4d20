// Written by `npm run generate`. Change the files of the factions instead.
import aliens from '../../text/en/aliens.json' with { type: 'json' };
import anansiTales from '../../text/en/anansi-tales.json' with { type: 'json' };
import ancientIncas from '../../text/en/ancient-incas.json' with { type: 'json' };
import dinosaurs from '../../text/en/dinosaurs.json' with { type: 'json' };
import discoDancers from '../../text/en/disco-dancers.json' with { type: 'json' };
import giantAnts from '../../text/en/giant-ants.json' with { type: 'json' };
import grimmsFairyTales from '../../text/en/grimms-fairy-tales.json' with { type: 'json' };
import kungFuFighters from '../../text/en/kung-fu-fighters.json' with { type: 'json' };
import madScientists from '../../text/en/mad-scientists.json' with { type: 'json' };
import ninjas from '../../text/en/ninjas.json' with { type: 'json' };
import pirates from '../../text/en/pirates.json' with { type: 'json' };
import polynesianVoyagers from '../../text/en/polynesian-voyagers.json' with { type: 'json' };
import robots from '../../text/en/robots.json' with { type: 'json' };
import russianFairyTales from '../../text/en/russian-fairy-tales.json' with { type: 'json' };
import tricksters from '../../text/en/tricksters.json' with { type: 'json' };
import truckers from '../../text/en/truckers.json' with { type: 'json' };
import vampires from '../../text/en/vampires.json' with { type: 'json' };
import vigilantes from '../../text/en/vigilantes.json' with { type: 'json' };
import werewolves from '../../text/en/werewolves.json' with { type: 'json' };
import wizards from '../../text/en/wizards.json' with { type: 'json' };
import zombies from '../../text/en/zombies.json' with { type: 'json' };
import { gather } from './gather.js';

export default gather({
  aliens,
  dinosaurs,
  ninjas,
  pirates,
  robots,
  tricksters,
  wizards,
  zombies,
  'giant-ants': giantAnts,
  'mad-scientists': madScientists,
  vampires,
  werewolves,
  'disco-dancers': discoDancers,
  'kung-fu-fighters': kungFuFighters,
  truckers,
  vigilantes,
  'anansi-tales': anansiTales,
  'ancient-incas': ancientIncas,
  'grimms-fairy-tales': grimmsFairyTales,
  'polynesian-voyagers': polynesianVoyagers,
  'russian-fairy-tales': russianFairyTales,
});
