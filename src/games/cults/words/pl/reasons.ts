import { term } from '../../../../platform/i18n/sentence';
import type { enBreaches, enOverruns, enReasons } from '../en/reasons';

/** Dlaczego przerwano skrypt: słowami dla graczy. */

/** Czego zasady skryptowi nie pozwalają. */
export const plBreaches: Record<keyof typeof enBreaches, string> = {
  scriptTooManyEffects: 'wywoływać za jednym użyciem zbyt wielu efektów',
  scriptTooManyOptions: 'dawać w jednym wyborze zbyt wielu opcji',
  scriptTooManyChoices: 'pytać za jednym użyciem zbyt wiele razy',
  scriptUnknownCall: 'robić czegoś, czego gra nie zna',
  scriptBadChoice: 'pytać bez opcji albo żądać więcej opcji, niż jest',
  scriptSecret: 'zaglądać w to, co jest ukryte przed jej właścicielem',
  scriptNoSeat: 'wskazywać kultu, którego nie ma przy stole',
  scriptNoDistrict: 'wskazywać dzielnicy, która nie istnieje',
  scriptDistrictClosed: 'działać w zamkniętej dzielnicy',
  scriptNoCount: 'liczyć czegoś, czego policzyć się nie da',
  scriptRandomRange: 'losować liczby spoza zakresu',
  scriptStoreFull: 'przechowywać dla moda więcej niż 4 KB albo czegoś, co nie jest zwykłym JSON-em',
  scriptNoDie: 'obracać kości, której nie ma na stole',
  scriptNoTurn: 'zmieniać Planu, którego jej właściciel nie wykonuje',
  scriptTooLittlePower: 'żądać zapłaty większej niż dostępna Moc',
  scriptNoKind: 'pytać w sposób, który nie istnieje',
  scriptNoCard: 'wskazywać karty, której tam nie ma',
  scriptNoRitual: 'wskazywać Rytuału, którego tam nie ma',
  scriptNoToken: 'wskazywać Żetonu Kultysty, który nie istnieje',
  scriptNoLevel: 'wskazywać poziomu Rytuału, który nie istnieje',
  scriptAmount: 'używać liczby spoza zakresu',
  scriptNotEnoughTokens: 'zabierać więcej Żetonów Kultystów, niż jest',
  scriptNoStack: 'brać karty z pustego stosu',
  scriptNoField: 'kłaść znacznika tam, gdzie nie ma wolnego pola',
  scriptNoMarker: 'brać znacznika znikąd: nie ma go w zasobach ani na planszy',
  scriptSiteTwice: 'kłaść w dzielnicy drugiego Miejsca Kultu tego samego kultu',
  scriptNoInvestigator: 'usuwać Badacza Tajemnic, którego tam nie ma',
  scriptNoPlans: 'zamieniać Znaczników Planów w stosie, w którym nie ma dwóch',
  scriptNoFight: 'dodawać Ataku bez Konfrontacji',
  scriptNoNumber: 'zmieniać liczby, której zasady nie mają',
};

/** To, co może spowodować jedna odpowiedź, ma granice: dla każdej karty. */
export const plOverruns: Record<keyof typeof enOverruns, string> = {
  cardTooManyEffects: 'zbyt wiele efektów po jednej odpowiedzi',
  cardTooManyEvents: 'zbyt wiele zdarzeń po jednej odpowiedzi',
  cardTooManyFrames: 'zbyt wiele efektów czekających na siebie nawzajem',
  cardTooManySubscriptions: 'zbyt wiele działających wyzwalaczy',
  cardTooManyChanges: 'zbyt wiele działających zmian zasad',
  cardTooManyQuestions: 'zbyt wiele pytań z rzędu',
  cardTooMuchWaiting: 'więcej czekających efektów, niż powinien mieścić zapis',
  cardBroke: 'efekt, którego gra nie mogła wykonać',
};

/** Co jeszcze przerywa skrypt. */
export const plReasons: Record<keyof typeof enReasons, string> = {
  outOfFuel: 'nie zakończył się w granicach swojego budżetu',
  outOfMemory: 'potrzebował więcej pamięci, niż mu wolno',
  textTooLong: 'utworzył zbyt długi tekst',
  stackOverflow: 'jego funkcje wywoływały się nawzajem zbyt głęboko',
  rubbish: 'zażądał od gry czegoś, co nie ma sensu',
  typeError: 'użył wartości niezgodnie z tym, czym ona jest',
  referenceError: 'użył nazwy, która nie istnieje',
  rangeError: 'użył liczby spoza zakresu',
  syntaxError: 'odczytał źle zbudowany tekst (JSON albo wzorzec)',
  threw: 'sam zgłosił błąd',
  aborted: 'zepsuł swoją piaskownicę, którą trzeba było usunąć',
  blanked: 'kartę wyłączono, gdy czekał na odpowiedź',
};

export function reason(code: string): string {
  if (Object.hasOwn(plOverruns, code)) return term(plOverruns, code);
  return Object.hasOwn(plBreaches, code) ? `nie wolno mu ${term(plBreaches, code)}` : term(plReasons, code);
}
