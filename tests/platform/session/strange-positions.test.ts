import { describe, expect, it } from 'vitest';
import { loadScenario, play, positionOf, cults } from '../../../src/games/cults/rules';
import { GameError, openAsk } from '../../../src/kernel';
import { Session } from '../../../src/platform/session/session';
import { playOn, withExamples } from './tables';

const library = await withExamples('whispers');
const two = { seats: ['dagon', 'hastur'], round: 2, phase: 'planning' };

function refusal(more: object): unknown {
  try {
    loadScenario({ ...two, ...more }, library.book, null);
    return 'nothing';
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    return { code: error.code, path: error.params['path'] };
  }
}

const web = library.book.cards.find(({ id }) => id === 'whispers:web-of-informers')!;
const [{ triggers }] = web.abilities![0]!.effects as unknown as [{ triggers: object[] }];
const listening = (more: object): object => ({
  subscriptions: [{ triggers, owner: 'dagon', lasts: 'round', until: 3, source: 'whispers:web-of-informers', ...more }],
});

describe('a scenario from a stranger', () => {
  it.each([
    [
      'a listener that its card does not declare',
      listening({ triggers: [{ on: 'turnEnded', effects: [{ do: 'draw', count: 20 }] }] }),
      'notDeclared',
      'scenario.subscriptions[0].triggers',
    ],
    ['a listener of no card', listening({ source: 'x' }), 'unknownCard', 'scenario.subscriptions[0].source'],
    [
      'a change by a mod that is not here',
      { modifiers: [{ number: 'rerolls', add: 1, lasts: 'game', source: 'gone:card' }] },
      'unknownMod',
      'scenario.modifiers[0].source',
    ],
    [
      'a change in letters of another kind',
      { modifiers: [{ number: 'rerolls', add: 1, lasts: 'game', source: '\u001B[2J' }] },
      'unknownMod',
      'scenario.modifiers[0].source',
    ],
    ['what a mod keeps that is not here', { store: { gone: { a: 1 } } }, 'unknownMod', 'scenario.store.gone'],
    ['strikes of such a mod', { strikes: { gone: 1 } }, 'unknownMod', 'scenario.strikes.gone'],
    ['something blank that is no id', { blank: ['\u202Ebase'] }, 'unknownCard', 'scenario.blank[0]'],
    ['a stream of zeros', { random: '0,0,0,0' }, 'notAStream', 'scenario.random'],
    ['a stream with a gap', { random: '1,,2,3' }, 'notAStream', 'scenario.random'],
    ['a stream of longer words', { random: '1,2,3,4294967296' }, 'notAStream', 'scenario.random'],
    [
      'lists within lists',
      { store: { whispers: { a: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown } } },
      'nestedTooDeep',
      'scenario',
    ],
  ])('%s is refused with its path', (_, more, code, path) => {
    expect(refusal(more)).toEqual({ code, path });
  });

  it('what the card does declare is taken', () => {
    expect(refusal(listening({}))).toBe('nothing');
  });

  it('what is left of a mod that the game goes on without is taken, and written again', () => {
    const left = {
      blank: ['gone'],
      store: { gone: { a: 1 } },
      strikes: { gone: 2 },
      modifiers: [{ number: 'rerolls', add: 1, lasts: 'game', source: 'gone:card' }],
    };
    const state = loadScenario({ ...two, ...left }, library.book, null);
    const position = positionOf(play(state, library.book, null));
    expect(position).toMatchObject(left);
    expect(positionOf(play(loadScenario(position, library.book, null), library.book, null))).toEqual(position);
  });

  it('every position of a game with mods can be loaded again', () => {
    const session = Session.begin(
      cults,
      { config: { seats: ['dagon', 'hastur'], seed: 'positions', stacks: 'random' } },
      library.book,
    );
    let loaded = 0;
    while (session.decision !== null) {
      const game = play(session.state, library.book, null);
      if (openAsk(session.state)!.kind === 'takePlan') {
        const position = positionOf(game);
        expect(positionOf(play(loadScenario(position, library.book, null), library.book, null))).toEqual(position);
        loaded++;
      }
      playOn(session, `positions ${loaded}`, 1);
    }
    expect(loaded).toBeGreaterThan(20);
  });
});
