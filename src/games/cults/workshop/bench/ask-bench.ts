import type { BenchRoom } from '../../../../platform/screens/workshop/game-workshop';
import type { BenchQuestion, BenchReplies } from '../../bench/workbench';

/** Asks the bench in the Worker; both ends of the port are built from the same source. */
export async function askBench<Q extends BenchQuestion>(room: BenchRoom, question: Q): Promise<BenchReplies[Q['about']]> {
  return (await room.workbench(question)) as BenchReplies[Q['about']];
}
