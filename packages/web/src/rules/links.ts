import type { Prompt } from '@breakpoint/engine';

/** Where the rules speak of what is asked. */
export const PROMPT_RULES: Partial<Record<Prompt, string>> = {
  'take-faction': '1.3',
  redraw: '1.5',
  'play-phase': '2.2',
  window: '3.3',
  react: '6.17',
  'order-triggers': '5.3',
  'order-insteads': '5.2',
  'pick-base-to-score': '3.2',
  'discard-down': '2.4',
  where: '2.2.1',
  'play-on': '6.3',
  'play-extra': '6.19',
  return: '6.16',
  move: '6.8',
  'move-to': '6.8',
  'place-counters': '6.22',
  'remove-counters': '6.22',
  'transfer-from': '6.21',
  'transfer-to': '6.21',
  'use-talent': '6.20',
  discard: '6.7',
  search: '6.23',
  'take-control': '6.5',
  'top-or-bottom': '6.13',
};
