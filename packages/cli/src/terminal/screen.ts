import type { Sentences } from '@breakpoint/cards';
import type { DecisionView, InPlayView, OptionView, Seat, View } from '@breakpoint/engine';
import type { Speaker } from '../words/speak.js';
import { fill, type TerminalWords } from '../words/terminal.js';

/** How text is colored. Color never carries information of its own. */
interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  card(text: string): string;
  seat(text: string, seat: Seat): string;
}
const code =
  (n: string) =>
  (text: string): string =>
    `\x1b[${n}m${text}\x1b[0m`;
const SEATS = ['36', '33', '35', '32'].map(code);
export const COLORS: Paint = { bold: code('1'), dim: code('2'), card: code('1'), seat: (text, seat) => SEATS[seat](text) };
export const NO_COLORS: Paint = { bold: (t) => t, dim: (t) => t, card: (t) => t, seat: (t) => t };

/** Renders a seat's view as lines of text. */
export class Screen {
  constructor(
    private readonly speaker: Speaker,
    private readonly words: TerminalWords,
    private readonly paint: Paint,
    private readonly plain: boolean,
  ) {}

  private get say(): Sentences {
    return this.speaker.say;
  }

  table(view: View): string[] {
    const { words, speaker, paint } = this;
    const lines = [paint.bold(words.table)];
    for (const p of view.players) {
      const factions = p.factions.map((f) => speaker.texts.faction(f)).join(' + ');
      lines.push(
        this.indent(1) +
          fill(words.player, {
            who: speaker.seat(p.seat),
            vp: p.vp,
            hand: p.hand.size,
            deck: p.deck.size,
            discard: p.discard.length,
            factions,
          }),
      );
    }
    for (const b of view.bases) {
      const total = b.power.reduce((a, c) => a + c, 0);
      const award = b.award.flatMap((vp, seat) => (vp > 0 ? [`${speaker.seat(seat)} +${vp}`] : []));
      const bar = this.plain ? '' : ` ${paint.dim(`${'█'.repeat(Math.min(20, Math.round((20 * total) / Math.max(1, b.breakpoint))))}`)}`;
      lines.push(
        this.indent(1) +
          fill(words.base, { base: paint.bold(speaker.texts.name(b.id)), total, breakpoint: b.breakpoint, vp: b.vp.join('/') }) +
          bar,
      );
      for (let seat = 0; seat < view.players.length; seat++) {
        const own = b.minions.filter((m) => m.controller === seat);
        if (own.length > 0 || b.power[seat] > 0)
          lines.push(
            `${this.indent(2)}${speaker.seat(seat)} ${b.power[seat]}${own.length > 0 ? this.say.colon : ''}${own.map((m) => this.inPlay(m)).join(', ')}`,
          );
      }
      if (b.actions.length > 0)
        lines.push(this.indent(2) + b.actions.map((a) => `${speaker.card(a)} (${speaker.seat(a.controller)})`).join(', '));
      if (award.length > 0) lines.push(this.indent(2) + paint.dim(fill(words.wouldGet, { list: award.join(', ') })));
    }
    if (view.seat >= 0)
      lines.push(fill(words.hand, { list: view.players[view.seat].hand.cards.map((c) => speaker.card(c)).join(', ') || words.empty }));
    const plays = view.allowances.map(
      (a) => (a.type === 'minion' ? this.say.minion : this.say.action) + (a.atMost === null ? '' : ` ≤${a.atMost}`),
    );
    if (view.active === view.seat && plays.length > 0) lines.push(paint.dim(fill(words.playsLeft, { list: plays.join(', ') })));
    return lines;
  }

  private indent(n: number): string {
    return this.plain ? '' : '  '.repeat(n);
  }

  private inPlay(m: InPlayView): string {
    const on = (m.actions ?? []).map((a) => this.speaker.texts.name(a.id)).join(', ');
    return `${this.speaker.card(m)} ${m.power}${on ? ` [${on}]` : ''}`;
  }

  option(view: View, o: OptionView): string {
    const { words, speaker } = this;
    if (o.kind === 'play') return fill(words.play, { card: this.printed(o) });
    if (o.kind === 'use') return fill(words.use, { card: speaker.card(o.card!) });
    if (o.kind === 'card') return this.where(view, o);
    if (o.kind === 'seat') return speaker.seat(o.seat!);
    if (o.kind === 'faction') return speaker.texts.faction(o.faction!);
    if (o.kind === 'word') return speaker.word(o, view.decision!);
    return speaker.choice(o, view.decision!);
  }

  private printed(o: OptionView): string {
    const text = this.speaker.texts.text(o.card!.id);
    return this.speaker.card(o.card!) + (this.plain || text === '' ? '' : this.paint.dim(` ${text}`));
  }

  /** The power, owner and base of a card in play, because several cards may have the same name. */
  private where(view: View, o: OptionView): string {
    const card = o.card!;
    for (const b of view.bases) {
      const m = b.minions.find((x) => x.n === card.n);
      if (m) return `${this.speaker.card(m)} ${m.power} (${this.speaker.seat(m.controller)}, ${this.speaker.texts.name(b.id)})`;
      if (b.n === card.n) return `${this.speaker.card(card)} (${b.power.reduce((x, y) => x + y, 0)}/${b.breakpoint})`;
    }
    return this.speaker.card(card);
  }

  /** The words for choosing nothing. */
  none(view: View): string {
    return this.speaker.none(view.decision!);
  }

  decision(view: View, d: DecisionView): string[] {
    const { words, speaker, paint } = this;
    const lines = [paint.bold(speaker.ask(d))];
    d.options!.forEach((o, i) => {
      lines.push(
        `${this.plain ? '' : ' '}${String(i + 1).padStart(this.plain ? 0 : 2)}. ${this.option(view, o)}${o.idle ? ` ${paint.dim(`(${words.idle})`)}` : ''}`,
      );
    });
    const { least, most } = d;
    const several = least === most ? fill(words.chooseAll, { most }) : fill(words.chooseSome, { least, most: Math.min(most, 99) });
    const how = most > 1 ? several : words.choose;
    const none = d.optional || d.least === 0 ? ` ${fill(words.orNone, { none: this.none(view) })}` : '';
    lines.push(paint.dim(`${how}${none}`));
    return lines;
  }
}
