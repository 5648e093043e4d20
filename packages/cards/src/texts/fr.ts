// Written by `npm run generate`. Change the files of the factions instead.
import aliens from '../factions/aliens/fr.json' with { type: 'json' };
import anansiTales from '../factions/anansi-tales/fr.json' with { type: 'json' };
import ancientIncas from '../factions/ancient-incas/fr.json' with { type: 'json' };
import dinosaurs from '../factions/dinosaurs/fr.json' with { type: 'json' };
import discoDancers from '../factions/disco-dancers/fr.json' with { type: 'json' };
import giantAnts from '../factions/giant-ants/fr.json' with { type: 'json' };
import grimmsFairyTales from '../factions/grimms-fairy-tales/fr.json' with { type: 'json' };
import kungFuFighters from '../factions/kung-fu-fighters/fr.json' with { type: 'json' };
import madScientists from '../factions/mad-scientists/fr.json' with { type: 'json' };
import ninjas from '../factions/ninjas/fr.json' with { type: 'json' };
import pirates from '../factions/pirates/fr.json' with { type: 'json' };
import polynesianVoyagers from '../factions/polynesian-voyagers/fr.json' with { type: 'json' };
import robots from '../factions/robots/fr.json' with { type: 'json' };
import russianFairyTales from '../factions/russian-fairy-tales/fr.json' with { type: 'json' };
import tricksters from '../factions/tricksters/fr.json' with { type: 'json' };
import truckers from '../factions/truckers/fr.json' with { type: 'json' };
import vampires from '../factions/vampires/fr.json' with { type: 'json' };
import vigilantes from '../factions/vigilantes/fr.json' with { type: 'json' };
import werewolves from '../factions/werewolves/fr.json' with { type: 'json' };
import wizards from '../factions/wizards/fr.json' with { type: 'json' };
import zombies from '../factions/zombies/fr.json' with { type: 'json' };
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
