import type { SeatView } from '../../../src/kernel';
import { waitingOf, type GameRoom } from '../../../src/platform/host/room';
import type { SeatLink } from '../../../src/platform/host/stream/seat-link';
import type { Reading } from '../../../src/platform/session/game';

/** Waits until no bot is asked, and all links were told the same. */
export async function botsAnswered<T extends SeatView, R extends Reading>(
  room: GameRoom<T, R>,
  links: readonly SeatLink<T>[],
): Promise<void> {
  const [first] = links;
  const isAsked = (): boolean => waitingOf(first!.view).some((seat) => room.isBot(seat));
  while (isAsked() || links.some(({ number }) => number !== first!.number))
    await new Promise((resolve) => void setImmediate(resolve));
}
