/** What the coach says: one reason for each kind of decision, and a few for cases within one. */
export interface CoachWords {
  /** The line as a whole. */
  readonly advice: (what: string, why: string) => string;
  /** Choosing nothing, where that is the advice. */
  readonly nothing: string;
  readonly reasons: Readonly<Record<CoachReason, string>>;
}

const REASONS = [
  'placeStack',
  'placeSite',
  'useAbility',
  'useNoAbility',
  'reroll',
  'keepDice',
  'placePlan',
  'takeDominance',
  'takePreparation',
  'takeAugmentation',
  'takeInfluence',
  'takeBluff',
  'bluffTokens',
  'discardTokens',
  'augment',
  'prepare',
  'pay',
  'influence',
  'drawCard',
  'destroyDisorganization',
  'destroyDiscard',
  'oppose',
  'stayAway',
  'commit',
  'commitNothing',
  'terror',
  'terrorAlone',
  'placeDominance',
  'removeRitual',
  'other',
] as const;

/** Why the coach would do so. */
export type CoachReason = (typeof REASONS)[number];

export const isCoachReason = (name: string): name is CoachReason => (REASONS as readonly string[]).includes(name);

export const en: CoachWords = {
  advice: (what, why) => `Advice: ${what}. ${why}`,
  nothing: 'choose nothing',
  reasons: {
    placeStack: 'Cheap cards near your own plans are bought first.',
    placeSite: 'A first Site gives you a home for Rituals.',
    useAbility: 'It costs you nothing.',
    useNoAbility: 'It has its price: keep it for a better moment.',
    reroll: 'A blank gives nothing, everything else is a token.',
    keepDice: 'Every die shows a token already.',
    placePlan: 'You can do most where you have a Site or a Ritual.',
    takeDominance: 'Your Rituals and Freaks exceed Sanity: Dominance markers are points.',
    takePreparation: 'Sites and Rituals are what Dominance is built on.',
    takeAugmentation: 'Better cards make every later Plan stronger.',
    takeInfluence: 'It moves a Ritual and raises it, for nothing.',
    takeBluff: 'Nothing better is possible, and two tokens always help.',
    bluffTokens: 'Thugs fight, Initiates pay, Freaks frighten; each has its use.',
    discardTokens: 'You keep the rest.',
    augment: 'You can pay for it.',
    prepare: 'A Ritual’s level counts for Attack and for Terror.',
    pay: 'It is enough, and nothing of it is wasted.',
    influence: 'A raised Ritual costs nothing here.',
    drawCard: 'One more card to act with.',
    destroyDisorganization: 'It only fills your hand.',
    destroyDiscard: 'Fewer weak cards make better hands.',
    oppose: 'Your Ritual may win here.',
    stayAway: 'A Ritual that stays away cannot be lost.',
    commit: 'Only the single highest Attack wins.',
    commitNothing: 'Nothing you hold has Attack.',
    terror: 'It is just enough to exceed Sanity.',
    terrorAlone: 'Your Rituals alone exceed Sanity.',
    placeDominance: 'Each marker on the board is a point.',
    removeRitual: 'The lowest level is the cheapest to place again.',
    other: 'A sound choice if you are not sure.',
  },
};

export const pl: CoachWords = {
  advice: (what, why) => `Rada: ${what}. ${why}`,
  nothing: 'nie wybieraj nic',
  reasons: {
    placeStack: 'Najpierw kupuje się tanie karty blisko własnych planów.',
    placeSite: 'Pierwsze Miejsce Kultu to dom dla Rytuałów.',
    useAbility: 'Nic cię to nie kosztuje.',
    useNoAbility: 'To ma swoją cenę: zachowaj na lepszą chwilę.',
    reroll: 'Zły Los nic nie daje, każda inna ścianka to żeton.',
    keepDice: 'Każda kość pokazuje już żeton.',
    placePlan: 'Najwięcej możesz tam, gdzie masz Miejsce Kultu lub Rytuał.',
    takeDominance: 'Rytuały i Odmieńcy przewyższają Poczytalność: Znaczniki Dominacji to punkty.',
    takePreparation: 'Na Miejscach Kultu i Rytuałach buduje się Dominację.',
    takeAugmentation: 'Lepsze karty wzmacniają każdy późniejszy Plan.',
    takeInfluence: 'Przenosi Rytuał i podnosi go za darmo.',
    takeBluff: 'Nic lepszego się nie da, a dwa żetony zawsze się przydadzą.',
    bluffTokens: 'Zbiry walczą, Wtajemniczeni płacą, Odmieńcy straszą: każdy się przyda.',
    discardTokens: 'Reszta zostaje u ciebie.',
    augment: 'Stać cię na to.',
    prepare: 'Poziom Rytuału liczy się do Ataku i do Terroru.',
    pay: 'To wystarcza i nic się nie marnuje.',
    influence: 'Podniesienie Rytuału nic tu nie kosztuje.',
    drawCard: 'Jedna karta więcej do działania.',
    destroyDisorganization: 'Tylko zajmuje miejsce na ręce.',
    destroyDiscard: 'Im mniej słabych kart, tym lepsza ręka.',
    oppose: 'Twój Rytuał może tu wygrać.',
    stayAway: 'Rytuału, który nie wkracza, nie da się stracić.',
    commit: 'Wygrywa tylko jedyny najwyższy Atak.',
    commitNothing: 'Nie masz niczego z Atakiem.',
    terror: 'Tyle właśnie trzeba, by przewyższyć Poczytalność.',
    terrorAlone: 'Same Rytuały przewyższają Poczytalność.',
    placeDominance: 'Każdy znacznik na planszy to punkt.',
    removeRitual: 'Najniższy poziom najtaniej postawić ponownie.',
    other: 'Rozsądny wybór, jeśli nie masz pewności.',
  },
};
