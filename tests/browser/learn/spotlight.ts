import type { Page } from 'playwright-core';
import { fits } from '../../../src/kernel';
import type { Lesson, Target } from '../../../src/games/cults/contract/studies';
import type { Option, TableView } from '../../../src/games/cults/contract/view-types';
import { ownHand } from '../../../src/games/cults/picture/facts/facts';
import { stagesOf } from '../../../src/games/cults/picture/kinds';
import { keyOf } from '../../../src/platform/prompts/spots';
import type { PagePlayer } from '../../../src/tools/inspect/driver/player';

type Step = Lesson['steps'][number];

/** What a step speaks of, told by labels of what is drawn: each is one thing, the first label that is drawn. */
type Things = readonly (readonly string[])[];

const LABELS: Readonly<Record<string, (view: TableView) => Things>> = {
  hand: (view) => ownHand(view).map((_, at) => [`=handCard/${at}`]),
  tokens: () => ['thug', 'initiate', 'freak'].map((token) => [`=${token}`]),
  score: ({ seats, solo }) => [...seats, ...(solo === undefined ? [] : [solo.npc])].map((cult) => [`=points/${cult}`]),
  prompt: () => [['prompt-bar']],
  dice: () => [['offer:tile:die-0']],
};

function thingsOf(target: Target, view: TableView): Things {
  if ('cult' in target) return [[`=points/${target.cult}`]];
  if ('part' in target) return LABELS[target.part]?.(view) ?? [];
  return 'option' in target ? optionOf(view, target.option) : [];
}

/** The first option that fits: one ring is enough for several that are alike. */
function optionOf(view: TableView, wanted: object): Things {
  const { decision } = view;
  const option = decision?.options.find((one: Option) => fits(one, wanted));
  if (decision === null || option === undefined) return [];
  const keys = stagesOf(option, view, decision).map((spot) => keyOf(spot, option));
  return [[...keys.toReversed().map((key) => `offer:${key}`), `near:${keys[0]!.split('/')[0]}`]];
}

/** What the page shows of the spotlight. */
interface Seen {
  /** Things outside every ring. */
  readonly outside: readonly string[];
  /** Parts of the board that a Confrontation covers though the rings are there. */
  readonly isCovered: boolean;
  /** How much of the rings the words cover, from 0 to 1. */
  readonly hidden: number;
  readonly rings: number;
}

const look = (page: Page, things: Things, isOnBoard: boolean): Promise<Seen> =>
  page.evaluate(
    ([wanted, onBoard]) => {
      const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();
      const rings = [...document.querySelectorAll('.guide-ring')].map(rectOf);
      const panel = rectOf(document.querySelector('.guide-panel')!);
      const holds = (one: { x: number; y: number; width: number; height: number }): boolean =>
        rings.some(
          ({ left, top, right, bottom }) =>
            one.x > left - 8 && one.y > top - 8 && one.x + one.width < right + 8 && one.y + one.height < bottom + 8,
        );
      const { bounds } = globalThis.__inspect!;
      const outside = wanted.flatMap((labels) => {
        const [box] = labels.flatMap((label) => bounds(label) ?? []);
        return box === undefined || holds(box) ? [] : [`${labels[0]} ${JSON.stringify(box)}`];
      });
      const share = rings.map((ring) => {
        const width = Math.min(ring.right, panel.right) - Math.max(ring.left, panel.left);
        const height = Math.min(ring.bottom, panel.bottom) - Math.max(ring.top, panel.top);
        return width > 0 && height > 0 ? (width * height) / (ring.width * ring.height) : 0;
      });
      return {
        outside,
        isCovered: onBoard && bounds('fight') !== null,
        hidden: Math.max(0, ...share),
        rings: rings.length,
      };
    },
    [things, isOnBoard] as const,
  );

/** What is wrong with the spotlight of the step that is open; empty if its rings hold what it speaks of and its words cover none. */
export async function spotlightFaults({ page }: PagePlayer, step: Step): Promise<readonly string[]> {
  await page.waitForFunction(() => document.querySelector('.guide-panel:not(.guide-unplaced)') !== null);
  const view = await page.evaluate(() => globalThis.__cults!.view());
  const { point } = step;
  // Once the wanted answer is chosen, the ring lies around the button that gives it.
  const isChosen = step.answer !== undefined && (await look(page, [['confirm']], false)).outside.length === 0;
  const things = isChosen ? [] : point.flatMap((target) => thingsOf(target, view));
  const seen = await look(
    page,
    things,
    point.some((target) => 'district' in target),
  );
  return [
    ...(point.length > 0 && seen.rings === 0 ? ['no ring'] : []),
    ...seen.outside.map((one) => `outside: ${one}`),
    ...(seen.isCovered ? ['a Confrontation covers the board'] : []),
    ...(seen.hidden > 0.02 ? [`the words cover ${Math.round(100 * seen.hidden)} % of a ring`] : []),
  ];
}
