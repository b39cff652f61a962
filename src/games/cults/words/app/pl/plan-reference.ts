import type { PlanReferenceWords } from '../plan-reference';

export const planReference: PlanReferenceWords = {
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
