// Written by `npm run generate`. Change the files of the factions instead.
import { aliens } from './factions/aliens.js';
import { anansiTales } from './factions/anansi-tales.js';
import { ancientIncas } from './factions/ancient-incas.js';
import { dinosaurs } from './factions/dinosaurs.js';
import { discoDancers } from './factions/disco-dancers.js';
import { giantAnts } from './factions/giant-ants.js';
import { grimmsFairyTales } from './factions/grimms-fairy-tales.js';
import { kungFuFighters } from './factions/kung-fu-fighters.js';
import { madScientists } from './factions/mad-scientists.js';
import { ninjas } from './factions/ninjas.js';
import { pirates } from './factions/pirates.js';
import { polynesianVoyagers } from './factions/polynesian-voyagers.js';
import { robots } from './factions/robots.js';
import { russianFairyTales } from './factions/russian-fairy-tales.js';
import { tricksters } from './factions/tricksters.js';
import { truckers } from './factions/truckers.js';
import { vampires } from './factions/vampires.js';
import { vigilantes } from './factions/vigilantes.js';
import { werewolves } from './factions/werewolves.js';
import { wizards } from './factions/wizards.js';
import { zombies } from './factions/zombies.js';

/** All factions, by box and then by id: their place in this list numbers the definitions. */
export const FACTIONS = [
  aliens,
  dinosaurs,
  ninjas,
  pirates,
  robots,
  tricksters,
  wizards,
  zombies,
  giantAnts,
  madScientists,
  vampires,
  werewolves,
  discoDancers,
  kungFuFighters,
  truckers,
  vigilantes,
  anansiTales,
  ancientIncas,
  grimmsFairyTales,
  polynesianVoyagers,
  russianFairyTales,
];
