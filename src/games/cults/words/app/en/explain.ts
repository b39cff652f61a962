import type { Details } from '../../../../../platform/i18n/details';
import { count } from '../../../../../platform/i18n/en/speech';
import { NOUNS } from '../../en/speech';
import type { ExplainWords, Explanation, Say } from '../explain';

const told = (title: string, text: string, rule: string): Explanation => ({ title, text, rule });
const place = (d: Details, { words }: Say): string => words.district(d.text('district'));
const cult = (d: Details, { names }: Say): string => names.cult(d.text('cult'));

/** What cards change: " − 1 (cards)". */
const cards = (other: number): string => (other === 0 ? '' : ` ${other > 0 ? '+' : '−'} ${Math.abs(other)} (cards)`);

export const explain: ExplainWords = {
  ritual: (d, say) =>
    told(
      `Ritual ${d.text('level')} of ${cult(d, say)}`,
      `In ${place(d, say)}. Its level is Attack in a Confrontation and Terror here. Whoever has most Rituals on the board scores 1 VP.`,
      'R9.4, R10.2, R11.2',
    ),
  closedField: () => told('Closed Ritual field', 'With fewer players fewer Rituals fit into a district.', 'R3.2'),
  ritualField: (d, say) =>
    told(
      'Free Ritual field',
      `In ${place(d, say)}. A Preparation places a Ritual here, an Influence moves one here; opponents may move one in against a Dominance.`,
      'R3.3, R8.6, R8.7, R9.2',
    ),
  siteField: (d, say) =>
    told(
      `Cult Site field of ${cult(d, say)}`,
      `In ${place(d, say)}. A Preparation places the Cult Site here for 5 Power + Investigators.`,
      'R3.2, R8.6',
    ),
  dominanceField: (d, say) =>
    told(
      'Free Dominance field',
      `In ${place(d, say)}. A successful Terror places a marker here, or two without a Confrontation. When all fields are taken, it replaces one of an opponent.`,
      'R10.3, R10.4',
    ),
  trackField: (d, say) =>
    told(
      `Field ${d.text('field')} of the Investigation track`,
      `In ${place(d, say)}. An Investigator goes from 4 towards 1; from there it arrives in the district, and a new one starts.`,
      'R3.4',
    ),
  investigatorField: (d, say) =>
    told(
      'No Investigator yet',
      `Those who arrive in ${place(d, say)} stand here. Each adds 1 to Sanity and 1 Power to every cost here.`,
      'R3.5, R3.6',
    ),
  planField: (d, say) =>
    told(
      `Plan field of ${place(d, say)}`,
      'In the Planning phase Plan markers are stacked here; the one on top is taken first.',
      'R7.4, R8.1',
    ),
  stackField: (d, say) => told('No cards here', `Nothing can be bought from this field of ${place(d, say)}.`, 'R3.2, R8.5'),
  closedSite: () => told('Closed Cult Site field', 'Each district has one Cult Site field for each cult in play.', 'R3.2'),
  closedDistrict: (d, say) =>
    told(`${place(d, say)} is closed`, 'Nothing may be placed, moved or resolved here in this game.', 'R3.7'),
  site: (d, say) =>
    told(
      `Cult Site of ${cult(d, say)}`,
      `In ${place(d, say)}. It allows Rituals to be prepared here, and scores 1 VP if its owner also has a Ritual here at the end.`,
      'R8.6, R11.2',
    ),
  dominance: (d, say) =>
    told(`Dominance of ${cult(d, say)}`, `In ${place(d, say)}. 1 VP at the end of the game.`, 'R10.3, R11.2'),
  walker: (d, say) =>
    told(
      'Investigator on the track',
      `On field ${d.text('field')} of ${place(d, say)}. It counts only when it arrives; then a new one starts.`,
      'R3.4, R3.5',
    ),
  investigators: (d, say) =>
    told(
      count(d.number('count'), NOUNS.investigator),
      `In ${place(d, say)}. Each adds 1 to Sanity and 1 Power to every cost here.`,
      'R3.6, R8.5, R8.6',
    ),
  sanity: (d, say) =>
    told(
      `Sanity ${d.number('token') + d.number('investigators') + d.number('other')}`,
      `In ${place(d, say)}: token ${d.text('token')} + ${count(d.number('investigators'), NOUNS.investigator)}${cards(d.number('other'))}. Terror must be greater to succeed.`,
      'R3.6, R10.2',
    ),
  stack: (d, say) =>
    told(
      `${say.words.stack(d.text('kind'))} stack: ${say.names.card(d.text('card'))}, ${count(d.number('left'), NOUNS.card)} left`,
      `In ${place(d, say)}. An Augmentation buys at most one from each stack: base cost + Investigators here, in Power.`,
      'R8.5',
    ),
  planStack: (d, say) =>
    told(`Plan stack of ${place(d, say)}`, 'Only the marker on top may be taken. From bottom to top:', 'R7.4, R8.1'),
  points: (d, say) =>
    told(
      `${cult(d, say)}: ${d.text('total')} VP if the game ended now`,
      `Dominance markers ${d.text('dominance')}, Cult Sites with a Ritual ${d.text('sites')}, most Rituals ${d.text('rituals')}.`,
      'R11.2',
    ),
  hand: (d, say) => told(`Hand of ${cult(d, say)}`, 'How many cards are in a hand is public; which ones are not.', 'R6.10'),
  deck: (d, say) =>
    told(
      `Cult deck of ${cult(d, say)}`,
      'When it is empty and a card must be drawn, the discard pile is shuffled into a new deck.',
      'R6.5',
    ),
  discard: (d, say) =>
    told(`Discard pile of ${cult(d, say)}`, 'Discard piles are public. Click to look through it.', 'R6.6, R6.10'),
  supplyRitual: (d, say) =>
    told(
      `Ritual ${d.text('level')} in the supply of ${cult(d, say)}`,
      `${count(d.number('count'), ['marker', 'markers'])} left. A Preparation places one for its level + Investigators, in Power.`,
      'R2.1, R8.6',
    ),
  supplySite: (d, say) =>
    told(
      `Cult Sites in the supply of ${cult(d, say)}`,
      `${count(d.number('count'), ['marker', 'markers'])} left. A Preparation places one for 5 Power + Investigators.`,
      'R2.1, R8.6',
    ),
  supplyDominance: (d, say) =>
    told(
      `Dominance markers in the supply of ${cult(d, say)}`,
      `${count(d.number('count'), ['marker', 'markers'])} left. Successful Terror places them.`,
      'R2.1, R10.3',
    ),
  planMarkers: (d, say) =>
    told(
      `Plan markers of ${cult(d, say)}`,
      `${count(d.number('count'), ['marker', 'markers'])} still to be ${d.text('phase') === 'planning' ? 'placed' : 'taken'}.`,
      'R7.4, R8.1',
    ),
  firstCultist: (d, say) =>
    told('First Cultist', `${cult(d, say)} begins every phase; the marker passes to the left after each round.`, 'R5.2, R11.1'),
  thug: (d) =>
    told(
      count(d.number('count'), NOUNS.thug),
      'Each is 1 Attack in a Confrontation. Others do not see how many you have.',
      'R2.2, R9.4',
    ),
  initiate: (d) =>
    told(count(d.number('count'), NOUNS.initiate), 'Each pays 1 Power. Others do not see how many you have.', 'R2.2, R6.9'),
  freak: (d) =>
    told(
      count(d.number('count'), NOUNS.freak),
      'Each is 1 Terror when it is returned. Others do not see how many you have.',
      'R2.2, R10.2',
    ),
  planAugmentation: () =>
    told(
      'Augmentation',
      'Needs your Cult Site or Ritual there. Buy one or two cards, or destroy one of your discards, or both.',
      'R8.5',
    ),
  planPreparation: () =>
    told(
      'Preparation',
      'The Investigator advances. Then place a Cult Site (5 Power) or a Ritual (its level), or both; + 1 per Investigator.',
      'R8.6',
    ),
  planInfluence: () =>
    told(
      'Influence',
      'Needs a free Ritual field there. Move a Ritual there and raise it; then, or instead, draw a card or destroy one of your discards.',
      'R8.7',
    ),
  planDominance: () =>
    told(
      'Dominance',
      'Needs your Ritual there. First a Confrontation, then Terror against Sanity for Dominance markers.',
      'R8.8',
    ),
  planBluff: () => told('Bluff', 'Take any two Cultist tokens. There is no limit.', 'R8.2, R8.3'),
  rounds: (d) =>
    told(
      `Round ${d.text('round')} of ${d.text('rounds')}`,
      'The last round has no Hiding phase: the game ends after its Action phase.',
      'R1.2, R5.4',
    ),
  phaseCity: () =>
    told('City phase', 'A City card is revealed: Investigators advance, then its effect. Not in round 1.', 'R5.3, R7.1'),
  phaseCult: () =>
    told(
      'Cult phase',
      'Mobilization: everyone draws 6 cards. Recruitment: roll 5 dice, re-roll twice, take the tokens shown.',
      'R7.2, R7.3',
    ),
  phasePlanning: () =>
    told('Planning phase', 'In turn order, one at a time, each puts Plan markers on stacks until all 4 are placed.', 'R7.4'),
  phaseAction: () =>
    told(
      'Action phase',
      'In turn order each takes an own marker from the top of a stack: a Plan in that district, or a Bluff.',
      'R8.1',
    ),
  phaseHiding: () => told('Hiding phase', 'Discard your hand and keep at most 5 Cultist tokens.', 'R11.1'),
  turn: () => told('Turn order', 'From the First Cultist clockwise. Who has no marker on top passes this time.', 'R5.2, R8.1'),
  city: (d, say) =>
    d.has('card')
      ? told(say.names.card(d.text('card')), 'Effects are for once, for this round or for the rest of the game.', 'R7.1')
      : told('City card', 'From round 2 on a City card is revealed here every round.', 'R5.3, R7.1'),
  handCard: () => told('', 'Abilities are optional. A keyword says when a card’s ability may be used.', 'R6.1, R6.2'),
  pileCard: () => told('', '', ''),
  card: () => told('', '', ''),
  npcThugs: (d) =>
    told(count(d.number('count'), NOUNS.thug), 'The NPC keeps them for its next Confrontation and then uses them all.', 'R12.4'),
  npcBonus: (d) =>
    told(
      count(d.number('count'), ['bonus card', 'bonus cards']),
      'Face down; all are used in the NPC’s next Confrontation.',
      'R12.4',
    ),
  npcPlans: () => told('NPC plans', 'The NPC die says which plan it carries out. Click to read them all.', 'R12.4'),
  objective: () => told('Objective', 'You win if every requirement is met when the game ends.', 'R12.8'),
};
