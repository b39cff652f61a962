import { describe, expect, it } from 'vitest';
import { Untold } from '../../../../src/tools/cli/table/untold';

const KILL = [{ type: 'modKilled', mod: 'bad' }, { type: 'cardsBlanked' }];
const OTHER = [{ type: 'modKilled', mod: 'worse' }];
const REFUSED = JSON.stringify({ ok: false, error: { code: 'noGame' } });
const VIEW = JSON.stringify({ ok: true, view: { events: [] } });
const TOLD = JSON.stringify({ ok: true, events: [{ type: 'siteBuilt' }], decision: null });

const eventsOf = (text: string): unknown => (JSON.parse(text) as { events?: unknown }).events;

describe('a kill that no reply has told of', () => {
  it('stands in front of the events of the reply, once', () => {
    const untold = new Untold();
    untold.cameBack(KILL);
    expect(eventsOf(untold.tell(TOLD, false))).toEqual([...KILL, { type: 'siteBuilt' }]);
    expect(untold.tell(TOLD, false)).toBe(TOLD);
  });

  it('waits for a reply with events where the request was refused or only looked', () => {
    const untold = new Untold();
    untold.cameBack(KILL);
    expect(untold.tell(REFUSED, false)).toBe(REFUSED);
    expect(untold.tell(VIEW, false)).toBe(VIEW);
    untold.cameBack(OTHER);
    expect(eventsOf(untold.tell(TOLD, false))).toEqual([...KILL, ...OTHER, { type: 'siteBuilt' }]);
  });

  it('is not told where its thread never answered, or of a game that another one has replaced', () => {
    const untold = new Untold();
    untold.cameBack(KILL);
    untold.cameBack([]);
    expect(untold.tell(TOLD, false)).toBe(TOLD);
    untold.cameBack(KILL);
    expect(untold.tell(REFUSED, false)).toBe(REFUSED);
    expect(untold.tell(TOLD, true)).toBe(TOLD);
  });
});
