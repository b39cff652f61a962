import { expect, it } from 'vitest';
import { PlayedGame } from './played-game';

it('what a game began from, with its seed, is told once the game is over and not before', async () => {
  const game = await PlayedGame.open();
  const start = { config: { seats: ['dagon'], solo: { npc: 'hastur' }, seed: 'again', rounds: 6 } };
  let { view } = await game.begin(start);
  expect(await game.room.again()).toBeNull();
  while (view.decision !== null) ({ view } = await game.answer(view.decision.suggest));
  expect(view.outcome).not.toBeNull();
  expect(await game.room.again()).toEqual(start);
});
