import type { GameEvent } from '../../../../kernel';
import type { Catalogue } from '../../../../games/cults/rules';
import type { PagePlayer } from '../player';
import { onePerson, positionBefore, type AnsweredPosition } from '../positions';
import { bringTable } from '../shots/table-scenes';

/** A clip: what of the game is filmed, from where. */
export interface Clip {
  readonly name: string;
  /** What to look for, as the index says it. */
  readonly about: string;
  /** Brings the page to just before it, at normal speed and with the clock held. */
  readonly reach: (player: PagePlayer) => Promise<void>;
  /** Sets it going. */
  readonly begin: (player: PagePlayer) => Promise<void>;
  /** Milliseconds of the game between two frames; 80 if not given. */
  readonly step?: number;
  /** Milliseconds to film. */
  readonly most: number;
  /** Whether to film all of that; else a clip at the table ends once the next question stands still. */
  readonly isWhole?: boolean;
}

/** Answers at a restored table. Looking for its position takes a while, so that is left until it is filmed. */
function answered(name: string, about: string, find: () => AnsweredPosition, most = 6000): Clip {
  let answer: readonly string[] = [];
  return {
    name,
    about,
    most,
    reach: async (player) => {
      const found = find();
      answer = found.answer;
      await bringTable(player, found.save);
      await player.page.evaluate(() => globalThis.__inspect!.change({ speed: 'normal' }));
    },
    begin: ({ page }) => page.evaluate((given) => globalThis.__cults!.submit(given), answer),
  };
}

const title: Clip = {
  name: 'title',
  about: 'Mist, light and embers move slowly.',
  most: 5500,
  step: 500,
  reach: ({ page }) => page.evaluate(() => globalThis.__inspect!.change({ speed: 'normal' })),
  begin: ({ page }) => page.evaluate(() => globalThis.__inspect!.go('title')),
};

const deal: Clip = {
  name: 'deal',
  about: 'The set-up is dealt, then the first question opens.',
  most: 5000,
  reach: ({ page }) => page.evaluate(() => globalThis.__inspect!.change({ speed: 'normal' })),
  begin: ({ page }) => page.evaluate((config) => globalThis.__inspect!.begin({ config }), onePerson(1, 'clips')),
};

/** Looks for the first answer after which all these events happen, one of them as described. */
type Find = (events: readonly string[], fits?: (event: GameEvent) => boolean) => () => AnsweredPosition;

/** The twelve clips that a game consists of, and two rare ones. */
export function allClips(book: Catalogue): readonly Clip[] {
  const before: Find = (events, fits) => () => positionBefore(events, book, fits);
  const is =
    (type: string, field: string, value: unknown) =>
    (event: GameEvent): boolean =>
      event.type === type && event[field] === value;
  const isWon = ({ type, seat }: GameEvent): boolean => type === 'confrontationDecided' && seat !== undefined;
  return [
    title,
    deal,
    answered('dice', 'Dice are chosen, tumble in their tray and settle; the hand keeps its place.', before(['diceRerolled'])),
    answered('placing', 'A Plan marker travels to its district.', before(['planPlaced'])),
    answered('preparation', 'Cards are paid, a Ritual rises.', before(['powerPaid', 'ritualPlaced'])),
    answered('city-card', 'The City card unfolds, is read and goes to its place.', before(['cityRevealed'])),
    answered('npc-turn', 'The NPC rolls, falls back and acts.', before(['npcFellBack', 'npcPlanChosen']), 8000),
    answered(
      'confrontation',
      'Cards turn, totals count, one side wins.',
      before(['forcesCommitted', 'confrontationDecided'], isWon),
      9000,
    ),
    answered('terror', 'Terror exceeds Sanity.', before(['terrorSucceeded'])),
    answered('scoring', 'A marker falls on its field; its point flies to the seat and counts.', before(['dominancePlaced'])),
    answered('investigator', 'An Investigator arrives and steadies the district.', before(['investigatorArrived'])),
    { ...answered('end', 'The last points, then the result.', before(['gameEnded']), 7200), step: 200, isWhole: true },
    answered('third-ritual', 'A Ritual reaches level III.', before(['ritualRaised'], is('ritualRaised', 'level', 3))),
    answered('last-round', 'The last round begins.', before(['roundBegun'], is('roundBegun', 'round', 6)), 7000),
  ];
}
