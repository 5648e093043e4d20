import type { Amount, AnyCard, Description, Document, Where } from '../tree.js';
import { isOnMinion, isZone, stays } from '../tree.js';
import { checkDeeds } from './conditions.js';
import { type Report, under } from './problems.js';
import { LIMITS } from './shape.js';

/** What has been spoken of before a word, so that "it", "there" and the like mean something. */
export interface Known {
  it: boolean;
  /** One card in play was spoken of, and then another one. */
  spoken?: boolean;
  first?: boolean;
  /** "It" is an action on a minion. */
  borne?: boolean;
  there: boolean;
  /** A card has left a base for another one, or at least left it. */
  old: boolean;
  fresh: boolean;
  player: boolean;
  many: boolean;
  /** The card that "other" leaves out is another one than this: the giver of counters. */
  giver?: true;
  /** A card was named. */
  named?: boolean;
  /** "It" is a card outside play, such as a revealed one. */
  outside?: boolean;
  /** "It" was destroyed or returned by a step before. */
  left?: boolean;
  /** Cards of a deck were looked at or revealed. */
  them?: boolean;
  /** They were looked at by "you" alone, and not revealed. */
  secret?: boolean;
  /** Another player does this, who has not seen them. */
  unseen?: boolean;
  /** Cards were chosen, or all of a description. */
  those?: boolean;
  /** This card has gone to a discard pile. */
  gone?: true;
  /** This card has gone from play, to a hand or anywhere. */
  away?: true;
  /** Another player's step was done or not, on which this depends. */
  doer?: true;
  /** What is said lasts, and everybody sees it. */
  lasts?: true;
  /** This card is not in play yet, so nothing is "here". */
  nowhere?: true;
}

/** Where a description stands in a sentence. */
export type Use = 'object' | 'counted' | 'event';

