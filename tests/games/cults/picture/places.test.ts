import { describe, expect, it } from 'vitest';
import { baseBook } from '../../../../src/games/cults/base-set/books';
import { DECISION_KINDS } from '../../../../src/games/cults/contract/decision-kinds';
import type { Decision, GameEvent, Option, TableView } from '../../../../src/games/cults/contract/view-types';
import { stagesOf } from '../../../../src/games/cults/picture/kinds';
import { after } from '../../../../src/games/cults/picture/reduce/along';
import { cults } from '../../../../src/games/cults/rules';
import { liveStream } from '../../../../src/kernel';
import { Session } from '../../../../src/platform/session/session';
import { load } from '../../../harness';

/** Kinds that are answered on tiles, rows and buttons alone: nothing on the board is pointed at. */
const OFF_THE_BOARD: readonly string[] = [
  'augment',
  'bluffTokens',
  'chooseCard',
  'chooseDie',
  'chooseNumber',
  'chooseOne',
  'chooseSeat',
  'chooseTokens',
  'commit',
  'destroyDiscard',
  'discardTokens',
  'oppose',
  'pay',
  'prepare',
  'reroll',
  'terror',
  'useAbility',
];
/** Asked by cards of mods alone, or by a draft; positions of their own follow below. */
const APART: readonly string[] = ['chooseDominance'];

type Place = TableView['districts'][string];

/** What lies at a place of the board: a piece, or all that an empty field of a district may take. */
function lyingAt(view: TableView, place: string): string {
  const [district = '', what = '', field = '', index = ''] = place.split('/');
  const here = view.districts[district];
  if (here === undefined) return '';
  const lists: Readonly<Record<string, (one: Place) => unknown>> = {
    // Where an equal one moves up, the number of them tells that one has gone; which one, `leaves` holds.
    ritual: ({ rituals }) => [rituals[Number(field)], rituals.length],
    dominance: ({ dominance }) => [dominance[Number(field)], dominance.length],
    plan: ({ plans }) => plans[Number(field)],
    guardian: ({ guardian }) => guardian?.left,
    action: ({ action }) => action?.left,
    'field/dominance': ({ dominance }) => dominance[Number(index)],
    'field/site': ({ sites }) => sites,
    'field/plan': ({ plans, rituals, investigators, track, sites }) => [plans, rituals, investigators, track, sites],
    'field/stack': ({ guardian, action }) => [guardian, action],
  };
  return JSON.stringify(lists[what === 'field' ? `field/${field}` : what]!(here) ?? null);
}

/** The marker that leaves is the very one: those before it stay where they are, those behind it move up. */
function leaves(before: TableView, then: TableView, place: string): void {
  const [district = '', what = '', index = ''] = place.split('/');
  if (what !== 'ritual' && what !== 'dominance') return;
  const key = what === 'ritual' ? 'rituals' : 'dominance';
  const [was, is] = [before.districts[district]![key], then.districts[district]![key]];
  if (is.length !== was.length - 1) return;
  expect(is).toEqual((was as readonly unknown[]).filter((_, at) => at !== Number(index)));
}

const placesOf = (option: Option, view: TableView, decision: Decision): readonly string[] =>
  stagesOf(option, view, decision).flatMap((spot) => (spot.on === 'board' ? [spot.place] : []));

/** Plays one answer and holds every place that its options point at against what the events then change. */
function playOne(session: Session, answer: readonly string[], met: Map<string, number>): void {
  const decision = session.decision!;
  const before = session.view(decision.seat) as unknown as TableView;
  const places = decision.options.filter(({ id }) => answer.includes(id)).flatMap((option) => placesOf(option, before, decision));
  const from = session.events.length;
  session.answer(answer);
  const views: TableView[] = [before];
  for (const event of session.events.slice(from) as readonly GameEvent[]) views.push(after(views.at(-1)!, event));
  for (const place of places) {
    const at = views.findIndex((view) => lyingAt(view, place) !== lyingAt(before, place));
    // A card may be asked twice before it does anything, or have nothing to do after all.
    if (at < 0 && decision.source !== undefined) continue;
    expect({ place, kind: decision.kind, changes: at > 0 }).toEqual({ place, kind: decision.kind, changes: true });
    leaves(views[at - 1]!, views[at]!, place);
    met.set(decision.kind, (met.get(decision.kind) ?? 0) + 1);
  }
}

function playGame(config: Readonly<Record<string, unknown>>, seed: string, met: Map<string, number>): void {
  const session = Session.begin(cults, { config: { ...config, seed } }, baseBook());
  const below = liveStream(seed);
  for (let { decision } = session; decision !== null; { decision } = session) {
    const answer = decision.legal === undefined ? decision.suggest : decision.legal[below(decision.legal.length)]!;
    playOne(session as unknown as Session, answer, met);
  }
}

describe('the place that an option points at is the place that changes', () => {
  it('for every kind of decision that is answered on the board, in games at random', () => {
    const met = new Map<string, number>();
    const seats = ['dagon', 'hastur', 'cthulhu', 'chaugnar'];
    for (let i = 0; i < 12; i++) {
      playGame({ seats: seats.slice(0, 2 + (i % 3)), stacks: i % 2 === 0 ? 'draft' : 'random' }, `places ${i}`, met);
      playGame({ seats: ['dagon'], solo: { npc: 'hastur', objective: null }, stacks: 'random' }, `alone ${i}`, met);
    }
    const expected = DECISION_KINDS.filter((kind) => !OFF_THE_BOARD.includes(kind) && !APART.includes(kind));
    expect(expected.filter((kind) => !met.has(kind))).toEqual([]);
  });

  it('R10.4: the marker that is replaced is the one that is ringed, also where a rival has several', () => {
    const table = load({
      seats: ['dagon', 'hastur'],
      phase: 'action',
      first: 'dagon',
      active: 'dagon',
      districts: {
        downtown: {
          sanity: 2,
          rituals: [['dagon', 3]],
          dominance: ['hastur', 'dagon', 'hastur', 'hastur'],
          plans: ['hastur', 'dagon'],
        },
      },
    });
    table.answer('takePlan', { plan: 'dominance' });
    table.answer('terror');
    const { decision } = table;
    const view = table.view('dagon') as unknown as TableView;
    const [ring] = placesOf(decision.options.find(({ replace }) => replace === 'hastur')!, view, decision);
    expect(ring).toBe('downtown/dominance/0');
    table.answer('placeDominance', { replace: 'hastur' });
    expect(table.district('downtown').dominance).toEqual(['dagon', 'dagon', 'hastur', 'hastur']);
  });

  it('R10.3: a free field is ringed where the marker comes to lie', () => {
    const table = load({
      seats: ['dagon', 'hastur'],
      phase: 'action',
      first: 'dagon',
      active: 'dagon',
      districts: { downtown: { sanity: 2, rituals: [['dagon', 3]], dominance: ['hastur'], plans: ['hastur', 'dagon'] } },
    });
    table.answer('takePlan', { plan: 'dominance' });
    table.answer('terror');
    const view = table.view('dagon') as unknown as TableView;
    expect(placesOf(table.decision.options[0]!, view, table.decision)).toEqual(['downtown/field/dominance/1']);
    table.answer('placeDominance', { field: 2 });
    expect(table.district('downtown').dominance).toEqual(['hastur', 'dagon']);
  });
});
