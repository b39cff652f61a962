import type { PlanReferenceWords } from '../plan-reference';

export const planReference: PlanReferenceWords = {
  augmentation: {
    needs: 'your Cult Site or Ritual here',
    cost: 'base cost + Investigators, in Power',
    effect:
      'Buy one or two cards here, at most one from each stack, into your hand. Last, or instead: destroy one of your discards.',
    rule: 'R8.5',
  },
  preparation: {
    needs: 'the Investigator here advances first',
    cost: 'Site 5, Ritual its level; + Investigators, in Power',
    effect: 'Place a Cult Site if you have none here, or a Ritual beside your Site on an open field, or both, Site first.',
    rule: 'R8.6',
  },
  influence: {
    needs: 'an open Ritual field here',
    cost: 'no cost',
    effect:
      'Move one of your Rituals here from another district and raise it a level. Then, or instead: draw a card or destroy one of your discards.',
    rule: 'R8.7',
  },
  dominance: {
    needs: 'your Ritual here',
    cost: 'cards, Thugs and Freaks as you like',
    effect:
      'Confrontation with everyone who has Rituals here; if you win or nobody opposes, Terror above Sanity places 1 Dominance marker (2 if there was no Confrontation).',
    rule: 'R8.8, R9, R10',
  },
  bluff: { needs: 'no limit', cost: 'no cost', effect: 'Take any two Cultist tokens.', rule: 'R8.3' },
};
