// Written by `npm run generate`. Change the files of the factions instead.
import aliens from '../factions/aliens/en.json' with { type: 'json' };
import anansiTales from '../factions/anansi-tales/en.json' with { type: 'json' };
import ancientIncas from '../factions/ancient-incas/en.json' with { type: 'json' };
import dinosaurs from '../factions/dinosaurs/en.json' with { type: 'json' };
import discoDancers from '../factions/disco-dancers/en.json' with { type: 'json' };
import giantAnts from '../factions/giant-ants/en.json' with { type: 'json' };
import grimmsFairyTales from '../factions/grimms-fairy-tales/en.json' with { type: 'json' };
import kungFuFighters from '../factions/kung-fu-fighters/en.json' with { type: 'json' };
import madScientists from '../factions/mad-scientists/en.json' with { type: 'json' };
import ninjas from '../factions/ninjas/en.json' with { type: 'json' };
import pirates from '../factions/pirates/en.json' with { type: 'json' };
import polynesianVoyagers from '../factions/polynesian-voyagers/en.json' with { type: 'json' };
import robots from '../factions/robots/en.json' with { type: 'json' };
import russianFairyTales from '../factions/russian-fairy-tales/en.json' with { type: 'json' };
import tricksters from '../factions/tricksters/en.json' with { type: 'json' };
import truckers from '../factions/truckers/en.json' with { type: 'json' };
import vampires from '../factions/vampires/en.json' with { type: 'json' };
import vigilantes from '../factions/vigilantes/en.json' with { type: 'json' };
import werewolves from '../factions/werewolves/en.json' with { type: 'json' };
import wizards from '../factions/wizards/en.json' with { type: 'json' };
import zombies from '../factions/zombies/en.json' with { type: 'json' };
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
