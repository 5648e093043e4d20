// Makes all hints and reviews of a kept list (packages/web/test/advice.json) again, compares them with what was kept, and checks what they
// claim, and what the points of twenty puzzles claim, in other play-outs. `--write` makes a new list (`--seed NAME`: of other games), `--read` prints it in words
// (`--lang fr`: in another language). Needs a build.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botCalled, hintFor, isTrue, reviewed, searchWith, untrueOf } from '../packages/bots/dist/index.js';
import { allCards } from '../packages/cards/dist/index.js';
import { cardText, loadTexts } from '../packages/cards/dist/texts/index.js';
import { answerIn, hintIn, playIn, reasonIn } from '../packages/cards/dist/words/advising.js';
import { sentences } from '../packages/cards/dist/words/index.js';
import { declineLabel, plainQuestion } from '../packages/cards/dist/words/telling.js';
import { randomSetup } from '../packages/cli/dist/simulate/play.js';
import { answerWith, Game, knowledgeOf, logOf, replayLog, seedFromText, viewOf } from '../packages/engine/dist/index.js';
import { puzzleIn } from '../packages/lab/dist/puzzles/read.js';

const LIST = new URL('../packages/web/test/advice.json', import.meta.url);
const PUZZLES = new URL('../packages/web/src/puzzles/puzzles.json', import.meta.url);
const { values } = parseArgs({
  options: {
    write: { type: 'boolean' },
    read: { type: 'boolean' },
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string', default: 'coach' },
  },
});

const ITERATIONS = 400;
const WORLDS = 60;
const chanceOf = (text) => ({ key: seedFromText(text), used: 0 });
const speech = { words: sentences[values.lang], texts: await loadTexts(values.lang), names: ['Anna', 'Ben', 'Cleo', 'Dan'] };

const keysOf = (play) => play.map((step) => step.keys);
const positionAt = (log, at) => replayLog(allCards, log, at, { events: false });

function hintAt(log, at) {
  const game = positionAt(log, at);
  const { options, reasons, instead, alike, both, decided } = hintFor(knowledgeOf(game, game.decision.seat), chanceOf(`hint ${at}`), {
    iterations: ITERATIONS,
  });
  return {
    plays: options.map((o) => o.play),
    worth: options,
    said: { plays: options.map((o) => keysOf(o.play)), reasons, instead, alike, both, decided },
  };
}

function reviewAt(log, at) {
  const game = positionAt(log, at);
  const found = reviewed(knowledgeOf(game, game.decision.seat), log.answers.slice(at, at + 12), chanceOf(`review ${at}`));
  if (!found?.mark) return null;
  const { played, other, mark, stake, reasons } = found;
  const [one, two] = mark === 'worse' ? [other, played] : [played, other];
  return {
    plays: [one.play, two.play],
    worth: [one, two].map(({ value, margin }) => ({ chance: value, margin })),
    said: { plays: [keysOf(one.play), keysOf(two.play)], mark, by: stake.by, reasons },
  };
}

/** The reasons that are not true in other worlds. */
function falseIn(log, at, { plays, said }) {
  const { reasons, instead = [] } = said;
  if (reasons.length + instead.length === 0) return [];
  const game = positionAt(log, at);
  const study = searchWith().study(
    knowledgeOf(game, game.decision.seat),
    chanceOf(`others ${at}`),
    { iterations: ITERATIONS },
    { plays: true },
  );
  const followed = study.follow(plays.slice(0, 2), WORLDS);
  const other = { ...followed, fates: [...followed.fates].reverse() };
  return [...reasons.filter((reason) => !isTrue(reason, followed)), ...instead.filter((reason) => !isTrue(reason, other))];
}

function gameOf(names, seed, number) {
  const game = Game.create(allCards, randomSetup(allCards, { players: names.length, seed }, number), { events: false });
  const bots = names.map((name) => botCalled(name));
  const chance = chanceOf(`${seed} ${number}`);
  while (game.decision)
    answerWith(game, game.decision.seat, bots[game.decision.seat].decide(knowledgeOf(game, game.decision.seat), chance));
  return logOf(game);
}

/** A new list: forty decisions with at least two plays to compare, and twenty that a review marks. */
function made() {
  const list = { games: [], hints: [], reviews: [] };
  const normal = (n) => Array(n).fill('normal');
  for (const [number, bots] of [...Array(8).fill(normal(2)), ...Array(2).fill(normal(4))].entries()) {
    const log = gameOf(bots, values.seed, number);
    const game = list.games.push(log) - 1;
    for (let i = 0, at = 3 + number; i < 4 && at < log.answers.length; at += 5) {
      // One of them in each quarter of the game.
      if (at < (i * log.answers.length) / 4) continue;
      const { said } = hintAt(log, at);
      if (said.plays.length < 2) continue;
      list.hints.push({ game, at, ...said });
      i++;
    }
  }
  for (const [number, bots] of [
    ['easy', 'normal'],
    ['random', 'normal'],
    ['normal', 'easy'],
    ['easy', 'normal'],
  ].entries()) {
    const log = gameOf(bots, `${values.seed}-reviewed`, number);
    const game = list.games.push(log) - 1;
    for (let i = 0, at = 4; i < 5 && at < log.answers.length; at += 2) {
      const found = reviewAt(log, at);
      if (!found) continue;
      list.reviews.push({ game, at, ...found.said });
      i++;
    }
  }
  return list;
}

