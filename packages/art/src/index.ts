export { ATTRIBUTE, ATTRIBUTES, type Attribute } from './attributes.js';
export { CREST, crestHalf, EMBLEM, emblemPicture, type Half } from './crest.js';
export { heroPicture, type Panel } from './hero.js';
export {
  type BaseLook,
  type CardLook,
  EFFECTS,
  type Effect,
  type Figure,
  GROUNDS,
  type Ground,
  type Icons,
  type Palette,
  POSES,
  type Pose,
  ROLES,
  type Role,
  type Scene,
  SKIES,
  type Sky,
} from './looks.js';
export { OWN_ICONS } from './own.js';
export { type Part, partsOf } from './parts.js';
export { actionBackdrop, actionFigure, anchorOf, BASE, basePicture, CARD, minionBackdrop, minionFigure } from './picture.js';
export { crack, DEFINITIONS, INK, mix, seedOf, star, svg, wedges, YELLOW } from './shapes.js';
export { COLUMNS, crestSheet, emblemSheet, type FactionLook, type Sheet, sheetOf, sheetsOf } from './sheet.js';
