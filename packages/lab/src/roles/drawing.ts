import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import {
  ATTRIBUTES,
  actionBackdrop,
  actionFigure,
  anchorOf,
  CARD,
  type CardLook,
  type FactionLook,
  type Icons,
  minionBackdrop,
  minionFigure,
  OWN_ICONS,
  type Part,
  partsOf,
  svg,
} from '@breakpoint/art';
import type { CardSet } from '@breakpoint/engine';

const packages = new URL('../../../', import.meta.url);
const pathOf = (faction: string): string => fileURLToPath(new URL(`cards/src/factions/${faction}/art.json`, packages));

/** The parts of icons, from the collection that the client draws with. */
function iconsOf(): Icons {
  const { icons } = createRequire(new URL('web/package.json', packages))('@iconify-json/game-icons/icons.json');
  return (name) => {
    const path = OWN_ICONS[name] ?? /\sd="([^"]+)"/.exec(icons[name]?.body ?? '')?.[1];
    if (!path) throw new Error(`there is no picture named "${name}"`);
    return partsOf(path);
  };
}

/** The looks of cards: what is written about them, what they look like, and changes of both. */
export class Looks {
  private readonly icons = iconsOf();
  readonly ids: string[];

  constructor(private readonly cards: CardSet) {
    this.ids = cards.factions.flatMap((f) => f.cards.map((n) => cards.defs[n].id));
  }

  private split(id: string): [faction: string, card: string] {
    if (!this.ids.includes(id)) throw new Error(`there is no card named "${id}"`);
    const [faction, card] = id.split('/');
    return [faction, card];
  }
  private read(faction: string): FactionLook {
    return JSON.parse(readFileSync(pathOf(faction), 'utf8')) as FactionLook;
  }

  look(id: string): CardLook {
    const [faction, card] = this.split(id);
    return this.read(faction).cards[card];
  }
  partsOf({ icon }: CardLook): Part[] {
    return this.icons(icon);
  }

  /** The card's picture with this look, and with what a partner lends it. */
  picture(id: string, look: CardLook, partner: string): string {
    const [faction] = this.split(id);
    const { scene } = this.read(faction);
    const { type, power } = this.cards.defs[this.cards.defs.findIndex((d) => d.id === id)];
    const drawn =
      type === 'minion'
        ? minionBackdrop(scene, 0, faction, this.icons) + minionFigure(id, look, power, scene, this.icons) + worn(look, partner)
        : actionBackdrop(scene, faction) + actionFigure(id, look, scene, this.icons);
    return svg(CARD.width, CARD.height, drawn);
  }

  save(id: string, look: CardLook): void {
    const [faction, card] = this.split(id);
    const all = this.read(faction);
    all.cards[card] = look;
    writeFileSync(pathOf(faction), `${JSON.stringify(all, null, 2)}\n`);
  }
}

function worn(look: CardLook, partner: string): string {
  const [anchor, attribute] = [anchorOf(look), ATTRIBUTES[partner]];
  if (!anchor || !attribute) return '';
  const [x, y, radius, tilt] = anchor;
  return `<g transform="translate(${x * 3} ${y * 2}) rotate(${tilt}) scale(${(radius * 3) / 50})">${attribute.body}</g>`;
}
