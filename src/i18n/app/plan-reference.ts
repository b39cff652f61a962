import type { PlanId } from '../dictionary';

/** One line for each Plan: what it needs, what it costs, what it does. */
export interface PlanLine {
  readonly needs: string;
  readonly cost: string;
  readonly effect: string;
  readonly rule: string;
}

export type PlanReferenceWords = Readonly<Record<PlanId, PlanLine>>;

export const en: PlanReferenceWords = {
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

export const pl: PlanReferenceWords = {
  augmentation: {
    needs: 'twoje Miejsce Kultu lub Rytuał tutaj',
    cost: 'koszt podstawowy + Badacze Tajemnic, w Mocy',
    effect:
      'Kup tu jedną lub dwie karty, najwyżej po jednej ze stosu, na rękę. Na koniec albo zamiast tego: zniszcz jedną ze swoich odrzuconych.',
    rule: 'R8.5',
  },
  preparation: {
    needs: 'najpierw Badacz Tajemnic idzie naprzód',
    cost: 'Miejsce 5, Rytuał: poziom; + Badacze, w Mocy',
    effect:
      'Umieść Miejsce Kultu, jeśli go tu nie masz, albo Rytuał obok swojego Miejsca na wolnym polu, albo oba, najpierw Miejsce.',
    rule: 'R8.6',
  },
  influence: {
    needs: 'wolne pole Rytuału tutaj',
    cost: 'bez kosztu',
    effect:
      'Przenieś tu jeden ze swoich Rytuałów z innej dzielnicy i podnieś go o poziom. Potem albo zamiast tego: dobierz kartę lub zniszcz jedną ze swoich odrzuconych.',
    rule: 'R8.7',
  },
  dominance: {
    needs: 'twój Rytuał tutaj',
    cost: 'karty, Zbiry i Odmieńcy według uznania',
    effect:
      'Konfrontacja z każdym, kto ma tu Rytuały; jeśli wygrasz albo nikt nie staje, Terror większy od Poczytalności daje 1 Znacznik Dominacji (2, jeśli Konfrontacji nie było).',
    rule: 'R8.8, R9, R10',
  },
  bluff: { needs: 'bez limitu', cost: 'bez kosztu', effect: 'Weź dwa dowolne Żetony Kultystów.', rule: 'R8.3' },
};