/** Checks that a description describes something that can exist there. */
export function checkDescription(
  d: Description,
  use: Use,
  path: string,
  card: AnyCard,
  document: Document,
  known: Known,
  report: Report,
): void {
  const wrong = (key: string, problem: string, advice: string): void => report.say(under(path, key), problem, advice);
  const zone = isZone(d.where);
  if (use === 'counted' && d.pick !== undefined) wrong('pick', 'cards that are only counted are not chosen', 'leave “pick” out');
  if (use !== 'counted' && d.pick === undefined)
    wrong('pick', 'it is not said how many', 'choose one, exactly, as many, any, up to, some, all or random');
  if (use === 'event' && d.pick !== 'one' && d.pick !== 'some') wrong('pick', 'an event is about one card', 'choose “one”');
  if ((d.pick === 'as many') !== (d.as !== undefined))
    wrong('as', 'it is not said how many', d.as === undefined ? 'say as many as what (“as”)' : 'choose “as many”');
  const numbered = d.pick === 'up to' || d.pick === 'random' || d.pick === 'exactly';
  if (numbered !== (d.n !== undefined))
    wrong('n', numbered ? 'it is not said how many' : 'no number belongs here', numbered ? 'add “n”' : 'leave “n” out');
  // A search may find nothing.
  if ((d.pick === 'exactly' || (d.pick === 'up to' && d.where !== 'deck')) && d.n === 1)
    wrong('n', 'one card is “one”', 'write a higher number, or choose “one”');
  if (d.printed && (d.noun !== 'minion' || zone)) wrong('printed', 'a minion in play has a printed power besides its power', 'use “power”');
  if (d.rank && (d.noun !== 'minion' || zone || use !== 'object'))
    wrong('rank', 'the strongest of minions in play are chosen', 'describe minions in play');
  if (d.rank && (d.power || d.total || d.printed)) wrong('rank', 'one limit of power is enough', 'leave one out');
  if (d.rank && d.pick !== 'one' && d.pick !== 'all')
    wrong('rank', 'there is one strongest minion, or several alike', 'choose “one” or “all”');
  if (d.owner && (zone || (d.noun !== 'minion' && d.noun !== 'action')))
    wrong('owner', 'only cards in play may have another owner', 'leave “owner” out');
  if (d.owner === 'others' && d.whose === 'others')
    wrong('owner', 'players control their own cards as a rule', 'choose another controller, or leave “owner” out');
  if (d.printed && (d.power || d.total)) wrong('printed', 'one limit of power is enough', 'leave one out');
  if (d.printed && 'atMost' in d.printed && d.printed.atMost === LIMITS.power)
    wrong('printed', 'this is always so', 'write another number');
  if (d.where === 'those' && use === 'counted' && (d.on || d.fresh || d.moved || d.talent || d.different))
    wrong('where', 'cards that were spoken of are not limited so', 'leave the limit out');
  checkNoun(d, use, zone, wrong);
  checkMore(d, use, zone, card, wrong);
  if (d.having) {
    checkDescription(d.having.count, 'counted', under(path, 'having/count'), card, document, known, report);
    checkNumber(d.having, under(path, 'having'), report);
    if (d.having.count.where !== undefined || d.having.count.noun === 'base' || d.having.count.noun === 'player')
      wrong('having', 'the base is the place already', 'count minions or actions, without “where”');
    if (d.having.count.whose === 'that player') wrong('having', 'no player was spoken of', 'choose another owner');
    if (isWithYou(d.having)) wrong('having', 'there is a word for this', 'choose “with you” or “without you”');
  }
  checkOwner(d, use, zone, known, wrong);
  if (d.other && !known.giver && !couldBeMeant(d, card, known)) wrong('other', 'this card is not among them anyway', 'leave “other” out');
  checkPlace(d, use, card, known, wrong);
  if (d.kind !== undefined && !Object.hasOwn(document.kinds ?? {}, d.kind))
    wrong('kind', `the document has no kind “${d.kind}”`, 'add it to “kinds”');
  if (d.kind !== undefined && (d.noun === 'base' || d.noun === 'player'))
    wrong('kind', 'only cards have a kind', 'describe a card, a minion or an action');
  if (d.not && d.kind === undefined && d.named === undefined) wrong('not', 'it is not said which are left out', 'add “kind” or “named”');
  if (d.not && d.noun === 'card' && !zone) wrong('not', 'a card in play is a minion or an action', 'choose “minion” or “action”');
  if (d.kind !== undefined && d.named !== undefined) wrong('kind', 'a name says the kind', 'leave “kind” or “named” out');
  if (use === 'counted' && d.where === 'deck' && !isPlain(d))
    wrong('where', 'only the size of a deck is known', 'describe a card, and nothing more');
  if (use === 'counted' && d.where === 'hand' && known.lasts && !isPlain(d))
    wrong('where', 'what lasts would show the cards of a hand', 'describe a card, and nothing more');
  if (d.different && use !== 'counted' && !(use === 'object' && (isOneOfEach(d) || areApart(d))))
    wrong(
      'different',
      'names are counted, one of each is taken, or several are chosen',
      'choose “any”, “up to” or “some”, or “all” cards of your hand or discard pile, or leave “different” out',
    );
  if (d.different === 'base' && use === 'counted') wrong('different', 'bases are counted by themselves', 'count bases (“with you”)');
  if (d.different === 'base' && (d.noun !== 'minion' || zone || ONE_PLACE.includes(d.where)))
    wrong('different', 'only minions in play, anywhere, are on different bases', 'describe minions without “where”');
  if (d.different === 'power' && d.noun !== 'minion') wrong('different', 'only minions have power', 'describe a minion');
  if (d.different === 'faction' && d.faction) wrong('different', 'there is one faction only', 'leave “different” out');
  if (d.different && ((d.named !== undefined && !d.not && d.different !== 'power') || d.noun === 'base' || d.noun === 'player'))
    wrong('different', 'there is one name only', 'leave “different” out');
  if (d.named !== undefined) checkName(d, card, document, known, wrong);
  if (d.as !== undefined) checkAmount(d.as, under(path, 'as'), card, document, known, report);
  if (d.power)
    checkAmount(Object.values(d.power)[0] as Amount, under(path, `power/${Object.keys(d.power)[0]}`), card, document, known, report);
  if (d.total) checkAmount(d.total.atMost, under(path, 'total/atMost'), card, document, known, report);
}

/** Several cards that the player chooses, no two of which may be alike. */
const areApart = (d: Description): boolean =>
  (d.pick === 'any' || d.pick === 'some' || (d.pick === 'up to' && d.n !== 1)) &&
  !d.alike &&
  (!isZone(d.where) || d.where === 'hand' || d.where === 'discard' || d.where === 'deck');
/** Places that are one base. */
const ONE_PLACE: readonly Description['where'][] = ['here', 'there', 'old base', 'those'];

/** One card of each name, in a hand or pile: which copy does not matter there. */
const isOneOfEach = (d: Description): boolean =>
  d.different === true &&
  d.pick === 'all' &&
  (d.where === 'hand' || d.where === 'discard' || d.where === 'them') &&
  !d.other &&
  d.whose !== 'others';

