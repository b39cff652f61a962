import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { explained, middleOf } from '../../../../src/games/cults/picture/facts/explained';

type Thing = Parameters<typeof explained>[0];

/** A thing of the table as far as pointers know it, and the topics that were explained, null for none. */
function pointedAt(): { readonly thing: EventEmitter; readonly told: (string | null)[] } {
  const told: (string | null)[] = [];
  const bounds = { getBounds: () => ({ x: 0, y: 0, width: 10, height: 10 }) };
  const thing = Object.assign(new EventEmitter(), bounds);
  explained(thing as unknown as Thing, { explain: (about) => void told.push(about?.topic ?? null) }, { topic: 'sanity' });
  return { thing, told };
}

describe('where something is explained', () => {
  const drawn = (width: number, height: number): Thing =>
    ({ getBounds: () => ({ x: 0, y: 0, width, height }), getGlobalPosition: () => ({ x: 400, y: 300 }) }) as unknown as Thing;

  it('is the middle of what is drawn; with nothing drawn on it, such as the place of the first City card, where it stands', () => {
    expect(middleOf(drawn(20, 10))).toEqual({ x: 10, y: 5 });
    expect(middleOf(drawn(0, 0))).toEqual({ x: 400, y: 300 });
  });
});

describe('what is explained while it is pointed at', () => {
  it('is explained no more when the pointer leaves, or when it is taken away under the pointer', () => {
    for (const end of ['pointerleave', 'mouseout', 'destroyed']) {
      const { thing, told } = pointedAt();
      thing.emit('pointerenter');
      thing.emit(end);
      expect(told).toEqual(['sanity', null]);
    }
  });

  it('leaves what else is explained alone when it is taken away elsewhere', () => {
    const { thing, told } = pointedAt();
    thing.emit('pointerenter');
    thing.emit('pointerleave');
    thing.emit('destroyed');
    expect(told).toEqual(['sanity', null]);
  });
});
