import { expect } from 'vitest';
import { brokenInvariants, play } from '../../src/games/cults/rules';
import type { TestTable } from '../harness';

const broken = ({ session }: TestTable): string[] => brokenInvariants(play(session.state, session.book, null));

/** The game goes on: no script was cancelled, the invariants hold, and what is asked can be answered; or it has its outcome. */
export function expectReady(table: TestTable): void {
  const { session } = table;
  expect(table.events('scriptCancelled')).toEqual([]);
  expect(broken(table)).toEqual([]);
  if (session.decision === null) {
    expect(session.outcome).not.toBeNull();
    return;
  }
  session.answer(session.decision.suggest);
  expect(broken(table)).toEqual([]);
}