/** Any card of a hand or deck, so that only the size of the hand or deck is told. */
const isPlain = (d: Description): boolean =>
  Object.entries(d).every(([key, value]) => (key === 'noun' ? value === 'card' : key === 'where' || key === 'whose'));

/** Checks that a number belongs to a comparison, and the other way round. */
export function checkNumber({ is, n }: { is: string; n?: number }, path: string, report: Report): void {
  const numbered = is !== 'some' && is !== 'none';
  if (numbered !== (n !== undefined))
    report.say(under(path, 'n'), numbered ? 'it is not said how many' : 'no number belongs here', numbered ? 'add “n”' : 'leave “n” out');
  if (is === 'at least' && n === 1) report.say(under(path, 'is'), 'at least one is some', 'choose “some”');
}

/** A base where you have a minion, or none. */
const isWithYou = ({ count, is }: NonNullable<Description['having']>): boolean =>
  (is === 'some' || is === 'none') && count.noun === 'minion' && count.whose === 'you' && Object.keys(count).length === 2;

/** Actions on a minion, its faction, and whether it is new; and what is at a base. */
function checkMore(d: Description, use: Use, zone: boolean, card: AnyCard, wrong: Wrong): void {
  if (d.bearing && (d.noun !== 'minion' || zone))
    wrong('bearing', 'only minions in play have actions on them', 'describe a minion in play');
  if (d.bearing === 'not this' && !isOnMinion(card)) wrong('bearing', 'this card is on no minion', 'choose “none”');
  if (d.alone && (zone || d.noun !== 'minion')) wrong('alone', 'only minions in play are alone', 'describe a minion in play');
  if (d.alone && (use === 'event' || d.where === 'those')) wrong('alone', 'this is asked only of minions in play', 'leave “alone” out');
  if (d.moved && (zone || d.noun !== 'minion')) wrong('moved', 'only minions in play move', 'describe a minion in play');
  if (d.talent && (zone || d.noun !== 'minion')) wrong('talent', 'only minions in play have used a Talent', 'describe a minion in play');
  const isPlayed = zone ? d.where === 'discard' : d.noun === 'minion' || d.noun === 'action';
  if (d.fresh && !isPlayed)
    wrong('fresh', 'a card in play or in a discard pile was played this turn', 'describe a minion or an action in play, or a discard pile');
  if (d.faction && (d.noun === 'base' || d.noun === 'player')) wrong('faction', 'a base or player is of no faction', 'describe a card');
  if (d.faction && d.named !== undefined) wrong('faction', 'a name says the faction', 'leave “faction” or “named” out');
  if (d.led && (d.noun !== 'base' || use === 'event')) wrong('led', 'only a base is led', 'describe a base');
  if (d.held && (d.noun !== 'base' || use === 'event')) wrong('held', 'players have power at bases', 'describe a base');
  if (d.breakpoint && (d.noun !== 'base' || use === 'event')) wrong('breakpoint', 'only a base has a breakpoint', 'describe a base');
  if (d.with && d.noun !== 'player') wrong('with', 'players have more or fewer than you', 'describe a player');
  if (d.having && (d.noun !== 'base' || use === 'event')) wrong('having', 'only bases have cards on them', 'describe a base');
}

/** Where cards may be chosen at random. */
const CHANCE: readonly Description['where'][] = [undefined, 'here', 'there', 'hand', 'discard'];

type Wrong = (key: string, problem: string, advice: string) => void;

