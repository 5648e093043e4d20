// Written by `npm run generate`. Change the files of the factions instead.
import aliens from '../../text/fr/aliens.json' with { type: 'json' };
import anansiTales from '../../text/fr/anansi-tales.json' with { type: 'json' };
import ancientIncas from '../../text/fr/ancient-incas.json' with { type: 'json' };
import dinosaurs from '../../text/fr/dinosaurs.json' with { type: 'json' };
import discoDancers from '../../text/fr/disco-dancers.json' with { type: 'json' };
import giantAnts from '../../text/fr/giant-ants.json' with { type: 'json' };
import grimmsFairyTales from '../../text/fr/grimms-fairy-tales.json' with { type: 'json' };
import kungFuFighters from '../../text/fr/kung-fu-fighters.json' with { type: 'json' };
import madScientists from '../../text/fr/mad-scientists.json' with { type: 'json' };
import ninjas from '../../text/fr/ninjas.json' with { type: 'json' };
import pirates from '../../text/fr/pirates.json' with { type: 'json' };
import polynesianVoyagers from '../../text/fr/polynesian-voyagers.json' with { type: 'json' };
import robots from '../../text/fr/robots.json' with { type: 'json' };
import russianFairyTales from '../../text/fr/russian-fairy-tales.json' with { type: 'json' };
import tricksters from '../../text/fr/tricksters.json' with { type: 'json' };
import truckers from '../../text/fr/truckers.json' with { type: 'json' };
import vampires from '../../text/fr/vampires.json' with { type: 'json' };
import vigilantes from '../../text/fr/vigilantes.json' with { type: 'json' };
import werewolves from '../../text/fr/werewolves.json' with { type: 'json' };
import wizards from '../../text/fr/wizards.json' with { type: 'json' };
import zombies from '../../text/fr/zombies.json' with { type: 'json' };
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
