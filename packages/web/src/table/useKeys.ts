import { type RefObject, useEffect } from 'react';
import { useLatest } from '../ui/useLatest.js';
import { findInPlay } from './cards/Reader.js';
import { mainAnswer } from './choosing/marks.js';
import type { GameTools } from './choosing/useGame.js';

interface Commands {
  log(): void;
  recap(): void;
  /** Shows all keys. */
  help(): void;
  /** Closes what lies over the table without being a dialog; false if there is nothing. */
  close(): boolean;
}

/** Keyboard control: numbers, arrows, Enter, Escape, and letters for the rest. */
export function useKeys(root: RefObject<HTMLElement | null>, game: GameTools, commands: Commands): void {
  const latest = useLatest({ ...commands, game });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select')) return;
      // The table behind a dialog gets no keys, wherever the focus is: a button that disappears leaves it to the page.
      if (document.querySelector('dialog[open], [data-curtain]')) return;
      document.documentElement.dataset.keys = '';
      if (handle(event.key, root.current, latest.current)) event.preventDefault();
    };
    const onPointer = (): void => {
      delete document.documentElement.dataset.keys;
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, [root, latest]);
}

type Told = Commands & { game: GameTools };
/** Handles a key; false if it has no function here. */
function handle(key: string, root: HTMLElement | null, told: Told): boolean {
  const { game } = told;
  if (/^\d$/.test(key)) return chooseNumber(root, key);
  const { filling, shown } = game;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return moveFocus(root, 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return moveFocus(root, -1);
    case 'Escape':
      if (!told.close()) game.back();
      return true;
    case '?':
      told.help();
      return true;
    case 'Enter':
      return enter(root, game);
    case ' ':
      if (!shown?.busy) return false;
      game.skip();
      return true;
    default:
      return filling !== null || shown !== null ? letter(key.toLowerCase(), told) : false;
  }
}

/**
 * With the focus on a button, Enter presses that button; elsewhere it confirms. That is also true on the lifted card: a player who lifted
 * it by keys goes on with it, and Escape puts it down.
 */
function enter(root: HTMLElement | null, game: GameTools): boolean {
  const at = document.activeElement?.closest<HTMLElement>('button, a');
  const onLifted = game.lifted !== null && at?.dataset.card === String(game.lifted.card.n);
  if (at && !onLifted) return false;
  if (!goOn(game) && game.lifted) moveFocus(root, 1, '#content [data-choosable]');
  return true;
}

/** Confirms the picks, or does what the main button of the lifted card does; false if it has none. */
function goOn(game: GameTools): boolean {
  const { lifted } = game;
  if (!lifted) {
    game.confirm();
    return true;
  }
  const main = mainAnswer(lifted);
  if (main) game.commit(main.option, main.target);
  return main !== null;
}

function letter(key: string, { game, log, recap }: Told): boolean {
  const { filling, shown } = game;
  switch (key) {
    case 'e': {
      const end = filling?.options.find((o) => o.word === 'end');
      if (end) game.choose(end);
      else if (filling?.decision.optional) game.decline();
      return true;
    }
    case 'c':
      goOn(game);
      return true;
    case 'u':
      if (shown?.state.canUndo) game.undo();
      return true;
    case 'h':
      if (shown?.state.canHint) game.hint();
      return true;
    case 'l':
      log();
      return true;
    case 'r':
      recap();
      return true;
    case 'i': {
      const n = Number((document.activeElement as HTMLElement | null)?.dataset.card);
      const card = shown && n ? findCard(game, n) : null;
      if (card) game.study(card);
      return card !== null;
    }
    default:
      return false;
  }
}

/** Presses the element that shows this number. The focus goes to the question, so that Enter confirms and presses nothing else. */
function chooseNumber(root: HTMLElement | null, key: string): boolean {
  const signs = [...(root?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
  const button = signs.find((sign) => sign.textContent === key)?.closest('button');
  if (!button) return false;
  root?.querySelector<HTMLElement>('[data-question] h2')?.focus({ preventScroll: true });
  button.click();
  return true;
}

const ALL = '[data-choosable]:not(:disabled), [data-confirm]:not(:disabled), [data-decline]';
function moveFocus(root: HTMLElement | null, by: number, among = ALL): boolean {
  const list = [...(root?.querySelectorAll<HTMLElement>(among) ?? [])];
  if (list.length === 0) return false;
  const at = list.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : list.length - 1) : (at + by + list.length) % list.length;
  list[next].focus();
  list[next].scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

function findCard({ shown }: GameTools, n: number): { n: number; id: string } | null {
  const view = shown!.view;
  const others = [
    ...view.bases,
    ...view.players.flatMap((p) => [...p.hand.cards, ...p.discard]),
    ...view.aside,
    ...(view.decision?.options?.flatMap((o) => (o.card ? [o.card] : [])) ?? []),
  ];
  return findInPlay(view, n) ?? others.find((c) => c.n === n) ?? null;
}
