import { random } from '@breakpoint/bots';
import { allCards } from '@breakpoint/cards';
import {
  ahead,
  answerWith,
  type EventView,
  eventView,
  type Game,
  knowledgeOf,
  type Seat,
  seedFromText,
  viewOf,
  whyNot,
} from '@breakpoint/engine';
import { type DescribedPosition, gameAt } from '@breakpoint/engine/tools';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, onTestFailed } from 'vitest';
import type { SessionMessage, SessionState } from '../../packages/web/src/session/types.js';
import { between } from '../../packages/web/src/worker/between.js';
import type { FromWorker, ToWorker } from '../../packages/web/src/worker/messages.js';
import { lastingPage, VIEWPORT, type Watched } from './player.js';

/**
 * A table at any position, without playing a game to reach it. It takes the place of the page's worker and answers its requests by
 * the real rules. The page has the first seat. The others answer at random, or with the given answers (the beginnings of keys); when
 * those are used up, they end their turn.
 */
export class Stage {
  game: Game;
  private readonly chance = { key: seedFromText('stage'), used: 0 };
  private past: { by: Seat; keys: string[]; events: EventView[]; back: boolean }[] = [];
  readonly me: Seat = 0;
  /** The page's requests, in order. */
  readonly asked: ToWorker[] = [];
  /** Windows stay open after the page has answered, as if another player were still thinking. */
  holds = false;
  /** Windows always last as long, and the one that is open ends at this time. */
  until: number | null = null;
  /** What the players vote about, as at a table on a server. */
  vote: SessionState['vote'] = null;
  /** Instead of what the rules ask, the page is asked for one of the names of these cards; the answer is only noted. */
  names: readonly string[] | null = null;
  /** The page always has the buttons for undo and a hint, as in a game against bots. */
  assisted = false;
  private given: string[] | null = null;
  private passing = false;

  constructor(
    private readonly position: DescribedPosition,
    private readonly others: Partial<Record<Seat, string[][]>> = {},
  ) {
    this.game = this.begun();
  }

  private begun(): Game {
    const game = gameAt(allCards, this.position).game.fork({ events: true, beats: true });
    game.takeEvents();
    return game;
  }
  private state(): SessionState {
    const last = this.past[this.past.length - 1];
    const over = this.game.over;
    return {
      status: over ? 'over' : 'playing',
      me: this.me,
      players: this.position.players.map(({ name }, seat) =>
        seat === this.me ? { name, kind: 'person', connected: true } : { name, kind: 'bot', level: 'normal', connected: true },
      ),
      canUndo: this.assisted || this.given !== null || (last?.back ?? false),
      canAskUndo: false,
      canHint: this.assisted,
      curtain: null,
      result: over ? { winner: this.game.state.winner, by: 'points' } : null,
      window: this.inWindow,
      ...(this.until !== null && this.inWindow && { windowUntil: this.until }),
      ...(this.given && { given: this.given }),
      ...(this.passing && { passing: true }),
      vote: this.vote,
      clock: null,
      watchers: 0,
    };
  }
  private update(): Extract<SessionMessage, { type: 'update' }>['update'] {
    const last = this.past[this.past.length - 1];
    return { n: this.past.length, by: last?.by ?? -1, view: this.view(), events: last?.events ?? [] };
  }
  /** The view, with decisions numbered by all answers so far; a copy of a game counts only its own. */
  private view() {
    const view = viewOf(this.game, this.me);
    const options = this.names?.map((id) => ({ key: id, kind: 'card' as const, card: { n: 0, id } }));
    const naming = options && { prompt: 'find' as const, options };
    return { ...view, decision: view.decision && { ...view.decision, number: this.past.length, ...naming } };
  }
  /** What tells a page that this is now its game. */
  arrival(): FromWorker {
    return { message: this.snapshot('arrival') };
  }
  private snapshot(why: 'arrival' | 'undo'): SessionMessage {
    return { type: 'snapshot', state: this.state(), update: this.update(), events: [[], ...this.past.map((p) => p.events)], why };
  }
  private apply(seat: Seat, keys: string[]): SessionMessage {
    const back = keys.length === 1 && seat === this.me && ahead(this.game, seat, keys[0]) !== null;
    answerWith(this.game, seat, keys);
    const beats = this.game.takeBeats();
    const events = this.game.takeEvents().map((e) => eventView(this.game, e, this.me));
    this.past.push({ by: seat, keys, events, back });
    const update = { ...this.update(), beats: between(this.game, beats, events.length, this.me) };
    return { type: 'update', state: this.state(), update };
  }
  private undo(): SessionMessage {
    const kept = this.past.slice(0, -1);
    this.game = this.begun();
    for (const { by, keys } of kept) answerWith(this.game, by, keys);
    this.game.takeEvents();
    this.past = kept;
    return this.snapshot('undo');
  }

  private get inWindow(): boolean {
    const quiet = this.game.decision?.quiet;
    return quiet === 'window' || quiet === 'react';
  }
  private keysFor(seat: Seat): string[] {
    const { options } = viewOf(this.game, seat).decision!;
    const list = this.others[seat];
    const wanted = list?.shift();
    if (wanted) return wanted.map((key) => options!.find((o) => o.key.startsWith(key))?.key ?? key);
    const end = list && options?.find((o) => o.word === 'end');
    return end ? [end.key] : random.decide(knowledgeOf(this.game, seat), this.chance);
  }
  /** Lets the others answer until the page has a decision. */
  goOn(): SessionMessage[] {
    const told: SessionMessage[] = [];
    for (let d = this.game.decision; d !== null; d = this.game.decision) {
      if (d.seat !== this.me) told.push(this.apply(d.seat, this.keysFor(d.seat)));
      else if (this.passing && this.inWindow) told.push(this.apply(this.me, []));
      else break;
    }
    return told;
  }