/** The position as the player who decides sees it: what lies on each base, and the hand; and the texts of the bases, and of the cards that are named. */
function printPosition(game, plays) {
  const { seat } = game.decision;
  const { bases, players, allowances, decision } = viewOf(game, seat);
  const name = ({ id }) => cardText(speech.texts, id).name;
  const told = (card) => [`${name(card)} ${card.power ?? ''}`.trim(), ...(card.actions ?? []).map((a) => `(${name(a)})`)].join(' ');
  for (const base of bases) {
    const sides = base.power.map((power, p) => {
      const here = [...base.minions, ...base.actions].filter((c) => c.controller === p);
      return here.length > 0 ? ` | ${speech.names[p]} ${power}: ${here.map(told).join(', ')}` : '';
    });
    const all = base.power.reduce((sum, n) => sum + n, 0);
    console.log(`    ${name(base)} (${all} of ${base.breakpoint}, ${base.vp.join(' ')})${sides.join('')}`);
    console.log(`      ${cardText(speech.texts, base.id).text}`);
  }
  console.log(`    hand: ${players[seat].hand.cards.map(name).join(', ')}; plays left: ${allowances.map((a) => a.type).join(' ')}`);
  const idIn = (key) => key.replace(/^.* /, '').replace(/:\d+$/, '');
  const named = plays.flat().flatMap(({ keys, source }) => [...(source ? [source.id] : []), ...keys.map(idIn)]);
  for (const id of new Set(named)) if (id.includes('/')) console.log(`      ${name({ id })}: ${cardText(speech.texts, id).text}`);
  printQuestion(decision);
}

/** What was asked, and what could be answered. */
function printQuestion(asked) {
  const options = (asked.options ?? []).map((o) => answerIn(speech, asked, [o.key]));
  const counted = [...new Set(options)].map((o) => `${o}${options.filter((x) => x === o).length > 1 ? ' (several)' : ''}`);
  const all = asked.optional ? [...counted, declineLabel(speech, asked)] : counted;
  console.log(`    asked: ${plainQuestion(speech, asked)} [${all.join(' / ')}]`);
}

function print(log, at, { plays, worth = [], said }, wrong) {
  const game = positionAt(log, at);
  const { seat } = game.decision;
  console.log(`\n${log.setup.seed}/${at} ${speech.names[seat]}, VP ${game.state.vp.join(' ')}${said.mark ? ` (${said.mark})` : ''}`);
  printPosition(game, plays);
  for (const [i, play] of plays.entries())
    console.log(
      `  ${playIn(speech, play)}${worth[i] ? ` (${Math.round(100 * worth[i].chance)} %, ${worth[i].margin.toFixed(1)} VP)` : ''}`,
    );
  const { reasons, instead = [], alike = false, both = false } = said;
  const tell = (reason) => reasonIn(speech, reason, plays[1], seat, seat);
  const options = plays.map((play, i) => ({ play, chance: worth[i]?.chance ?? 0.5 }));
  const { first, second } = said.instead
    ? hintIn(speech, { options, reasons, instead, alike, both }, seat)
    : { first: reasons.map(tell), second: [] };
  for (const sentence of first) console.log(`  - ${sentence}`);
  for (const sentence of second) console.log(`  - the second: ${sentence}`);
  for (const reason of wrong) console.log(`  NOT IN OTHER WORLDS: ${tell(reason)}`);
}

if (values.write) writeFileSync(LIST, `${JSON.stringify(made())}\n`);
const list = JSON.parse(readFileSync(LIST, 'utf8'));
const total = { changed: 0, reasons: 0, wrong: 0 };
for (const [kept, make] of [...list.hints.map((h) => [h, hintAt]), ...list.reviews.map((r) => [r, reviewAt])]) {
  const { game, at, ...said } = kept;
  const log = list.games[game];
  const again = make(log, at);
  if (JSON.stringify(again?.said) !== JSON.stringify(said)) total.changed++;
  if (again === null) continue;
  const wrong = falseIn(log, at, again);
  total.reasons += again.said.reasons.length + (again.said.instead?.length ?? 0);
  total.wrong += wrong.length;
  if (values.read) print(log, at, again, wrong);
}
const { puzzles } = JSON.parse(readFileSync(PUZZLES, 'utf8'));
for (const puzzle of puzzles.filter((_, i) => i % Math.floor(puzzles.length / 20) === 0).slice(0, 20)) {
  const { log, point } = puzzle;
  const start = replayLog(allCards, log, undefined, { events: false });
  const wrong = untrueOf(start, puzzle, WORLDS, 'others');
  total.reasons += point.told.length + point.lost.length + point.brings.length;
  total.wrong += wrong.length;
  if (!values.read) continue;
  console.log(`\n${puzzleIn(speech, allCards, puzzle).join('\n')}`);
  for (const one of wrong) console.log(`  NOT IN OTHER WORLDS: ${JSON.stringify(one)}`);
}
console.log(
  `\n${total.changed} of ${list.hints.length + list.reviews.length} hints and reviews differ from the list; ${total.wrong} of ${total.reasons} reasons are not true in other worlds`,
);
process.exitCode = total.changed > 0 || total.wrong > 0.05 * total.reasons ? 1 : 0;