function checkNoun(d: Description, use: Use, zone: boolean, wrong: Wrong): void {
  const minion = d.noun === 'minion';
  const isAnyCard = use === 'object' && d.where !== 'those' && d.pick === 'one';
  if (
    d.noun === 'card' &&
    !zone &&
    d.kind === undefined &&
    d.named === undefined &&
    !isAnyCard &&
    !(use === 'event' && d.where === undefined)
  )
    wrong('noun', 'a card in play is a minion or an action', 'choose “minion” or “action”');
  if (d.power && !minion) wrong('power', 'only minions have power', 'describe a minion');
  if (d.counters && (!minion || zone)) wrong('counters', 'only minions in play have +1 power counters', 'describe a minion in play');
  if (d.total && (!minion || zone || (d.pick !== 'any' && d.pick !== 'up to' && d.pick !== 'some')))
    wrong('total', 'a total needs several chosen minions in play', 'choose “any”, “up to” or “some” minions');
  if (d.on === 'your minion' && zone) wrong('on', 'a card outside play is on nothing', 'choose “minion”');
  if (d.on === 'nothing' && !zone) wrong('on', 'a standard action is not in play', 'describe an action in a hand, deck or discard pile');
  if (d.on === 'base or minion' && d.where !== 'here' && d.where !== 'there')
    wrong('on', 'an action is on a base or on a minion anyway', 'choose “here” or “there”, or leave “on” out');
  if (d.on && d.noun !== 'action') wrong('on', 'only actions are on something', 'describe an action');
  if ((d.on === 'this' || d.on === 'host' || d.on === 'it') && (zone || d.where !== undefined))
    wrong('where', 'the card it is on says where it is', 'leave “where” out');
  if ((d.on === 'base' || d.on === 'nothing') && d.where !== undefined && !zone)
    wrong('on', 'an action at a base is on that base', 'leave “on” out');
  if (d.alike && d.pick !== 'any' && d.pick !== 'up to') wrong('alike', 'one card is like itself', 'choose “any” or “up to”');
  if (d.alike === 'name' && !zone && !minion) wrong('alike', 'minions in play, or cards outside it, share a name', 'describe minions');
  if (d.alike && d.alike !== 'name' && (!minion || d.where !== undefined))
    wrong('alike', 'only minions in play, anywhere, share a base', 'describe minions without “where”');
  if (d.where === 'them' && use === 'event') wrong('where', 'cards that were looked at are chosen or counted', 'choose another place');
  if (d.where === 'hand or discard' && use !== 'object') wrong('where', 'cards of both are only played', 'choose one place');
  if (d.where === 'deck or discard' && use !== 'object') wrong('where', 'cards of both are only searched for', 'choose one place');
  if (d.pick === 'random' && (!CHANCE.includes(d.where) || d.noun === 'base' || d.noun === 'player'))
    wrong('pick', 'these are not chosen at random', 'describe cards of a hand or discard pile, or in play');
}

function checkOwner(d: Description, use: Use, zone: boolean, known: Known, wrong: Wrong): void {
  if (d.whose === 'others' && d.other) wrong('other', 'other players’ cards are other cards already', 'leave “other” out');
  if (d.whose === 'that player' && !known.player) wrong('whose', 'no player was spoken of', 'choose a player first');
  if (d.whose === 'not theirs' && use !== 'event')
    wrong('whose', '“not theirs” belongs to what another player destroys', 'choose another owner');
  if (d.whose === 'you' && zone) wrong('whose', 'a hand or pile is your own if nothing else is said', 'leave “whose” out');
  if (d.where === 'them' && d.whose) wrong('whose', 'the cards that were looked at are known', 'leave “whose” out');
  else if (zone && d.whose === 'others' && d.where !== 'discard')
    wrong('whose', 'nobody looks into other players’ hands or decks so', 'choose a discard pile');
  if (d.noun === 'base' && (d.whose || d.other)) wrong('whose', 'a base belongs to nobody', 'leave it out');
  if (d.noun === 'player' && (d.other || (d.whose !== undefined && d.whose !== 'others')))
    wrong('whose', 'a player is any player, or another one', 'choose “others”, or leave it out');
}

/** Could this very card fit the description, so that “other” leaves it out? */
function couldBeMeant(d: Description, card: AnyCard, known: Known): boolean {
  if (d.where === 'hand' || d.where === 'deck' || d.where === 'deck or discard' || d.where === 'them' || d.where === 'elsewhere')
    return false;
  // In a pile, "other" leaves out this card if it has gone there, or the card spoken of if it was destroyed.
  if (d.where === 'discard' || d.where === 'hand or discard') return known.gone === true || known.left === true;
  if (d.on === 'this') return false;
  // For an action or a base, "another minion" leaves out the minion that it has spoken of, or the one that the action is on.
  const spoken = known.it && !known.outside && !known.lasts;
  if (card.kind === 'minion') return d.noun !== 'action';
  if (!stays(card) || card.kind === 'base') return spoken;
  return d.noun !== 'minion' || spoken || (isOnMinion(card) && known.gone === undefined);
}

