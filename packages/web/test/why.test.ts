import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allCards } from '@breakpoint/cards';
import { scenariosIn } from '@breakpoint/scenario';
import { describe, expect, test } from 'vitest';
import questions from '../src/judge/questions.json' with { type: 'json' };
import rulings from '../src/judge/rulings.json' with { type: 'json' };
import rules from '../src/rules/en.json' with { type: 'json' };
import { Judge, type ScenarioData } from '../src/worker/judge.js';
import type { Why } from '../src/worker/why.js';

const folder = fileURLToPath(new URL('../../../scenarios/', import.meta.url));
const scenarios = new Map<unknown, ScenarioData>();
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (name.endsWith('.yaml'))
    for (const read of scenariosIn(readFileSync(`${folder}${name}`, 'utf8'))) if ('doc' in read) scenarios.set(read.doc.id, read.doc);

/**
 * Situations that were read with the rules in hand: what happens (or is refused, or does not happen), the scenario and the number of
 * answers before, and the rule that decides; `card` if the words of the card do.
 */
const SITUATIONS = `
played aliens-10@1 2.2.1
played tricksters-23a@1 2.2.1
played dinosaurs--tar-pits@0 2.2.2
played review-russian-fairy-tales-17@0 7.1
played meet-zombies-7@1 6.17
played meeting-windows-4@1 8.6
used zombies--tenacious-z@0 6.17
used anansi-tales--mboro-hornet@2 6.17
triggered aliens-10@1 5.1
triggered vampires-10@2 5.1
triggered meeting-windows-9@1 2.1
triggered judges-four-14@0 3.3
triggered robots--microbot-archive@1 5.5
chose grimms-fairy-tales--teamwork-birch@1 8.4
chose truckers--el-bandido-talent-extra@0 8.4
extra aliens-10@1 6.19
extra robots--zapbot@4 6.19
spent dinosaurs--tar-pits@1 2.2.2
spent truckers--one-base@2 2.2.2
destroyed dinosaurs-18@2 6.7
destroyed meeting-seldom-7@1 6.7
moved dinosaurs-19@3 6.8
moved judges-bonus-1@3 6.8
returned aliens-09@1 6.16
returned meeting-owners-2@1 6.16
counters vigilantes--the-mean-streets@2 6.13
counters review-russian-fairy-tales-22@2 6.22
counters-transferred kung-fu-fighters-14@4 6.21
counters-transferred meeting-corners-14@2 6.21
power vigilantes-01@2 8.11
power judges-arrivals-27@0 8.11
control truckers-16@1 6.5
control meet-vampires-10@2 6.5
transferred truckers--truck-stop@1 6.21
transferred truckers-07c@2 6.21
shed dinosaurs-18@2 8.10
shed ruling-protected-3@0 8.2
swept aliens-09@2 3.2
swept optional-moves-2@0 3.2
protected meeting-kungfu-3@1 5.2
protected disco-dancers-13b@12 5.2
saved dinosaurs-19@2 5.2
saved meeting-shelter-17@0 5.2
unaffected giant-ants--egg-chamber@2 8.2
unaffected review-truckers-4@0 8.2
copied vigilantes-08@4 6.1
copied disco-dancers-10@6 6.1
drew aliens-09@2 2.4
drew judges-arrivals-54@0 8.4
discarded tricksters--brownie@0 6.7
discarded meeting-further-corners-19@1 7.4
discarded rules-2@1 2.4
revealed review-wizards-1@0 6.23
revealed meeting-tight-8@0 6.23
placed-in-hand meeting-tight-5@1 6.13
placed-in-discard zombies--mall-crawl@1 6.13
placed-on-top grimms-fairy-tales--basket-of-goodies@2 6.13
placed-on-bottom dinosaurs-18@3 6.13
placed-on-bottom review-aliens-6@4 6.13
shuffled-in zombies-13c@1 6.13
looked-at-hand aliens-17b@1 6.23
looked-at-deck zombies--walker@0 6.23
searched-deck anansi-tales--anansi-the-spider@0 6.23
put-back wizards--portal@2 6.23
refilled meeting-last-moments-4@3 2.6
scoring aliens-09@0 3.1
scoring judges-arrivals-58@0 3.1
ranked meeting-windows-7@1 3.4
ranked aliens-09@0 3.4.2
ranked profile-needs-minion-culture-shock@0 3.4.1
vp giant-ants--under-pressure@4 3.4
vp review-aliens-11@1 8.4
replaced aliens-09@2 3.2
replaced meeting-stars-13@0 3.2
base-added meeting-stars-11@2 card
base-swapped ruling-leaving-1@5 card
base-destroyed review-truckers-7@1 6.7
base-revealed ancient-incas-14@4 6.23
base-turned-down ancient-incas-13@1 6.24
bases-refilled wizards--school-of-wizardry-none-left@0 3.2
breakpoint dinosaurs-11b@1 6.6
breakpoint judges-rampage-1@1 6.6
player-power polynesian-voyagers-12@1 3.1
player-power judges-unity-2@1 3.1
cancelled vigilantes--hideout-shrugged-off@0 6.2
cancelled judges-shrug-5@0 6.2
ignored meeting-odd-22@3 8.1
ignored meeting-incas-6@5 8.1
named review-tricksters-5@2 card
actions-forbidden tricksters-22a@1 8.2
actions-forbidden judges-sleep-1@1 8.2
name-forbidden anansi-tales--anansi-the-spider@2 8.2
turn-began judges-shrug-1@3 2.1
turn-ended zombies--overrun@7 2.5
passed judges-four-2@1 3.3
passed zombies-06@1 3.3
game-over review-ninjas-4@1 4.1
game-over judges-four-40@3 4.1
refused:actions-forbidden tricksters-22a@3 8.2
refused:actions-forbidden meeting-anansi-6@3 8.2
refused:already-used werewolves--standing-stones@4 6.20
refused:already-used meet-plays-14@1 6.20
refused:condition-not-met giant-ants-07@3 card
refused:condition-not-met ninjas-07a@1 card
refused:different-groups zombies--not-enough-bullets@1 card
refused:extra-needs-base meeting-extra-plays-10@1 6.19
refused:extra-needs-base-action truckers-05@3 6.19
refused:extra-needs-empty-base review-zombies-6@3 6.19
refused:extra-needs-power-at-most aliens-10@2 6.19
refused:extra-needs-power-at-most review-robots-5@3 6.19
refused:name-forbidden review-anansi-tales-2@2 8.2
refused:name-forbidden judges-anansi-1@2 8.2
refused:no-action-play-left anansi-tales-01@5 2.2
refused:no-action-play-left vigilantes-23a@3 2.2
refused:no-minion-play-left review-aliens-8@6 2.2
refused:no-minion-play-left meet-robots-1@8 2.2
refused:no-place-to-play ninjas--smoke-bomb-c@0 6.3
refused:not-in-hand zombies--they-keep-coming-none@3 8.8
refused:not-in-hand meet-truckers-8@4 8.8
refused:not-your-decision rules-11@2 8.12
refused:not-your-turn zombies-06@2 2.2
refused:not-your-turn rules-11@0 2.2
refused:not-yours ancient-incas--signs-in-the-stars@2 6.5
refused:not-yours judges-shrug-5@6 6.5
refused:play-forbidden-here tricksters-16a@4 8.2
refused:play-forbidden-here truckers-16@0 8.2
refused:power-too-high aliens-02@2 6.10
refused:too-few ancient-incas-08a@2 8.4
refused:too-few vigilantes--jacky-bill@2 8.4
refused:too-many anansi-tales--ear-of-corn@1 8.5
refused:too-heavy werewolves--let-the-dog-out@1 card
refused:wrong-base kung-fu-fighters-14@3 card
silent:declined meeting-grimms-1@2 8.4
silent:declined giant-ants--a-kind-of-magic-none@1 8.5
silent:no-effect aliens--beam-up-nobody@0 8.3
silent:no-effect vampires--crack-of-dusk-nobody@0 8.3
silent:not-done kung-fu-fighters--lady-whirlwind-failed@0 6.14
silent:not-done russian-fairy-tales--transformation-protected@1 6.14
silent:only-special ancient-incas--ashlar-masonry-ordinary@0 6.17
silent:only-special giant-ants--under-pressure-plain@0 6.17
silent:no-trigger vampires--crypt-own@2 card
silent:no-trigger judges-arrivals-22@1 card
silent:not-ready werewolves-06a@2 3.1
silent:not-ready judges-shrug-1@1 3.1
silent:no-place dinosaurs--jungle-oasis@0 3.4
silent:no-place meeting-many-16@2 3.4
silent:no-place profile-needs-minion-base@0 3.4.1
silent:no-replacement profile-empty-base-deck-base@0 3.2
silent:no-replacement pirates--tortuga-c@0 3.2
silent:too-few-cards meet-turns-13@0 2.6
silent:too-few-cards judges-four-5@0 2.6
silent:tied-lead rules-1@0 4.1
silent:tied-lead meeting-many-4@4 4.1
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [what: string, where: string, rule: string]);

const judged = new Map<string, ReturnType<Judge['judged']>>();
function whysAt(what: string, where: string): Why[] {
  const [id, at] = where.split('@');
  let found = judged.get(id);
  if (!found) {
    const doc = scenarios.get(id);
    if (!doc) throw new Error(`there is no scenario ${id}`);
    found = new Judge(allCards, doc, () => undefined).judged();
    judged.set(id, found);
  }
  const [kind, name] = what.split(':');
  if (kind === 'refused') return found.refused.filter((r) => r.after === Number(at) && r.reason?.code === name).map((r) => r.why);
  const { whys } = found.moments[Number(at)];
  return whys.filter((w) => (kind === 'silent' ? w.silence === name : w.event?.kind === what));
}

describe('why', () => {
  test.each(SITUATIONS)('%s in %s: %s', (what, where, rule) => {
    const whys = whysAt(what, where);
    expect(whys).not.toEqual([]);
    expect(whys.map((w) => w.rules[0] ?? 'card')).toContain(rule);
  });

  test('every rule that is named has a text for readers', () => {
    const known = new Set(rules.flatMap((section) => section.rules.map((r) => r.id)));
    const source = readFileSync(new URL('../src/worker/why.ts', import.meta.url), 'utf8');
    const named = [...source.matchAll(/'(\d+\.\d+(?:\.\d+)?)'/g)].map((m) => m[1]);
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('ready questions', () => {
  test('are at least forty, with one for each faction, in three languages, about cards that exist', () => {
    expect(questions.length).toBeGreaterThanOrEqual(40);
    const named = new Set<string>();
    for (const { id, asks, says, rests } of questions) {
      expect(rests.length, id).toBeGreaterThan(0);
      for (const language of ['en', 'fr', 'es'] as const)
        for (const text of [asks[language], says[language]]) {
          expect(text.length, id).toBeGreaterThan(5);
          for (const [, card] of text.matchAll(/\{([^}]+)\}/g)) {
            expect(allCards.number(card), card).toBeTruthy();
            named.add(card.split('/')[0]);
          }
        }
    }
    expect(allCards.factions.map((f) => f.id).filter((id) => !named.has(id))).toEqual([]);
  });

  test('can be played through to the end', () => {
    for (const { id } of questions) {
      const { problem } = new Judge(allCards, scenarios.get(id)!, () => undefined).judged();
      expect(problem, id).toBeNull();
    }
  });
});

test('every reading names cards that exist, and what it rests on', () => {
  expect(rulings.length).toBeGreaterThan(150);
  for (const { cards, rests, text } of rulings) {
    expect(rests.length, text).toBeGreaterThan(0);
    for (const card of cards) expect(allCards.number(card), card).toBeTruthy();
  }
});