  /** The page's answers so far, as keys. */
  get answers(): string[] {
    return this.asked.flatMap((request) => (request.ask === 'answer' ? [request.keys.join()] : []));
  }
  /** Gives an answer for the page's seat, before the page is opened. */
  begin(key: string): this {
    const option = viewOf(this.game, this.me).decision?.options?.find((o) => o.key.startsWith(key));
    if (!option) throw new Error(`${key} can't be chosen`);
    this.apply(this.me, [option.key]);
    return this;
  }

  /** Answers a request of the page. */
  handle(request: ToWorker): FromWorker[] {
    this.asked.push(request);
    const told: SessionMessage[] = [];
    let value: unknown = null;
    switch (request.ask) {
      case 'resume':
        told.push(this.snapshot('arrival'));
        value = { setup: { seed: 'stage', players: [] }, players: [] };
        break;
      case 'answer':
        if (request.decision !== this.past.length || this.names) break;
        if (this.holds && this.inWindow) {
          this.given = request.keys;
          told.push({ type: 'state', state: this.state() });
        } else told.push(this.apply(this.me, request.keys), ...this.goOn());
        break;
      case 'passing':
        this.passing = request.on;
        told.push(...this.goOn(), { type: 'state', state: this.state() });
        break;
      case 'undo':
        if (this.given === null) told.push(this.undo());
        else {
          this.given = null;
          told.push({ type: 'state', state: this.state() });
        }
        break;
      case 'whyNot': {
        const reason = whyNot(this.game, this.me, request.key);
        value = reason && { card: null, base: null, number: null, seat: null, code: reason.code };
        break;
      }
      case 'ahead':
        value = ahead(this.game, this.me, request.key);
        break;
      default:
    }
    return [...told.map((message) => ({ message })), { reply: request.number, value: value as null }];
  }
}

/** The stage that each page shows. */
const shown = new WeakMap<Page, Stage>();
declare global {
  var staged: { onmessage: ((event: { data: unknown }) => void) | null };
}

/** Opens the table on this page, wherever it was before. */
export async function openStage(page: Page, url: string, stage: Stage): Promise<void> {
  if (shown.has(page)) return showAnother(page, stage);
  shown.set(page, stage);
  await page.exposeFunction('toStage', (request: ToWorker) => shown.get(page)!.handle(request));
  await page.addInitScript(() => {
    class Staged extends EventTarget {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      onerror = null;
      postMessage(data: { ask: string }): void {
        if (data.ask === 'resume') globalThis.staged = this;
        const ask = (globalThis as unknown as { toStage: (data: unknown) => Promise<unknown[]> }).toStage;
        void ask(data).then((list) => {
          for (const message of list) this.onmessage?.({ data: message });
        });
      }
      terminate(): void {}
    }
    Object.assign(globalThis, { Worker: Staged });
  });
  const there = page.url().startsWith(url);
  await page.goto(`${url}#/play`);
  if (there) await page.reload();
  await page.waitForSelector('[data-table] [data-player]');
}

async function leaveTable(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/nowhere';
  });
  await page.waitForSelector('[data-table]', { state: 'detached' });
}
/** Leaves the table and comes back to another one, without loading the client again. */
async function showAnother(page: Page, stage: Stage): Promise<void> {
  await leaveTable(page);
  shown.set(page, stage);
  await page.evaluate((data) => {
    globalThis.staged.onmessage?.({ data });
    location.hash = '#/play';
  }, stage.arrival());
  await page.waitForSelector('[data-table] [data-player]');
}

/**
 * A function that opens a page at the table of a stage. `at` holds the browser of the test group. The next test that wants such a page
 * gets the same one again, for a quarter of what a new page costs; unless it was closed, the test failed, the game ended, or anything
 * was stored.
 */
export function stageOpener(at: { readonly browser: Browser }, url: string) {
  const left = new Map<string, { page: Watched; of: string; stored: string }>();
  return async (stage: Stage, options: BrowserContextOptions = {}, settings: Record<string, unknown> = {}): Promise<Watched> => {
    const kind = JSON.stringify([options, settings]);
    const of = expect.getState().currentTestName!;
    const before = left.get(kind);
    if (before && before.of !== of && (await isAsItWas(before.page, before.stored))) {
      const { page } = before;
      before.of = of;
      onTestFailed(() => page.context().close());
      await leaveTable(page);
      await page.setViewportSize(options.viewport ?? VIEWPORT);
      await page.mouse.move(0, 0);
      await openStage(page, url, stage);
      return page;
    }
    if (before && before.of !== of) await before.page.context().close();
    const page = await lastingPage(at.browser, options, settings);
    onTestFailed(() => page.context().close());
    await openStage(page, url, stage);
    left.set(kind, { page, of, stored: await storedBy(page) });
    return page;
  };
}
const storedBy = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }));
const isAsItWas = async (page: Watched, stored: string): Promise<boolean> =>
  !page.isClosed() && page.problems.length === 0 && !shown.get(page)!.game.over && (await storedBy(page)) === stored;

/** Waits until the table stands still, for example after the window got another size. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const places = (): string =>
      [...document.querySelectorAll('.Base-base, .Hand-card, [data-question], .Name-word')]
        .map((el) => JSON.stringify(el.getBoundingClientRect()))
        .join();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let before = '', times = 0; times < 2; ) {
      const now = places();
      times = now === before ? times + 1 : 0;
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