function checkPlace(d: Description, use: Use, card: AnyCard, known: Known, wrong: Wrong): void {
  const { where } = d;
  if (d.noun === 'player' && where !== undefined && where !== 'here' && where !== 'there')
    wrong('where', 'a player has minions here or there', 'choose “here” or “there”, or leave “where” out');
  if (d.with && /minions|power/.test(d.with) && (!stays(card) || known.nowhere) && !known.there)
    wrong('with', 'no base was spoken of', 'choose a base or a card first');
  if (d.noun === 'base' && where !== undefined && !(['with you', 'without you', 'elsewhere'] as Where[]).includes(where))
    wrong('where', 'a base has no such place', 'choose “with you”, “without you” or “elsewhere”');
  if ((where === 'here' || (where === 'elsewhere' && !known.there)) && (!stays(card) || known.nowhere))
    wrong('where', 'a standard action is nowhere', 'choose a base, and say “there”');
  if (where === 'them' && known.unseen) wrong('where', 'another player has not seen these cards', 'reveal them first');
  if (where === 'them' && !known.them) wrong('where', 'no cards were looked at', 'look at or reveal cards first');
  if (where === 'those' && (!known.those || known.lasts || use === 'event'))
    wrong('where', 'no cards were chosen', 'choose cards first, or leave “where” out');
  if (where === 'there' && !known.there) wrong('where', 'no base was spoken of', 'choose a base or a card first');
  if (where === 'old base' && !known.old) wrong('where', 'no card has left a base', 'move this card first');
  if (d.on === 'this' && card.kind !== 'minion') wrong('on', 'no action is on this card', 'describe actions on a base or a minion');
  if (d.on === 'host' && !isOnMinion(card)) wrong('on', 'this card is on no minion', 'play it on a minion');
  if (d.on === 'it' && (!known.it || known.outside || known.left || known.lasts || use === 'event'))
    wrong('on', 'no minion was spoken of', 'choose a minion first');
}

function checkName(d: Description, card: AnyCard, document: Document, known: Known, wrong: Wrong): void {
  if (d.noun === 'base' || d.noun === 'player') wrong('named', 'only cards have a name here', 'describe a card, a minion or an action');
  const sort = d.named === 'this' ? card.kind : document.cards.find((c) => c.id === d.named)?.kind;
  if (d.noun === 'action' && sort === 'minion' && !d.not) wrong('named', 'this card is no action', 'describe a minion');
  if (d.noun === 'card' && !isZone(d.where) && d.where !== 'here' && d.where !== undefined)
    wrong('where', 'a named card is here, or anywhere in play', 'choose “here”, or leave it out');
  if (d.noun === 'card' && !isZone(d.where) && (d.whose || d.other)) wrong('whose', 'a name is anybody’s', 'describe a minion');
  if (d.named === 'named') {
    if (!known.named) wrong('named', 'no card was named', 'name a card first');
  } else if (d.named === 'it') {
    if (!known.it) wrong('named', 'no card was spoken of', 'choose a card first');
    if (!isZone(d.where) && (known.lasts || d.noun !== 'minion'))
      wrong('named', 'a card of the same name is sought outside play', 'choose a hand or discard pile');
  } else if (d.named !== 'this' && !document.cards.some((c) => c.id === d.named))
    wrong('named', `the document has no card “${d.named}”`, 'name a card of this faction');
}

/** Checks what a number refers to. */
export function checkAmount(n: Amount, path: string, card: AnyCard, document: Document, known: Known, report: Report): void {
  if (typeof n === 'number') return;
  if (n === 'that many') {
    if (!known.many) report.say(path, 'nothing was counted', 'remove, place or discard any number first');
  } else if ('count' in n) checkDescription(n.count, 'counted', under(path, 'count'), card, document, known, report);
  else if ('totalOf' in n) {
    checkDescription(n.totalOf, 'counted', under(path, 'totalOf'), card, document, known, report);
    if (n.totalOf.noun !== 'minion' || isZone(n.totalOf.where) || n.totalOf.where === 'those' || n.totalOf.different)
      report.say(under(path, 'totalOf'), 'only minions in play have power', 'describe minions in play');
  } else if ('did' in n) checkDeeds(n, path, { card, document, report, frame: 'played' }, known);
  else if ('strongest' in n) {
    checkDescription(n.strongest, 'counted', under(path, 'strongest'), card, document, known, report);
    if (n.strongest.noun !== 'minion' || isZone(n.strongest.where) || n.strongest.where === 'those')
      report.say(under(path, 'strongest'), 'only minions in play have power', 'describe minions in play');
  } else if (n.powerOf === 'first' && !known.first) report.say(path, 'only one card was spoken of', 'choose “it”');
  else if (n.powerOf === 'host' && !isOnMinion(card)) report.say(path, 'this card is on no minion', 'choose a minion first');
  else if (n.powerOf === 'it' && !known.it) report.say(path, 'no minion was spoken of', 'choose a minion first');
  else if (n.powerOf === 'this' && card.kind !== 'minion') report.say(path, 'this card has no power', 'choose a minion first');
}
