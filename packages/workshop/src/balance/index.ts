export { Balance, type BalanceReport, type CardFigures, WhatIf, type WhatIfReport, withNumber } from './balance.js';
export type { Broken, Trial } from './games.js';
export { IdleCheck, type IdleReport } from './idle.js';
export { KNOWN_WINS } from './known.js';
export { difference, type Interval, mean, share, Z } from './statistics.js';
