import type { BenchRoom } from '../../../platform/screens/workshop/game-workshop';
import type { LabQuestion, LabReplies } from '../lab/asked';
import { partsOf } from '../lab/batch-parts';
import type { LabCards } from '../lab/facts';
import type { RunsBatch } from '../lab/study';
import { addTally, newTally } from '../lab/counting/tally';

/** Games that the Worker plays at a time: few, so that the bar moves and a cancelled lab ends soon. */
const AT_A_TIME = 5;

async function ask<Q extends LabQuestion>(room: BenchRoom, question: Q): Promise<LabReplies[Q['about']]> {
  return (await room.workbench(question)) as LabReplies[Q['about']];
}

/** What the lab must know of the cards in the room. */
export const cardsIn = (room: BenchRoom): Promise<LabCards> => ask(room, { about: 'labCards' });

/** Plays batches in the Worker of a room. `told` is called after every few games with how many have been played in all. */
export function runsIn(room: BenchRoom, told: (games: number) => void): RunsBatch {
  let games = 0;
  return async (batch) => {
    const tally = newTally();
    for (const part of partsOf(batch, AT_A_TIME)) {
      addTally(tally, await ask(room, { about: 'lab', batch: part }));
      told((games += part.games));
    }
    return tally;
  };
}
