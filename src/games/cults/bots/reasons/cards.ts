import { PASS } from '../../../../kernel';
import type { Reason } from '../../../../platform/bots/thinking';
import { districtId, FACES, TOKENS } from '../../contract/ids';
import {
  chooseStack as stackChoice,
  levelOf,
  ownerOf,
  tokenOf,
  typeOf,
  type CultsAsk,
  type Effect,
  type CultsPlay,
} from '../../rules';
import type { Explain } from './reason';
import { tokenReasons, tooManyTokens } from './spending';

/** What the card that asks is about to do; null where a script asks, which may do anything. */
const effectIn = ({ frame }: CultsAsk): Effect | null => ('effect' in frame ? frame.effect : null);

const cardIn = ({ state }: CultsPlay, copy: number): string => state.types[typeOf(copy)]!;

/** What leaves the hand is what the player can best do without; what is kept helps in the next round. */
const chooseCard: Explain = ({ game, ask, refs }) => {
  const effect = effectIn(ask)?.do;
  const [copy] = refs.filter((ref) => ref !== PASS);
  if (effect === 'discard')
    return [
      copy === undefined ? { code: 'keepsHand', params: {} } : { code: 'sparesCard', params: { card: cardIn(game, copy) } },
    ];
  if (effect === 'keepCards')
    return [
      copy === undefined
        ? { code: 'freshHand', params: {}, rule: 'R7.2' }
        : { code: 'keepsCard', params: { card: cardIn(game, copy) }, rule: 'R11.1' },
    ];
  return [];
};

/** R7.3: what the die shows then. */
const chooseDie: Explain = ({ game, ask, refs: [ref] }) => tokenReasons(game, ask.seat, [ref! % FACES.length]);

const chooseTokens: Explain = ({ game, ask, refs }) =>
  effectIn(ask)?.do === 'lose' ? tooManyTokens(refs) : tokenReasons(game, ask.seat, refs.map(tokenOf));

/** One of several ways: what it brings, or that it harms least. A card that offers only itself helps now, or waits. */
const chooseOne: Explain = ({ game, ask, refs: [ref] }) => {
  if (ref === PASS) return [{ code: 'abilityWaits', params: {}, rule: 'R6.2' }];
  const effect = effectIn(ask);
  if (effect?.do !== 'chooseOne')
    return ref === 0 ? [{ code: 'abilityHelps', params: { card: ask.words![0]! }, rule: 'R6.2' }] : [];
  const ways = effect.options.map(({ effects: [first] }) => first);
  const chosen = ways[ref! - 1];
  return chosen === undefined ? [] : wayReasons(game, ask.seat, chosen, ways);
};

function wayReasons(game: CultsPlay, seat: number, chosen: Effect, ways: readonly (Effect | undefined)[]): Reason[] {
  const isWay = (verb: Effect['do']): boolean => ways.some((effect) => effect?.do === verb);
  switch (chosen.do) {
    case 'lose':
      return isWay('disorganization') ? [{ code: 'tokenLeastLoss', params: {}, rule: 'R6.7' }] : [];
    case 'disorganization':
      return isWay('lose') ? [{ code: 'keepsTokens', params: {}, rule: 'R6.7' }] : [];
    case 'draw':
      return [{ code: 'drawsCard', params: {}, rule: 'R6.5' }];
    case 'destroyDiscard':
      return [{ code: 'thinsDeck', params: {}, rule: 'R6.6' }];
    case 'gain':
      return chosen.token === 'choice' ? [] : tokenReasons(game, seat, [TOKENS.indexOf(chosen.token)]);
    default:
      return [];
  }
}

/** Where the card works: who has how much there. */
const chooseDistrict: Explain = ({ game, ask, refs: [district] }) => {
  if (district === undefined || district === PASS) return [];
  let [levels, rivals] = [0, 0];
  for (const marker of game.state.districts[district]!.rituals) {
    if (ownerOf(marker) === ask.seat) levels += levelOf(marker);
    else rivals += levelOf(marker);
  }
  return [{ code: 'levelsThere', params: { district: districtId(district), levels, rivals }, rule: 'R9.4' }];
};

/** R8.5: a card from a stack comes again and again, but not in the last round. */
const chooseStack: Explain = ({ game, refs: [ref] }) => {
  if (ref === undefined || ref === PASS) return [];
  const rounds = game.state.setting.rounds - game.state.round;
  const { district, stack } = stackChoice.read(game, [ref]);
  const card = game.state.types[game.state.districts[district]!.stacks[stack]![0]]!;
  return rounds === 0 ? [] : [{ code: 'cardComesBack', params: { card, rounds }, rule: 'R8.5' }];
};

export const cardReasons: Readonly<Record<string, Explain>> = {
  chooseStack,
  chooseCard,
  chooseDie,
  chooseTokens,
  chooseOne,
  chooseDistrict,
};
