import type { DecisionKind } from '../../contract/decisions';
import { said, type Said } from '../../contract/language';
import type { Deadline, DistrictPart, TablePart } from '../../contract/studies';

/** What the form of puzzles and lessons says. */
export const STUDY_SAYS = {
  name: said('Name', 'Nazwa'),
  task: said('Task', 'Zadanie'),
  learned: said('What one learns', 'Czego to uczy'),
  voice: said('Who speaks', 'Kto mówi'),
  difficulty: said('Difficulty, 1 to 5', 'Trudność, od 1 do 5'),
  seat: said('Who plays', 'Kto gra'),
  scenario: said('Board', 'Plansza'),
  editBoard: said('Edit the board …', 'Edytuj planszę…'),
  goal: said('Goal', 'Cel'),
  by: said('Before', 'Czas do'),
  holds: said('What must hold', 'Co ma zachodzić'),
  happens: said('What must happen, in this order', 'Co ma się zdarzyć, w tej kolejności'),
  event: said('Event', 'Zdarzenie'),
  hints: said('Hints', 'Podpowiedzi'),
  hint: said('Hint', 'Podpowiedź'),
  solution: said('Solution', 'Rozwiązanie'),
  answer: said('Answer', 'Odpowiedź'),
  kind: said('To which question', 'Na jakie pytanie'),
  options: said('Chosen options', 'Wybrane opcje'),
  option: said('Option', 'Opcja'),
  steps: said('Steps', 'Kroki'),
  step: said('Step', 'Krok'),
  say: said('Words', 'Słowa'),
  point: said('Points at', 'Wskazuje'),
  target: said('Something to point at', 'Coś do wskazania'),
  expects: said('Waits for', 'Na co czeka'),
  also: said('Also right', 'Też dobrze'),
  wrong: said('Wrong answers', 'Złe odpowiedzi'),
  wrongOne: said('Wrong answer', 'Zła odpowiedź'),
  which: said('Which option', 'Która opcja'),
  whichOne: said('Which one', 'Które'),
  what: said('What there', 'Co tam'),
  wholeDistrict: said('all of it', 'całość'),
  nothing: said('nothing', 'nic'),
  any: said('any answer', 'dowolna odpowiedź'),
  suggest: said('what the game suggests', 'to, co podpowiada gra'),
  named: said('a certain answer', 'określona odpowiedź'),
  anyKind: said('whichever is asked', 'to, które padnie'),
} as const;

/** What a board holds, in a few words. */
export const boardSummary = (seats: readonly string[], round: number): Said =>
  said(`${seats.join(', ')} · round ${round}`, `${seats.join(', ')} · runda ${round}`);

export const DEADLINE_LABELS: Readonly<Record<Deadline, Said>> = {
  turn: said('end of turn', 'końca tury'),
  round: said('end of round', 'końca rundy'),
  game: said('end of game', 'końca gry'),
};

/** What a step can point at. */
export const TARGET_LABELS = {
  part: said('a part of the table', 'część stołu'),
  district: said('a district', 'dzielnica'),
  cult: said('a cult', 'kult'),
  card: said('a card', 'karta'),
  option: said('an option of the question', 'opcja pytania'),
} as const;

export const PART_LABELS: Readonly<Record<TablePart, Said>> = {
  hand: said('the hand', 'ręka'),
  tokens: said('Cultist tokens', 'Żetony Kultystów'),
  markers: said('Plan markers', 'Znaczniki Planów'),
  planBoard: said('the Plan board', 'Plansza Planów'),
  city: said('the City card', 'Karta Miasta'),
  score: said('Victory Points', 'Punkty Zwycięstwa'),
  log: said('log and menu', 'dziennik i menu'),
  prompt: said('the question', 'pytanie'),
  fight: said('the Confrontation', 'Konfrontacja'),
  dice: said('the dice', 'kości'),
  piles: said('deck and discards', 'stos i karty odrzucone'),
};

