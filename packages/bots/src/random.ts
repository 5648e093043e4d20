import type { Bot } from './bot.js';
import { randomPicks } from './bot.js';

export const random: Bot = {
  name: 'random',
  decide({ decision }, chance) {
    return randomPicks({ ...decision, options: decision.options!.map((o) => o.key) }, chance);
  },
};
