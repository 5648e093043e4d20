// Written by `npm run generate`. Change the files of the factions instead.
import aliens from '../../text/es/aliens.json' with { type: 'json' };
import anansiTales from '../../text/es/anansi-tales.json' with { type: 'json' };
import ancientIncas from '../../text/es/ancient-incas.json' with { type: 'json' };
import dinosaurs from '../../text/es/dinosaurs.json' with { type: 'json' };
import discoDancers from '../../text/es/disco-dancers.json' with { type: 'json' };
import giantAnts from '../../text/es/giant-ants.json' with { type: 'json' };
import grimmsFairyTales from '../../text/es/grimms-fairy-tales.json' with { type: 'json' };
import kungFuFighters from '../../text/es/kung-fu-fighters.json' with { type: 'json' };
import madScientists from '../../text/es/mad-scientists.json' with { type: 'json' };
import ninjas from '../../text/es/ninjas.json' with { type: 'json' };
import pirates from '../../text/es/pirates.json' with { type: 'json' };
import polynesianVoyagers from '../../text/es/polynesian-voyagers.json' with { type: 'json' };
import robots from '../../text/es/robots.json' with { type: 'json' };
import russianFairyTales from '../../text/es/russian-fairy-tales.json' with { type: 'json' };
import tricksters from '../../text/es/tricksters.json' with { type: 'json' };
import truckers from '../../text/es/truckers.json' with { type: 'json' };
import vampires from '../../text/es/vampires.json' with { type: 'json' };
import vigilantes from '../../text/es/vigilantes.json' with { type: 'json' };
import werewolves from '../../text/es/werewolves.json' with { type: 'json' };
import wizards from '../../text/es/wizards.json' with { type: 'json' };
import zombies from '../../text/es/zombies.json' with { type: 'json' };
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
