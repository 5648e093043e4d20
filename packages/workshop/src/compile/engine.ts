/** The engine's names for what a definition holds. */
import type { FactionSpec } from '@breakpoint/engine/cards';

export type CardSpec = FactionSpec['cards'][number][2];
export type BaseSpec = FactionSpec['bases'][number][1];
export type Trigger = NonNullable<CardSpec['triggers']>[number];
export type Special = NonNullable<CardSpec['specials']>[number];
export type Instead = NonNullable<CardSpec['instead']>[number];
export type Ability = NonNullable<CardSpec['onPlay']>;
