/** What is printed on the cards of the base set. */
export interface CardWords {
  readonly name: { readonly en: string; readonly pl: string };
  /** Empty where the card has no ability. */
  readonly text: { readonly en: string; readonly pl: string };
}

const card = (en: string, pl: string, text: CardWords['text'] = { en: '', pl: '' }): CardWords => ({ name: { en, pl }, text });

export const words: Readonly<Record<string, CardWords>> = {
  // The starting deck
  acolyte: card('Acolyte', 'Akolita'),
  adept: card('Adept', 'Adept'),
  brute: card('Brute', 'Osiłek'),
  fanatic: card('Fanatic', 'Fanatyk', {
    en:
      'Instead of its icons: destroy this card and add two Thugs from the pool to your side in this Confrontation. The NPC ' +
      'always does.',
    pl: 'Zamiast symboli: zniszcz tę kartę i dołącz do swoich sił w tej Konfrontacji dwóch Zbirów z puli. NPC robi to zawsze.',
  }),
  watchman: card('Watchman', 'Wartownik', {
    en: 'After your last roll, turn any one die to its Thug face.',
    pl: 'Po swoim ostatnim rzucie obróć jedną dowolną kość na ściankę ze Zbirem.',
  }),
  whisperer: card('Whisperer', 'Szepczący'),
  seer: card('Seer', 'Jasnowidz', {
    en: 'Discard another card from your hand, then draw a card.',
    pl: 'Odrzuć z ręki inną kartę, a potem dobierz jedną.',
  }),

  // Guardians
  'star-spawn': card('Star Spawn', 'Gwiezdny Pomiot', {
    en: 'Destroy this card: place one more Dominance marker in this district.',
    pl: 'Zniszcz tę kartę: umieść w tej dzielnicy jeszcze jeden Znacznik Dominacji.',
  }),
  'ghoul-pack': card('Ghoul Pack', 'Wataha Ghuli', {
    en: 'If you lose, your Disorganization card goes to the winner. Even with several Ghoul Packs you pass on only one card.',
    pl:
      'Jeśli przegrasz, twoją Kartę Dezorganizacji otrzymuje zwycięzca. Nawet mając kilka Watah Ghuli, przekazujesz tylko ' +
      'jedną kartę.',
  }),
  nightgaunt: card('Nightgaunt', 'Nocna Mara', {
    en: 'Pay 1 Power: every opponent in this Confrontation gets a Disorganization card. You cannot pay with committed cards.',
    pl:
      'Zapłać 1 Moc: każdy przeciwnik w tej Konfrontacji otrzymuje Kartę Dezorganizacji. Nie możesz płacić wystawionymi ' +
      'kartami.',
  }),
  'hunting-horror': card('Hunting Horror', 'Koszmarny Łowca', {
    en:
      'The top card of your Cult deck joins this Confrontation. It counts as committed, and you may use its Confrontation ' +
      'ability.',
    pl:
      'Do tej Konfrontacji dołącza wierzchnia karta twojego Stosu Kultu. Liczy się jako wystawiona i możesz użyć jej zdolności ' +
      'Konfrontacji.',
  }),
  byakhee: card('Byakhee', 'Byakhee', {
    en: 'After you move a Ritual with this Plan, move a second one of yours here if a Ritual field is free. It is not raised.',
    pl:
      'Po przeniesieniu Rytuału w ramach tego Planu przenieś tu drugi swój Rytuał, jeśli jest wolne pole Rytuału. Jego poziom ' +
      'się nie zmienia.',
  }),
  'dark-young': card('Dark Young', 'Mroczne Młode', {
    en: 'After your Terror succeeds, discard this card from your hand instead of removing a Ritual.',
    pl: 'Po swoim udanym Terrorze odrzuć tę kartę z ręki, zamiast usuwać Rytuał.',
  }),
  'deep-one-raiders': card('Deep One Raiders', 'Łupieżcy z Głębin', {
    en:
      'If you win, take the Thugs you committed back behind your screen instead of returning them. (The NPC keeps its stored ' +
      'Thugs.)',
    pl:
      'Jeśli wygrasz, weź Zbirów wystawionych zza zasłonki z powrotem, zamiast ich oddawać (NPC zachowuje zgromadzonych ' +
      'Zbirów).',
  }),
  'dimensional-shambler': card('Dimensional Shambler', 'Wędrowiec Międzywymiarowy', {
    en:
      'If you lose, destroy this card: one of your Rituals here moves to another district with a free Ritual field instead of ' +
      'returning to supply. Without such a district you cannot use this. (The NPC: its highest-level Ritual, to the ' +
      'lowest-numbered such district.)',
    pl:
      'Jeśli przegrasz, zniszcz tę kartę: jeden twój tutejszy Rytuał, zamiast wrócić do zasobów, przenosi się do innej ' +
      'dzielnicy z wolnym polem Rytuału. Jeśli takiej nie ma, nie możesz użyć tej zdolności. NPC ratuje tak Rytuał najwyższego ' +
      'poziomu i wybiera dzielnicę o najniższym numerze.',
  }),

  // Actions
  'secret-summons': card('Secret Summons', 'Tajne Wezwanie', {
    en: 'Draw one more card; or destroy this card and draw three.',
    pl: 'Dobierz dodatkową kartę albo zniszcz tę kartę i dobierz trzy.',
  }),
  'hidden-altar': card('Hidden Altar', 'Ukryty Ołtarz', {
    en:
      'Instead of its icons: destroy this card and place a level I Ritual from your supply, free, in any open district with a ' +
      'free Ritual field. You need no Cult Site there, and this does not count as preparing a Ritual.',
    pl:
      'Zamiast symboli: zniszcz tę kartę i umieść za darmo swój Rytuał poziomu I z zasobów w dowolnej otwartej dzielnicy z ' +
      'wolnym polem Rytuału. Nie potrzebujesz tam Miejsca Kultu i nie liczy się to jako Przygotowanie.',
  }),
  'black-market': card('Black Market', 'Czarny Rynek', {
    en:
      'Instead of its icons: destroy this card and take one card from a stack in any open district into your hand, free. It is ' +
      'outside the limit of two cards, but must not be a copy of a card acquired this turn.',
    pl:
      'Zamiast symboli: zniszcz tę kartę i weź za darmo na rękę jedną kartę ze stosu w dowolnej otwartej dzielnicy. Nie wlicza ' +
      'się ona do limitu dwóch kart, ale nie może to być kolejny egzemplarz karty zdobytej w tej turze.',
  }),
  desecration: card('Desecration', 'Profanacja', {
    en:
      'At the start or at the end of this Plan, destroy this card: one level I or II Ritual of an opponent in this district ' +
      'returns to supply. You still cannot choose this Plan in a full district.',
    pl:
      'Na początku albo na końcu tego Planu zniszcz tę kartę: jeden Rytuał poziomu I lub II, który przeciwnik ma w tej ' +
      'dzielnicy, wraca do jego zasobów. W pełnej dzielnicy nadal nie możesz wybrać tego Planu.',
  }),
  'bribed-constable': card('Bribed Constable', 'Przekupiony Posterunkowy', {
    en:
      'Discard this card: the Investigator does not advance. Or destroy it after the advance, before you pay: one Investigator ' +
      'leaves this district.',
    pl:
      'Odrzuć tę kartę: Badacz Tajemnic się nie przesuwa. Albo zniszcz ją po jego przesunięciu, przed zapłatą: jeden Badacz ' +
      'Tajemnic opuszcza tę dzielnicę.',
  }),
  recruiters: card('Recruiters', 'Werbownicy', {
    en: 'After your first roll, before any re-roll, set one die to any face.',
    pl: 'Po pierwszym rzucie, zanim cokolwiek przerzucisz, obróć jedną kość na dowolną ściankę.',
  }),
  'safe-house': card('Safe House', 'Bezpieczna Kryjówka', {
    en:
      'Keep up to two other cards of your hand, but no Safe House, for the next round; or destroy this card and keep your ' +
      'whole hand. In Mobilization you still draw the full number of cards.',
    pl:
      'Zachowaj na następną rundę najwyżej dwie inne karty z ręki, ale nie Bezpieczną Kryjówkę; albo zniszcz tę kartę i ' +
      'zachowaj wszystkie karty z ręki. W Mobilizacji i tak dobierasz pełną liczbę kart.',
  }),
  'false-trail': card('False Trail', 'Fałszywy Trop', {
    en: 'After you place a Plan marker, swap the top two markers of a stack in any open district, whoever owns them.',
    pl:
      'Po położeniu swojego Znacznika Planu zamień miejscami dwa wierzchnie znaczniki w stosie dowolnej otwartej dzielnicy, ' +
      'czyjekolwiek są.',
  }),
  disorganization: card('Disorganization', 'Dezorganizacja'),

  // City cards
  'power-disturbances': card('Power Disturbances', 'Zaburzenia Mocy', {
    en: 'This round every Ritual prepared costs 1 Power more.',
    pl: 'W tej rundzie każdy Rytuał umieszczany w ramach Przygotowania kosztuje o 1 Moc więcej.',
  }),
  'police-raid': card('Police Raid', 'Obława Policyjna', {
    en: 'Every player with a Ritual in Downtown gets a Disorganization card.',
    pl: 'Każdy gracz, który ma Rytuał w Downtown, otrzymuje Kartę Dezorganizacji.',
  }),
  curfew: card('Curfew', 'Godzina Policyjna', {
    en: 'This round everyone places only three Plan markers.',
    pl: 'W tej rundzie każdy kładzie tylko trzy Znaczniki Planów.',
  }),
  'night-fog': card('Night Fog', 'Nocna Mgła', {
    en: 'In the Hiding phase of this round everyone may keep up to eight Cultist tokens.',
    pl: 'W Fazie Ukrycia tej rundy każdy może zachować do ośmiu Żetonów Kultystów.',
  }),
  'stars-align': card('Stars Align', 'Koniunkcja Gwiazd', {
    en: 'This round every Ritual prepared costs 1 Power less in all, but at least 1.',
    pl:
      'W tej rundzie łączny koszt każdego Rytuału umieszczanego w ramach Przygotowania jest o 1 Moc niższy, ale wynosi co ' +
      'najmniej 1.',
  }),
  'dock-strike': card('Dock Strike', 'Strajk w Dokach', {
    en: 'This round a Bluff gives only one Cultist token (the NPC: one Thug).',
    pl: 'W tej rundzie Blef daje tylko jeden Żeton Kultysty (NPC bierze jednego Zbira).',
  }),
  'witch-hunt': card('Witch Hunt', 'Polowanie na Czarownice', {
    en:
      'The First Cultist names an open district: its Investigator advances twice. Every other player takes a Cultist token of ' +
      'their choice. (Solo: you name the district, the NPC takes a Thug.)',
    pl:
      'Pierwszy Kultysta wskazuje otwartą dzielnicę: jej Badacz Tajemnic przesuwa się dwa razy. Każdy inny gracz bierze ' +
      'dowolny Żeton Kultysty. W wariancie jednoosobowym dzielnicę wskazujesz ty, a NPC bierze Zbira.',
  }),
  'mass-hysteria': card('Mass Hysteria', 'Zbiorowa Histeria', {
    en: 'This round Sanity counts 1 less in every district, but at least 1.',
    pl: 'W tej rundzie Poczytalność każdej dzielnicy jest o 1 niższa, ale wynosi co najmniej 1.',
  }),
  'university-lecture': card('University Lecture', 'Wykład na Uniwersytecie', {
    en:
      'In turn order, each player returns a Cultist token of their choice or gets a Disorganization card. (The NPC returns a ' +
      'stored Thug if it has one.)',
    pl:
      'W kolejności graczy każdy oddaje wybrany Żeton Kultysty albo otrzymuje Kartę Dezorganizacji. NPC oddaje zgromadzonego ' +
      'Zbira, jeśli go ma.',
  }),
  'travelling-carnival': card('Travelling Carnival', 'Wędrowny Lunapark', {
    en: 'This round everyone may re-roll once more in Recruitment.',
    pl: 'W tej rundzie podczas Rekrutacji każdy może przerzucać kości o jeden raz więcej.',
  }),
  'federal-agents': card('Federal Agents', 'Agenci Federalni', {
    en: 'This round everyone draws only five cards in Mobilization.',
    pl: 'W tej rundzie każdy dobiera w Mobilizacji tylko pięć kart.',
  }),
  'river-storm': card('River Storm', 'Burza nad Rzeką', {
    en: 'This round no Ritual may be moved in to oppose a Dominance.',
    pl: 'W tej rundzie nie wolno przenosić Rytuałów, by przeciwstawić się Dominacji.',
  }),
  'secret-patron': card('Secret Patron', 'Tajemniczy Mecenas', {
    en:
      'This round the first District card each player pays for costs 1 Power less. If two are bought together, their sum is 1 ' +
      'less. Free cards do not count.',
    pl:
      'W tej rundzie pierwsza Karta Dzielnicy, za którą gracz płaci, kosztuje go o 1 Moc mniej. Przy zakupie dwóch naraz o 1 ' +
      'maleje ich łączny koszt. Darmowe karty się nie liczą.',
  }),
  'asylum-breakout': card('Asylum Breakout', 'Ucieczka Obłąkanych', {
    en: 'Every player takes a Freak (the NPC takes none).',
    pl: 'Każdy gracz bierze Odmieńca (NPC nie bierze żadnego).',
  }),
  'bureau-office': card('Bureau Office', 'Placówka Biura Śledczego', {
    en:
      'For the rest of the game new Investigators start one field nearer to the district, but never below field 1. Those ' +
      'already on a track stay where they are.',
    pl:
      'Do końca gry nowi Badacze Tajemnic zaczynają o jedno pole bliżej dzielnicy, ale nigdy bliżej niż na polu 1. Ci, którzy ' +
      'już są na torach, pozostają na swoich miejscach.',
  }),

  // Initial Setup cards
  'quiet-streets': card('Quiet Streets', 'Ciche Ulice', {
    en:
      'Sanity: Downtown 3, Rivertown 3, Uptown 3, Northside 3. One Investigator on the starting field of the track in every ' +
      'open district.',
    pl:
      'Poczytalność: Downtown 3, Rivertown 3, Uptown 3, Northside 3. W każdej otwartej dzielnicy jeden Badacz Tajemnic na polu ' +
      'początkowym toru.',
  }),
  'old-arkham': card('Old Arkham', 'Stare Arkham', {
    en:
      'Sanity: Downtown 2, Rivertown 3, Uptown 4, Northside 4. One Investigator on the starting field of the track in every ' +
      'open district.',
    pl:
      'Poczytalność: Downtown 2, Rivertown 3, Uptown 4, Northside 4. W każdej otwartej dzielnicy jeden Badacz Tajemnic na polu ' +
      'początkowym toru.',
  }),
  'under-surveillance': card('Under Surveillance', 'Pod Obserwacją', {
    en:
      'Sanity: Downtown 3, Rivertown 4, Uptown 4, Northside 3. One Investigator on the starting field of the track in every ' +
      'open district, but one field nearer to the district in Uptown and Northside.',
    pl:
      'Poczytalność: Downtown 3, Rivertown 4, Uptown 4, Northside 3. W każdej otwartej dzielnicy jeden Badacz Tajemnic na polu ' +
      'początkowym toru, ale w Uptown i w Northside o jedno pole bliżej dzielnicy.',
  }),
  'city-in-panic': card('City in Panic', 'Miasto w Panice', {
    en:
      'Sanity: Downtown 2, Rivertown 3, Uptown 5, Northside 3. One Investigator on the starting field of the track in every ' +
      'open district; one more has already arrived in Downtown.',
    pl:
      'Poczytalność: Downtown 2, Rivertown 3, Uptown 5, Northside 3. W każdej otwartej dzielnicy jeden Badacz Tajemnic na polu ' +
      'początkowym toru; jeszcze jeden dotarł już do Downtown.',
  }),

  // Objectives
  ascendance: card('Ascendance', 'Wyniesienie', {
    en: 'End the game with more VP than the NPC.',
    pl: 'Zakończ grę, mając więcej PZ niż NPC.',
  }),
  'three-thrones': card('Three Thrones', 'Trzy Trony', {
    en: 'End the game with more VP than the NPC and a Cult Site in every open district.',
    pl: 'Zakończ grę, mając więcej PZ niż NPC oraz Miejsce Kultu w każdej otwartej dzielnicy.',
  }),
  'total-dominance': card('Total Dominance', 'Totalna Dominacja', {
    en: 'End the game with more VP than the NPC, at least two Dominance markers in Northside and at least two in Uptown.',
    pl: 'Zakończ grę, mając więcej PZ niż NPC oraz co najmniej po dwa Znaczniki Dominacji w Northside i w Uptown.',
  }),
  'unbroken-circle': card('Unbroken Circle', 'Nieprzerwany Krąg', {
    en: 'End the game with more VP than the NPC and at least three Rituals on the board.',
    pl: 'Zakończ grę, mając więcej PZ niż NPC oraz co najmniej trzy Rytuały na planszy.',
  }),
  'pure-order': card('Pure Order', 'Czysty Ład', {
    en: 'End the game with more VP than the NPC and at most one Disorganization card in deck, hand and discard pile together.',
    pl:
      'Zakończ grę, mając więcej PZ niż NPC oraz najwyżej jedną Kartę Dezorganizacji łącznie w Stosie Kultu, na ręce i na ' +
      'stosie kart odrzuconych.',
  }),
  'the-great-seal': card('The Great Seal', 'Wielka Pieczęć', {
    en: 'End the game with more VP than the NPC, a Ritual III on the board and more Rituals on the board than the NPC.',
    pl: 'Zakończ grę, mając więcej PZ niż NPC, Rytuał III na planszy oraz więcej Rytuałów na planszy niż NPC.',
  }),
  'silent-hand': card('Silent Hand', 'Cicha Dłoń', {
    en: 'End the game with at least 4 VP more than the NPC.',
    pl: 'Zakończ grę, mając co najmniej o 4 PZ więcej niż NPC.',
  }),
  'the-stars-are-right': card('The Stars Are Right', 'Gwiazdy Sprzyjają', {
    en:
      'End the game with more VP than the NPC and at least one Dominance marker in every open district, while the NPC has at ' +
      'most two on the board.',
    pl:
      'Zakończ grę, mając więcej PZ niż NPC oraz co najmniej jeden Znacznik Dominacji w każdej otwartej dzielnicy, podczas gdy ' +
      'NPC ma na planszy najwyżej dwa.',
  }),

  // NPC cards (R12.4)
  'npc-overview': card('NPC: Turn Overview', 'NPC: Przebieg Tury', {
    en:
      'The NPC uses its Plan marker in the lowest-numbered district where one lies on top; if none does, it passes. Roll the ' +
      'NPC die and follow the plan with that number. The NPC pays for nothing and may execute a Plan any number of times. It ' +
      'stores Thugs and bonus cards without limit and uses all of them in its next Confrontation.',
    pl:
      'NPC używa swojego Znacznika Planu, który leży na wierzchu w dzielnicy o najniższym numerze; jeśli żaden nie leży na ' +
      'wierzchu, pasuje. Rzuć Kością NPC i rozpatrz plan o wyrzuconym numerze. NPC za nic nie płaci i może wykonać każdy Plan ' +
      'dowolną liczbę razy. Gromadzi Zbirów i karty dodatkowe bez ograniczeń i używa wszystkich w swojej następnej ' +
      'Konfrontacji.',
  }),
  'npc-preparation': card('NPC 1: Preparation', 'NPC 1: Przygotowanie', {
    en:
      'No free Ritual field here: go to 3. No Ritual in its supply: go to 2. Otherwise the NPC places its highest-level Ritual ' +
      'from supply here, then the Investigator advances.',
    pl:
      'Nie ma tu wolnego pola Rytuału: przejdź do 3. NPC nie ma Rytuału w zasobach: przejdź do 2. W przeciwnym razie umieszcza ' +
      'tu ze swoich zasobów Rytuał najwyższego poziomu, a potem Badacz Tajemnic się przesuwa.',
  }),
  'npc-influence': card('NPC 2: Influence', 'NPC 2: Wpływy', {
    en:
      'No free Ritual field here, or no NPC Ritual elsewhere: go to 3. Otherwise the NPC moves its lowest-level Ritual here ' +
      'from a higher-numbered district, or, if it has none there, from a lower-numbered one (among equals, from the nearest ' +
      'number) and raises it if the marker is in supply. Then it draws a card face down: a bonus card for its next ' +
      'Confrontation.',
    pl:
      'Nie ma tu wolnego pola Rytuału albo NPC nie ma Rytuału w innej dzielnicy: przejdź do 3. W przeciwnym razie przenosi tu ' +
      'swój Rytuał najniższego poziomu z dzielnicy o wyższym numerze, a jeśli tam żadnego nie ma – o niższym (spośród równych ' +
      'z dzielnicy o najbliższym numerze) i podnosi jego poziom, jeśli ma w zasobach odpowiedni znacznik. Potem dobiera ' +
      'zakrytą kartę dodatkową na swoją następną Konfrontację.',
  }),
  'npc-dominance': card('NPC 3: Dominance', 'NPC 3: Dominacja', {
    en:
      'No NPC Ritual here: go to 4. Otherwise Confrontation: you may move one Ritual here; you commit and reveal first. The ' +
      'NPC reveals the top 3 cards of its deck and all bonus cards and uses their Confrontation abilities without paying. It ' +
      'rolls 5 dice, re-rolls all but Thugs twice, and adds all its stored Thugs. If it wins or there was no Confrontation, ' +
      'its Terror always succeeds; then it removes its lowest-level Ritual here.',
    pl:
      'NPC nie ma tu Rytuału: przejdź do 4. W przeciwnym razie Konfrontacja: możesz przenieść tu jeden swój Rytuał; wystawiasz ' +
      'i odkrywasz siły przed NPC. NPC odkrywa 3 wierzchnie karty swojego Stosu Kultu oraz wszystkie karty dodatkowe i bez ' +
      'płacenia używa ich zdolności Konfrontacji. Rzuca 5 kośćmi, dwa razy przerzuca wszystkie bez Zbira i dodaje wszystkich ' +
      'zgromadzonych Zbirów. Jeśli wygra albo Konfrontacji nie było, jego Terror jest zawsze udany; potem usuwa stąd swój ' +
      'Rytuał najniższego poziomu.',
  }),
  'npc-augmentation': card('NPC 4: Augmentation', 'NPC 4: Wzmocnienie', {
    en:
      'No Guardian left here: go to 5. Otherwise the NPC puts a Guardian from this district on top of its Cult deck, free, ' +
      'then destroys one Disorganization card in its discard pile, if there is one.',
    pl:
      'Nie ma tu już Strażnika: przejdź do 5. W przeciwnym razie NPC kładzie za darmo Strażnika z tej dzielnicy na wierzchu ' +
      'swojego Stosu Kultu, a potem niszczy jedną Kartę Dezorganizacji ze swojego stosu kart odrzuconych, jeśli jakaś tam jest.',
  }),
  'npc-bluff': card('NPC 5: Bluff', 'NPC 5: Blef', {
    en: 'The NPC takes 2 Thugs and stores them for its next Confrontation.',
    pl: 'NPC bierze 2 Zbirów i zachowuje ich na swoją następną Konfrontację.',
  }),
};

/** The names of the cults. */
export const cultWords: Readonly<Record<string, CardWords>> = {
  cthulhu: card('Cthulhu', 'Cthulhu'),
  hastur: card('Hastur', 'Hastur'),
  dagon: card('Dagon', 'Dagon'),
  chaugnar: card('Chaugnar Faugn', 'Chaugnar Faugn'),
};
