import { ask } from '../../../../../platform/screens/frame/dialogue-screen';
import type { CardAct, ShownCard } from '../../../../../platform/screens/mods/mod-show';
import type { Services } from '../../../../../platform/screens/services';
import type { CultsReading } from '../../../reading';
import { Books } from '../../../picture/cards/books';
import { PINNING_WORDS } from '../../../words/mods/pinning';
import { cardsOf, type District, type GamePlan } from '../plan';
import { liesIn, openDistricts, withoutStack, withStack, withSure, type DistrictStack } from './pinning';

/** The new game that cards are chosen for. */
export interface PlannedGame {
  readonly plan: () => GamePlan;
  readonly change: (edit: (now: GamePlan) => GamePlan) => void;
  /** The cards that are open for the game. */
  readonly reading: () => CultsReading;
  /** Switches the set on whose cards are shown; returns whether it is on. */
  readonly switchOn: () => Promise<boolean>;
}

/** What a new game can do with a card of a set: pin it, put it into a stack, use it. */
export function actOn(services: Services, game: PlannedGame, card: ShownCard): CardAct | null {
  const { kind } = card;
  const words = PINNING_WORDS[services.settings.current.lang];
  const plan = game.plan();
  const act = (said: string, isOn: boolean, edit: () => Promise<void> | void): CardAct => ({
    words: said,
    spoken: words.about(said, card.name),
    isOn,
    press: async () => {
      if (await game.switchOn()) await edit();
    },
  });
  const edit = (change: (now: GamePlan) => GamePlan) => () => game.change(change);
  if (kind === 'city') {
    const isSure = plan.city[card.id] === 'sure';
    return act(
      isSure ? words.pinned : words.pin,
      isSure,
      edit((now) => withSure(now, card.id)),
    );
  }
  if (kind === 'guardian' || kind === 'action') return stackAct(services, game, kind, card, act);
  if (kind === 'setup') {
    const isUsed = plan.setup === card.id;
    return act(
      isUsed ? words.used : words.use,
      isUsed,
      edit((now) => ({ ...now, setup: isUsed ? null : card.id })),
    );
  }
  // Only a solo game has an Objective (R12.2).
  if (kind !== 'objective' || plan.players !== 1) return null;
  const isUsed = plan.objective === card.id;
  return act(
    isUsed ? words.used : words.use,
    isUsed,
    edit((now) => ({ ...now, objective: isUsed ? null : card.id })),
  );
}

function stackAct(
  services: Services,
  game: PlannedGame,
  kind: DistrictStack,
  card: ShownCard,
  act: (words: string, isOn: boolean, edit: () => Promise<void>) => CardAct,
): CardAct {
  const { lang } = services.settings.current;
  const words = PINNING_WORDS[lang];
  const now = liesIn(game.plan(), kind, card.id);
  const said = now === null ? words.put : words.lies(new Books(game.reading(), lang).words.district(now));
  return act(said, now !== null, async () => {
    const chosen = await askDistrict(services, game, kind, card, now);
    if (chosen === 'out') {
      const all = kind === 'guardian' ? cardsOf.guardians(game.reading()) : cardsOf.actions(game.reading());
      game.change((plan) => withoutStack(plan, kind, card.id, all));
    } else if (chosen !== null) game.change((plan) => withStack(plan, chosen, kind, card.id));
  });
}

/** Asks for the district of a card; `out` takes it out of the one where it lies, null leaves it. */
function askDistrict(
  services: Services,
  game: PlannedGame,
  kind: DistrictStack,
  card: ShownCard,
  lies: District | null,
): Promise<District | 'out' | null> {
  return ask<District | 'out' | null>(
    services,
    ({ lang }) => {
      const books = new Books(game.reading(), lang);
      const words = PINNING_WORDS[lang];
      const plan = game.plan();
      const answers = openDistricts(plan)
        .filter((district) => district !== lies)
        .map((district) => ({
          id: district,
          words: words.instead(books.words.district(district), books.names.card(plan.pinned[district][kind])),
        }));
      return {
        title: words.putTitle(card.name),
        lines: [words.putText],
        answers: [
          ...answers,
          ...(lies === null ? [] : [{ id: 'out' as const, words: words.takeOut }]),
          { id: null, words: words.leave },
        ],
        column: true,
      };
    },
    null,
  );
}
