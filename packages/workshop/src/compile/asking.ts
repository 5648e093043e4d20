import { type Ask, type Card, question, type Resolution, type Seat } from '@breakpoint/engine/cards';
import type { Step, What } from '../tree.js';
import { isDescription, isZone } from '../tree.js';
import type { Around } from './env.js';

type Options = Parameters<Resolution['choose']>[1];
export interface Some {
  least?: number;
  most?: number;
  optional?: boolean;
  ordered?: boolean;
  times?: (c: Card) => number;
  group?: (c: Card) => number;
  apart?: boolean;
  weight?: (c: Card) => number;
  limit?: number;
}
export type Question = ReturnType<typeof question>;

/** The verbs of asking, for questions without slots. */
interface Asker {
  choose(question: Question, what: Options): Ask<Card>;
  mayChoose(question: Question, what: Options): Ask<Card>;
  chooseSome(question: Question, what: Options, how: Some): Ask<Card[]>;
  may(question: Question): Ask<boolean>;
  choosePlayer(question: Question, seats: Seat[]): Ask<Seat>;
  mayChoosePlayer(question: Question, seats: Seat[]): Ask<Seat>;
  nameCard(question: Question, type: 'minion' | 'action' | 'card'): Ask<number>;
  playNow(question: Question, cards: readonly Card[], how: object): Ask<Card>;
}
export const asker = (it: Resolution): Asker => it as unknown as Asker;

/** What a question of a step asks for. */
export type Role = 'cards' | 'whether' | 'player' | 'receiver' | 'save' | 'which' | 'back';

/**
 * The question that a step asks. Its sentence is said from the step itself (`questionTexts`), so it has the place of the step in
 * its name, and what happens to a chosen card, which the button says.
 */
export function questionOf(step: Step, role: Role, around: Around): Question {
  const path = around.paths.get(step);
  if (path === undefined) throw new Error('a question belongs to a step of the card');
  // What playing costs is discarded.
  const asks = role !== 'cards' ? role : step.do === 'play costs' ? 'discard' : step.do.replaceAll(' ', '-');
  const name = `${around.faction}/${around.card.id}.${path.replaceAll('/', '.')}.${asks}` as const;
  const known = around.questions.get(name);
  if (known) return known.question;
  const made = question(name, shapeOf(step, role));
  around.questions.set(name, { question: made, card: around.card.id, base: around.card.kind === 'base', path, role });
  return made;
}

function shapeOf(step: Step, role: Role): Parameters<typeof question>[1] {
  switch (role) {
    case 'cards': {
      const what = chosenBy(step);
      const means = meaningOf(step, what);
      return { chooses: 'card', ...(isOpen(what) && { open: true as const }), ...(means && { means }) };
    }
    case 'receiver':
      return { chooses: 'card', open: true, means: 'help' };
    case 'player':
      return { chooses: 'player', open: true };
    case 'whether':
      return { chooses: 'whether', open: true };
    case 'save':
      return { chooses: 'whether', about: 'card', open: true };
    case 'which':
      return { chooses: 'card', open: true, means: 'help' };
    case 'back':
      return { chooses: 'card', means: 'cost' };
    default:
      throw new Error(`nobody asks for ${role satisfies never}`);
  }
}

const chosenBy = (step: Step): What | undefined =>
  step.do === 'transfer' || step.do === 'swap' ? step.from : 'what' in step ? step.what : undefined;

/** Are the options on the table, where everyone sees them? */
const isOpen = (what: What | undefined): boolean => what !== undefined && isDescription(what) && !isZone(what.where);

/** What being chosen means for the chosen card. */
function meaningOf(step: Step, what: What | undefined): 'harm' | 'help' | 'cost' | undefined {
  switch (step.do) {
    case 'destroy':
    case 'return':
    case 'uncounter':
    case 'transfer':
    case 'cancel abilities':
      return 'harm';
    case 'put':
      return isOpen(what) ? 'harm' : undefined;
    case 'power':
      return step.n < 0 ? 'harm' : 'help';
    case 'counter':
    case 'double power':
      return 'help';
    case 'discard':
      return isDescription(step.what) && step.what.whose === 'that player' ? 'harm' : 'cost';
    case 'give':
    case 'discard down to':
    case 'play costs':
      return 'cost';
    default:
      return undefined;
  }
}