export const THERE_LABELS: Readonly<Record<DistrictPart, Said>> = {
  sanity: said('Sanity', 'Poczytalność'),
  track: said('Investigation track', 'Tor Śledztwa'),
  investigators: said('Investigators', 'Badacze Tajemnic'),
  rituals: said('Rituals', 'Rytuały'),
  sites: said('Cult Sites', 'Miejsca Kultu'),
  dominance: said('Dominance markers', 'Znaczniki Dominacji'),
  guardian: said('Guardian', 'Strażnik'),
  action: said('Action', 'Działanie'),
  plans: said('Plan markers', 'Znaczniki Planów'),
};

/** The questions of the game, as an author looks for them. */
export const QUESTION_LABELS: Readonly<Record<DecisionKind, Said>> = {
  placeStack: said('place a stack', 'umieścić stos'),
  placeSite: said('place the first Cult Site', 'umieścić pierwsze Miejsce Kultu'),
  reroll: said('re-roll dice', 'przerzucić kości'),
  placePlan: said('place a Plan marker', 'umieścić znacznik Planu'),
  takePlan: said('take a Plan', 'wykonać Plan'),
  bluffTokens: said('tokens of a Bluff', 'żetony za Blef'),
  discardTokens: said('return tokens', 'zwrócić żetony'),
  useAbility: said('use an ability', 'użyć zdolności'),
  augment: said('Augmentation: what to acquire', 'Wzmocnienie: co zdobyć'),
  prepare: said('Preparation: what to build', 'Przygotowanie: co zbudować'),
  pay: said('pay Power', 'zapłacić Moc'),
  influence: said('Influence: what to move', 'Wpływy: co przesunąć'),
  destroyDiscard: said('destroy a discard', 'zniszczyć odrzuconą kartę'),
  oppose: said('oppose', 'przeciwstawić się'),
  commit: said('commit to a Confrontation', 'wystawić siły do Konfrontacji'),
  terror: said('spend Terror', 'użyć Terroru'),
  placeDominance: said('place a Dominance marker', 'umieścić znacznik Dominacji'),
  removeRitual: said('remove a Ritual', 'usunąć Rytuał'),
  chooseCard: said('of a card: choose a card', 'karta pyta o kartę'),
  chooseDie: said('of a card: choose a die', 'karta pyta o kość'),
  chooseDistrict: said('of a card: choose a district', 'karta pyta o dzielnicę'),
  chooseDominance: said('of a card: choose a Dominance marker', 'karta pyta o znacznik Dominacji'),
  chooseNumber: said('of a card: choose a number', 'karta pyta o liczbę'),
  chooseOne: said('of a card: choose a way', 'karta pyta o sposób'),
  chooseRitual: said('of a card: choose a Ritual', 'karta pyta o Rytuał'),
  chooseSeat: said('of a card: choose a player', 'karta pyta o gracza'),
  chooseStack: said('of a card: choose a stack', 'karta pyta o stos'),
  chooseTokens: said('of a card: choose tokens', 'karta pyta o żetony'),
  moveRitual: said('of a card: move a Ritual', 'karta pyta o przesunięcie Rytuału'),
};

/** Details of options and events whose names the form has no other label for. */
export const DETAIL_LABELS: Readonly<Record<string, Said>> = {
  seat: said('Whose', 'Czyje'),
  plan: said('Plan', 'Plan'),
  stack: said('Stack', 'Stos'),
  pass: said('Pass', 'Pas'),
  site: said('Cult Site', 'Miejsce Kultu'),
  ritual: said('Ritual of level', 'Rytuał poziomu'),
  draw: said('Draw a card', 'Dobierz kartę'),
  destroy: said('Destroy a card', 'Zniszcz kartę'),
  field: said('Field', 'Pole'),
  replace: said('In place of', 'W miejsce'),
  die: said('Die', 'Kość'),
  zone: said('Where it lies', 'Gdzie leży'),
  number: said('Number', 'Liczba'),
  card: said('Card', 'Karta'),
  district: said('District', 'Dzielnica'),
  from: said('From', 'Skąd'),
  to: said('To', 'Dokąd'),
  round: said('Round', 'Runda'),
  free: said('Free of charge', 'Bez kosztu'),
  rival: said('Rival', 'Rywal'),
  winners: said('Winners', 'Zwycięzcy'),
};
