// Written by `npm run generate`. Change the files of the factions instead.
import aliens from '../factions/aliens/es.json' with { type: 'json' };
import anansiTales from '../factions/anansi-tales/es.json' with { type: 'json' };
import ancientIncas from '../factions/ancient-incas/es.json' with { type: 'json' };
import dinosaurs from '../factions/dinosaurs/es.json' with { type: 'json' };
import discoDancers from '../factions/disco-dancers/es.json' with { type: 'json' };
import giantAnts from '../factions/giant-ants/es.json' with { type: 'json' };
import grimmsFairyTales from '../factions/grimms-fairy-tales/es.json' with { type: 'json' };
import kungFuFighters from '../factions/kung-fu-fighters/es.json' with { type: 'json' };
import madScientists from '../factions/mad-scientists/es.json' with { type: 'json' };
import ninjas from '../factions/ninjas/es.json' with { type: 'json' };
import pirates from '../factions/pirates/es.json' with { type: 'json' };
import polynesianVoyagers from '../factions/polynesian-voyagers/es.json' with { type: 'json' };
import robots from '../factions/robots/es.json' with { type: 'json' };
import russianFairyTales from '../factions/russian-fairy-tales/es.json' with { type: 'json' };
import tricksters from '../factions/tricksters/es.json' with { type: 'json' };
import truckers from '../factions/truckers/es.json' with { type: 'json' };
import vampires from '../factions/vampires/es.json' with { type: 'json' };
import vigilantes from '../factions/vigilantes/es.json' with { type: 'json' };
import werewolves from '../factions/werewolves/es.json' with { type: 'json' };
import wizards from '../factions/wizards/es.json' with { type: 'json' };
import zombies from '../factions/zombies/es.json' with { type: 'json' };
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
