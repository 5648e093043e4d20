// Written by `npm run generate`. Change the files of the factions instead.
import type { FactionModule } from '@breakpoint/engine/cards';
import { aliens } from './factions/aliens/cards.js';
import aliensWorths from './factions/aliens/worths.json' with { type: 'json' };
import { anansiTales } from './factions/anansi-tales/cards.js';
import anansiTalesWorths from './factions/anansi-tales/worths.json' with { type: 'json' };
import { ancientIncas } from './factions/ancient-incas/cards.js';
import ancientIncasWorths from './factions/ancient-incas/worths.json' with { type: 'json' };
import { dinosaurs } from './factions/dinosaurs/cards.js';
import dinosaursWorths from './factions/dinosaurs/worths.json' with { type: 'json' };
import { discoDancers } from './factions/disco-dancers/cards.js';
import discoDancersWorths from './factions/disco-dancers/worths.json' with { type: 'json' };
import { giantAnts } from './factions/giant-ants/cards.js';
import giantAntsWorths from './factions/giant-ants/worths.json' with { type: 'json' };
import { grimmsFairyTales } from './factions/grimms-fairy-tales/cards.js';
import grimmsFairyTalesWorths from './factions/grimms-fairy-tales/worths.json' with { type: 'json' };
import { kungFuFighters } from './factions/kung-fu-fighters/cards.js';
import kungFuFightersWorths from './factions/kung-fu-fighters/worths.json' with { type: 'json' };
import { madScientists } from './factions/mad-scientists/cards.js';
import madScientistsWorths from './factions/mad-scientists/worths.json' with { type: 'json' };
import { ninjas } from './factions/ninjas/cards.js';
import ninjasWorths from './factions/ninjas/worths.json' with { type: 'json' };
import { pirates } from './factions/pirates/cards.js';
import piratesWorths from './factions/pirates/worths.json' with { type: 'json' };
import { polynesianVoyagers } from './factions/polynesian-voyagers/cards.js';
import polynesianVoyagersWorths from './factions/polynesian-voyagers/worths.json' with { type: 'json' };
import { robots } from './factions/robots/cards.js';
import robotsWorths from './factions/robots/worths.json' with { type: 'json' };
import { russianFairyTales } from './factions/russian-fairy-tales/cards.js';
import russianFairyTalesWorths from './factions/russian-fairy-tales/worths.json' with { type: 'json' };
import { tricksters } from './factions/tricksters/cards.js';
import trickstersWorths from './factions/tricksters/worths.json' with { type: 'json' };
import { truckers } from './factions/truckers/cards.js';
import truckersWorths from './factions/truckers/worths.json' with { type: 'json' };
import { vampires } from './factions/vampires/cards.js';
import vampiresWorths from './factions/vampires/worths.json' with { type: 'json' };
import { vigilantes } from './factions/vigilantes/cards.js';
import vigilantesWorths from './factions/vigilantes/worths.json' with { type: 'json' };
import { werewolves } from './factions/werewolves/cards.js';
import werewolvesWorths from './factions/werewolves/worths.json' with { type: 'json' };
import { wizards } from './factions/wizards/cards.js';
import wizardsWorths from './factions/wizards/worths.json' with { type: 'json' };
import { zombies } from './factions/zombies/cards.js';
import zombiesWorths from './factions/zombies/worths.json' with { type: 'json' };

/** The modules of all factions, by box and then by id: their place in this list numbers the definitions. */
export const MODULES: FactionModule[] = [
  { ...aliens, worths: aliensWorths },
  { ...dinosaurs, worths: dinosaursWorths },
  { ...ninjas, worths: ninjasWorths },
  { ...pirates, worths: piratesWorths },
  { ...robots, worths: robotsWorths },
  { ...tricksters, worths: trickstersWorths },
  { ...wizards, worths: wizardsWorths },
  { ...zombies, worths: zombiesWorths },
  { ...giantAnts, worths: giantAntsWorths },
  { ...madScientists, worths: madScientistsWorths },
  { ...vampires, worths: vampiresWorths },
  { ...werewolves, worths: werewolvesWorths },
  { ...discoDancers, worths: discoDancersWorths },
  { ...kungFuFighters, worths: kungFuFightersWorths },
  { ...truckers, worths: truckersWorths },
  { ...vigilantes, worths: vigilantesWorths },
  { ...anansiTales, worths: anansiTalesWorths },
  { ...ancientIncas, worths: ancientIncasWorths },
  { ...grimmsFairyTales, worths: grimmsFairyTalesWorths },
  { ...polynesianVoyagers, worths: polynesianVoyagersWorths },
  { ...russianFairyTales, worths: russianFairyTalesWorths },
];
