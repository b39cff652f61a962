import { load, type TestTable } from '../../harness';

type Doc = Readonly<Record<string, unknown>>;

/** The start of a phase of round 2 between Cthulhu and Hastur. */
export const at = (phase: string, rest: Doc): TestTable => load({ seats: ['cthulhu', 'hastur'], round: 2, phase, ...rest });

/** Cthulhu's Recruitment with these cards and these throws. */
export const recruit = (hand: readonly string[], recruitment: readonly string[]): TestTable =>
  at('recruitment', { hands: { cthulhu: hand, hastur: [] }, rolls: { recruitment } });
