import { inDistrict, withSanity, withStack } from '../districts';
import type { EventPictures } from '../event-picture';

/** R4, R5, R7.1: setup, rounds and phases. */
export const ROUND = {
  setupRevealed: {},
  districtSetUp: {
    change(view, { district, sanity, field, investigators, current }) {
      const laid = inDistrict(view, district, () => ({ sanity, track: field, investigators }));
      return withSanity(laid, district, sanity, investigators, current);
    },
  },
  objectiveRevealed: {
    change: (view, { card }) => (view.solo === undefined ? view : { ...view, solo: { ...view.solo, objective: card } }),
    begins: 'city-reveal',
  },
  stackPlaced: { change: withStack, ends: 'card-place' },
  roundBegun: { change: (view, { round }) => ({ ...view, round }) },
  phaseBegun: { change: (view, { phase }) => ({ ...view, phase }) },
  roundEnded: {},
  firstCultistPassed: { change: (view, { seat }) => ({ ...view, first: seat }) },
  lastRoundEnded: {},
  gameEnded: { begins: 'end-of-game' },
  cityRevealed: {
    change: (view, { card }) => ({ ...view, city: { ...view.city, active: [...view.city.active, card] } }),
    begins: 'city-reveal',
  },
  answerUndone: {},
  modKilled: {},
} satisfies EventPictures;
