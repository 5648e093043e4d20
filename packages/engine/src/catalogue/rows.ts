import type { Definition, Instead, Special, Talent, Trigger } from '../words/definitions.js';

// Authors write cards as literals with only the fields they need. The table holds them with all fields, in one order: the
// engine's inner loops read them constantly, and one shape makes that several times faster.

const talentRow = (t: Talent): Talent => ({ when: t.when, run: t.run, everyone: t.everyone });

/** A Special of a card in play can be used once per scoring, unless the card is played again (RULES 6.25). */
const limitOf = (s: Special): Special['limit'] =>
  s.from === 'play' && (s.window === 'before' || s.window === 'after') ? { per: 'scoring', by: 'card' } : undefined;

/** A reaction answers no event of another moment. */
const answersOf = ({ to, answers }: Special): Special['answers'] =>
  to === undefined ? answers : (p, self, you, e) => to.includes(e.moment) && (answers === undefined || answers(p, self, you, e));

const specialRow = (s: Special): Special => ({
  window: s.window,
  from: s.from,
  when: s.when,
  to: s.to,
  answers: answersOf(s),
  idle: s.idle,
  limit: s.limit ?? limitOf(s),
  on: s.on,
  run: s.run,
});

const triggerRow = (t: Trigger): Trigger => ({
  on: t.on,
  when: t.when,
  triggered: t.triggered,
  given: t.given,
  fromAnywhere: t.fromAnywhere,
  watches: t.watches,
  seat: t.seat,
  users: t.users,
  special: t.special,
  nextBase: t.nextBase,
  limit: t.limit,
  run: t.run,
});

const insteadRow = (x: Instead): Instead => ({
  of: x.of,
  applies: x.applies,
  may: x.may,
  run: x.run,
  after: x.after,
  elsewhere: x.elsewhere,
  shields: x.shields,
  shieldsForTheTurn: x.shieldsForTheTurn,
  fromHand: x.fromHand,
  limit: x.limit,
});

export type Given = Omit<Definition, 'n' | 'moments' | 'hooks'>;

/** A row of the table. */
export class DefinitionRow implements Definition {
  id: Definition['id'];
  type: Definition['type'];
  goes: Definition['goes'];
  power: Definition['power'];
  on: Definition['on'];
  vp: Definition['vp'];
  copies: Definition['copies'];
  kinds: Definition['kinds'];
  names: Definition['names'];
  faction: Definition['faction'];
  factionNumber: Definition['factionNumber'];
  ownDestination: Definition['ownDestination'];
  onPlay: Definition['onPlay'];
  talent: Definition['talent'];
  talentOfHost: Definition['talentOfHost'];
  onYourTurn: Definition['onYourTurn'];
  specials: Definition['specials'];
  triggers: Definition['triggers'];
  instead: Definition['instead'];
  copier: Definition['copier'];
  powerSelf: Definition['powerSelf'];
  powerHost: Definition['powerHost'];
  powerHere: Definition['powerHere'];
  powerNamed: Definition['powerNamed'];
  startingPower: Definition['startingPower'];
  doublesPower: Definition['doublesPower'];
  setsPower: Definition['setsPower'];
  playerPower: Definition['playerPower'];
  changesBreakpoint: Definition['changesBreakpoint'];
  startingBreakpoint: Definition['startingBreakpoint'];
  bearsName: Definition['bearsName'];
  givesKind: Definition['givesKind'];
  forbidsPlay: Definition['forbidsPlay'];
  chargesPlay: Definition['chargesPlay'];
  forbids: Definition['forbids'];
  unaffected: Definition['unaffected'];
  grants: Definition['grants'];
  standingPlay: Definition['standingPlay'];
  playFromDiscard: Definition['playFromDiscard'];
  ownDiscardPlay: Definition['ownDiscardPlay'];
  untilYourTurn: Definition['untilYourTurn'];
  mayIgnoreBase: Definition['mayIgnoreBase'];
  cancelsBase: Definition['cancelsBase'];
  cancelsMinion: Definition['cancelsMinion'];
  borrowsBase: Definition['borrowsBase'];
  talentAgain: Definition['talentAgain'];
  cannotScore: Definition['cannotScore'];
  winsTies: Definition['winsTies'];
  recalls: Definition['recalls'];
  mimics: Definition['mimics'];
  forbidsTalent: Definition['forbidsTalent'];
  award: Definition['award'];
  destination: Definition['destination'];

  constructor(
    readonly n: number,
    readonly moments: number,
    readonly hooks: number,
    d: Given,
  ) {
    this.id = d.id;
    this.type = d.type;
    this.goes = d.goes;
    this.power = d.power;
    this.on = d.on;
    this.vp = d.vp;
    this.copies = d.copies;
    this.kinds = d.kinds;
    this.names = d.names;
    this.faction = d.faction;
    this.factionNumber = d.factionNumber;
    this.ownDestination = d.ownDestination;
    this.onPlay = d.onPlay;
    this.talent = d.talent && talentRow(d.talent);
    this.talentOfHost = d.talentOfHost;
    this.onYourTurn = d.onYourTurn && talentRow(d.onYourTurn);
    this.specials = d.specials?.map(specialRow);
    this.triggers = d.triggers?.map(triggerRow);
    this.instead = d.instead?.map(insteadRow);
    this.copier = d.copier;
    this.powerSelf = d.powerSelf;
    this.powerHost = d.powerHost;
    this.powerHere = d.powerHere;
    this.powerNamed = d.powerNamed;
    this.startingPower = d.startingPower;
    this.doublesPower = d.doublesPower;
    this.setsPower = d.setsPower;
    this.playerPower = d.playerPower;
    this.changesBreakpoint = d.changesBreakpoint;
    this.startingBreakpoint = d.startingBreakpoint;
    this.bearsName = d.bearsName;
    this.givesKind = d.givesKind;
    this.forbidsPlay = d.forbidsPlay;
    this.chargesPlay = d.chargesPlay;
    this.forbids = d.forbids;
    this.unaffected = d.unaffected;
    this.grants = d.grants;
    this.standingPlay = d.standingPlay;
    this.playFromDiscard = d.playFromDiscard;
    this.ownDiscardPlay = d.ownDiscardPlay;
    this.untilYourTurn = d.untilYourTurn;
    this.mayIgnoreBase = d.mayIgnoreBase;
    this.cancelsBase = d.cancelsBase;
    this.cancelsMinion = d.cancelsMinion;
    this.borrowsBase = d.borrowsBase;
    this.talentAgain = d.talentAgain;
    this.cannotScore = d.cannotScore;
    this.winsTies = d.winsTies;
    this.recalls = d.recalls;
    this.mimics = d.mimics;
    this.forbidsTalent = d.forbidsTalent;
    this.award = d.award;
    this.destination = d.destination;
  }
}
