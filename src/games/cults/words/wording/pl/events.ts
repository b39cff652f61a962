/** What triggers wait for. `(a|b)`: to the reader, of anybody else. */
const DEEDS: Readonly<Record<string, string>> = {
  stackPlaced: '(położysz|położy) stos',
  firstCultistPassed: '(zostaniesz|zostanie) Pierwszym Kultystą',
  turnPassed: '(spasujesz|spasuje), nie mając znacznika na wierzchu',
  turnEnded: '(zakończysz|zakończy) turę',
  cardsDrawn: '(dobierzesz|dobierze) karty',
  deckReshuffled: '(przetasujesz|przetasuje) swój Stos Kultu',
  cardDiscarded: '(odrzucisz|odrzuci) kartę',
  cardDestroyed: '(zniszczysz|zniszczy) kartę',
  disorganizationReceived: '(otrzymasz|otrzyma) Kartę Dezorganizacji',
  cardAcquired: '(zdobędziesz|zdobędzie) Kartę Dzielnicy',
  cardsBought: '(zakończysz|zakończy) zakup Kart Dzielnic',
  cardPutOnDeck: '(położysz|położy) kartę na wierzchu swojego Stosu Kultu',
  cardsKept: '(zachowasz|zachowa) karty w Fazie Ukrycia',
  abilityUsed: '(użyjesz|użyje) zdolności',
  powerPaid: '(zapłacisz|zapłaci) Moc',
  diceRolled: '(rzucisz|rzuci) Kośćmi Rekrutacji',
  diceRerolled: '(przerzucisz|przerzuci) Kości Rekrutacji',
  dieSet: '(obrócisz|obróci) kość',
  tokensGained: '(weźmiesz|weźmie) Żetony Kultystów',
  tokensReturned: '(oddasz|odda) Żetony Kultystów',
  planPlaced: '(położysz|położy) Znacznik Planu',
  plansSwapped: '(zamienisz|zamieni) miejscami Znaczniki Planów',
  planTaken: '(wykonasz|wykona) Plan',
  bluffed: '(użyjesz|użyje) Blefu',
  planLapsed: 'nie (będziesz|będzie) w stanie dokończyć Planu',
  ritualPlaced: '(umieścisz|umieści) Rytuał',
  ritualReturned: '(odłożysz|odłoży) Rytuał do zasobów',
  ritualMoved: '(przeniesiesz|przeniesie) Rytuał',
  ritualRaised: '(podniesiesz|podniesie) poziom Rytuału',
  sitePlaced: '(umieścisz|umieści) Miejsce Kultu',
  dominancePlaced: '(umieścisz|umieści) Znacznik Dominacji',
  dominanceReplaced: '(zastąpisz|zastąpi) Znacznik Dominacji',
  dominanceRemoved: '(stracisz|straci) Znacznik Dominacji',
  opposed: '(przeciwstawisz|przeciwstawi) się Dominacji',
  confrontationBegun: '(rozpoczniesz|rozpocznie) Konfrontację',
  forcesCommitted: '(wystawisz|wystawi) siły',
  forcesRevealed: '(odkryjesz|odkryje) siły',
  thugsShown: '(pokażesz|pokaże) Zbirów',
  thugsJoined: '(dołączysz|dołączy) Zbirów z puli',
  attackAdded: '(zwiększysz|zwiększy) swój Atak',
  cardJoined: '(dołączysz|dołączy) do Konfrontacji wierzchnią kartę swojego Stosu Kultu',
  confrontationDecided: '(wygrasz|wygra) Konfrontację',
  thugsReturned: '(oddasz|odda) wystawionych Zbirów',
  thugsTakenBack: '(weźmiesz|weźmie) z powrotem wystawionych Zbirów',
  terrorSucceeded: '(przeprowadzisz|przeprowadzi) udany Terror',
};

const HAPPENINGS: Readonly<Record<string, string>> = {
  setupRevealed: 'zostanie odkryta Karta Układu Początkowego',
  districtSetUp: 'dzielnica zostanie przygotowana',
  objectiveRevealed: 'zostanie odkryta Karta Celu',
  roundBegun: 'rozpocznie się runda',
  roundEnded: 'skończy się runda',
  lastRoundEnded: 'skończy się ostatnia runda',
  phaseBegun: 'rozpocznie się faza',
  gameEnded: 'skończy się gra',
  cityRevealed: 'zostanie odkryta Karta Miasta',
  triggered: 'zadziała efekt karty',
  effectRemains: 'zacznie obowiązywać trwały efekt',
  choiceMade: '(dokonasz|dokona) wyboru dla karty',
  scriptCancelled: 'szczególna zasada karty zostanie anulowana',
  cardsBlanked: 'karty przestaną działać',
  ruleChanged: 'zmieni się liczba określona w zasadach',
  investigatorPlaced: 'nowy Badacz Tajemnic stanie na torze',
  investigatorAdvanced: 'Badacz Tajemnic się przesunie',
  investigatorArrived: 'Badacz Tajemnic dotrze do dzielnicy',
  investigatorLeft: 'Badacz Tajemnic opuści dzielnicę',
  confrontationEnded: 'skończy się Konfrontacja',
  npcDieRolled: 'ktoś rzuci Kością NPC',
  npcPlanTaken: 'NPC wykona Plan',
  npcFellBack: 'NPC przejdzie do innego planu',
  npcPlanChosen: 'NPC rozpatrzy plan',
  npcBonusDrawn: 'NPC dobierze kartę dodatkową',
  npcDiceRolled: 'NPC rzuci kośćmi',
  npcDeckShuffled: 'NPC potasuje swój Stos Kultu',
};

const PEOPLE: Readonly<Record<string, string>> = { owner: '', rival: 'przeciwnik ' };

export function event(on: string, by: string): string {
  if (Object.hasOwn(HAPPENINGS, on)) return `gdy ${HAPPENINGS[on]}`;
  const who = (Object.hasOwn(PEOPLE, by) ? PEOPLE[by] : undefined) ?? 'ktokolwiek ';
  const deed = Object.hasOwn(DEEDS, on) ? DEEDS[on] : undefined;
  if (deed === undefined)
    return `gdy zajdzie zdarzenie „${on}”${by === 'rival' ? ' (przeciwnik)' : by === 'owner' ? ' (ty)' : ''}`;
  return `gdy ${who}${deed.replaceAll(/\(([^|)]*)\|([^)]*)\)/g, by === 'owner' ? '$1' : '$2')}`;
}
