import { expect, it } from 'vitest';
import {
  cardsIn,
  markersIn,
  openDistricts,
  plansIn,
  ritualsIn,
  tokensIn,
  withCards,
  withDistrictNumber,
  withMarkers,
  withPlans,
  withRituals,
  withTokens,
  withValue,
} from '../../../../src/games/cults/workshop/bench/board-model';
import { load } from '../../../harness';

const BARE = { seats: ['dagon', 'hastur'], round: 2, phase: 'action', store: { mine: '1' } };

it('writes a scenario that the rules load as it was written', () => {
  let scenario: Readonly<Record<string, unknown>> = BARE;
  scenario = withRituals(scenario, 'downtown', 'dagon', 2, 1);
  scenario = withRituals(scenario, 'downtown', 'hastur', 1, 2);
  scenario = withMarkers(scenario, 'uptown', 'dominance', 'dagon', 2);
  scenario = withMarkers(scenario, 'uptown', 'sites', 'hastur', 1);
  scenario = withDistrictNumber(scenario, 'northside', 'investigators', 2);
  scenario = withPlans(scenario, 'downtown', ['hastur', 'dagon']);
  scenario = withTokens(scenario, 'dagon', 'thug', 3);
  scenario = withCards(scenario, 'hands', 'dagon', ['adept', 'brute']);
  const { store: _, ...loadable } = scenario;
  const view = load(loadable).session.view('dagon');
  expect(view.districts['downtown']).toMatchObject({
    rituals: [
      ['dagon', 2],
      ['hastur', 1],
      ['hastur', 1],
    ],
    plans: ['hastur', 'dagon'],
  }); // prettier-ignore
  expect(view.districts['uptown']).toMatchObject({ dominance: ['dagon', 'dagon'], sites: ['hastur'] });
  expect(view.districts['northside']?.investigators).toBe(2);
  expect(view.tokens['dagon']).toEqual({ thug: 3, initiate: 0, freak: 0 });
  expect(view.hands['dagon']).toEqual(['adept', 'brute']);
});

it('reads what it wrote, and keeps what it does not show', () => {
  const scenario = withTokens(withRituals(BARE, 'downtown', 'dagon', 1, 2), 'hastur', 'freak', 1);
  expect(ritualsIn(scenario, 'downtown', 'dagon', 1)).toBe(2);
  expect(ritualsIn(withRituals(scenario, 'downtown', 'dagon', 1, 0), 'downtown', 'dagon', 1)).toBe(0);
  expect(tokensIn(scenario, 'hastur', 'freak')).toBe(1);
  expect(markersIn(scenario, 'downtown', 'sites', 'dagon')).toBe(0);
  expect(plansIn(scenario, 'downtown')).toEqual([]);
  expect(cardsIn(scenario, 'decks', 'dagon')).toEqual([]);
  expect(scenario['store']).toEqual({ mine: '1' });
  expect(withValue(scenario, ['store'], undefined)).not.toHaveProperty('store');
});

it('R3.7 shows the open districts', () => {
  expect(openDistricts(BARE)).toEqual(['downtown', 'uptown', 'northside']);
  expect(openDistricts({ ...BARE, closed: 'uptown' })).toEqual(['downtown', 'rivertown', 'northside']);
  expect(openDistricts({ seats: ['dagon', 'hastur', 'cthulhu', 'chaugnar'] })).toHaveLength(4);
});
