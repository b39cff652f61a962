import type { Sentences } from '../dictionary';
import { count, notOneOf, range } from '../../../../platform/i18n/en/speech';
import { district, NOUNS, ritual } from './speech';
import type { Details } from '../../../../platform/i18n/details';

/** What is wrong and what to do; where it is wrong (the path) is put before the sentence. */

/** The markers that have run out (R2.1). */
function marker(what: string): string {
  if (/^ritual-\d$/.test(what)) return `${ritual(what.slice(-1))} markers`;
  if (what === 'sites') return NOUNS.site[1];
  if (what === 'dominance') return NOUNS.dominance[1];
  return what === 'plans' ? NOUNS.plan[1] : what;
}

/** What the machine says about it, in its own words. */
const why = (d: Details): string => (d.text('why') === '' ? '' : ` (${d.text('why')})`);

export const enErrors = {
  // a new game
  unknownCult: (d) => notOneOf(d, 'a cult of the mods in play', 'A cult'),
  unknownDistrict: (d) => notOneOf(d, 'a district', 'A district'),
  unknownCard: (d) => notOneOf(d, 'a card that can be used here', 'A card'),
  unknownEffect: (d) => notOneOf(d, 'an effect of the vocabulary', 'An effect'),
  unknownPhase: (d) => notOneOf(d, 'a phase', 'A phase'),
  unknownFace: (d) => notOneOf(d, 'a face of a Recruitment die', 'A face'),
  unknownKeyword: (d) => notOneOf(d, 'a keyword', 'A keyword'),
  unknownNumber: (d) => notOneOf(d, 'a number of the rules', 'A number of the rules'),
  notAtTable: (d) => notOneOf(d, 'a cult at this table', 'A cult'),
  wrongSeatCount: (d) =>
    `There must be ${range(d.number('min'), d.number('max'))} ${d.number('max') === 1 ? 'seat' : 'seats'}, not ${d.number('count')}. ` +
    (d.number('max') === 1 ? 'A solo game has one player.' : 'For one player add “solo”.'),
  cultTwice: (d, names) => `${names.cult(d.text('cult'))} is chosen twice. Give every seat a cult of its own.`,
  nothingClosedWithFour: () => 'With four players no district is closed. Leave this field out.',
  soloClosesRivertown: () => 'In a solo game Rivertown is the closed district. Leave this field out.',
  bookLacks: (d, names) => `The mods in play lack the card ${names.card(d.text('what'))}. Add the mod that has it.`,
  wrongKind: (d, names) =>
    `${names.card(d.text('card'))} cannot lie here. Use ${d.text('kind') === 'guardian' ? 'a Guardian' : 'an Action'}.`,
  stackTwice: (d, names) => `There is only one stack of ${names.card(d.text('card'))}. Choose another card for this place.`,
  tooManyPinned: (d) =>
    `${d.number('count')} City cards are pinned, but only ${d.number('max')} are revealed in a game of this length. Pin fewer.`,

  // positions
  notInHand: (d, names) =>
    `${names.card(d.text('card'))} is not in this hand (often enough). Add it to the hand or leave the entry out.`,
  notDeclared: (d, names) => `${names.card(d.text('card'))} declares nothing of the kind. Leave it out.`,
  puzzleUnplayed: () => 'Nothing has happened on the bench yet. Answer until the thing that the puzzle asks for has happened.',
  midTurn: () => 'A position can be taken only at the start of a phase or of a turn. Finish the turn, or use a save instead.',
  districtClosed: (d) =>
    `${district(d.text('district'))} is closed: nothing can be there. Leave this field out or close another district.`,
  tooManyMarkers: (d, names) =>
    `${names.cult(d.text('cult'))} has no more ${marker(d.text('what'))} than those already placed. Take one away.`,
  tooManyCopies: (d, names) =>
    `There are more copies of ${names.card(d.text('card'))} than the ${d.number('max')} that a game may have. Take some away.`,
  tooManyRituals: (d) =>
    `${count(d.number('count'), NOUNS.ritual)} do not fit: this district has ${d.number('max')} Ritual fields.`,
  notARitual: () => 'A Ritual is written as a pair of cult and level, such as ["dagon", 2].',
  siteTwice: (d, names) => `${names.cult(d.text('cult'))} already has a Cult Site here; one per district is allowed.`,
  tooManyDominance: (d) =>
    `${count(d.number('count'), NOUNS.dominance)} do not fit: this district has ${d.number('max')} Dominance fields.`,
  noHidingInLastRound: () => 'The last round has no Hiding phase. Choose another phase or a lower round.',
  npcHasNoHand: () => 'The NPC has no hand. Put its cards into its deck, its discards or its bonus.',

  // the table
  notYourSeat: (d, names) =>
    d.has('cult')
      ? `The open decision belongs to ${names.cult(d.text('cult'))}. Only that seat can answer it.`
      : 'The open decision belongs to another seat. Only that seat can answer it.',
  otherSeatDecided: (d, names) =>
    `The last answer cannot be taken back: ${d.has('cult') ? names.cult(d.text('cult')) : 'another seat'} has decided since.`,
  copyNotMade: (d) => `Card ${d.number('value')} was never brought into this game.`,
  copyTwice: (d) => `Card ${d.number('value')} lies in two places.`,
  markersDoNotAddUp: (d) =>
    `There must be ${d.number('max')} of these markers in supply and on the board together, not ${d.number('count')}.`,
  otherScript: (d, names) => `${names.card(d.text('card'))} has no such ability. Use another copy of the save.`,
  notASave: () => 'This is not a save of Rise of the Cults. Choose a file that “save” has written.',
  cardOverrun: (d, names) =>
    `${names.card(d.text('card'))} causes more than one answer may cause, or breaks. Nothing was changed; make the card blank.`,
  cardBroke: (d, names) => `An effect of ${names.card(d.text('card'))} could not be carried out${why(d)}.`,
} satisfies Sentences;
