/** What the screens about mods say. Both languages are fetched together with these screens. */
export interface ModWords {
  readonly addZip: string;
  readonly addFolder: string;
  readonly addFromAddress: string;
  readonly discover: string;
  readonly dropHint: (megabytes: number, files: number) => string;
  readonly details: string;
  /** While a mod is being read. */
  readonly reading: string;
  readonly size: (bytes: number) => string;
  readonly files: (count: number) => string;
  readonly licence: (licence: string) => string;
  readonly inLanguages: (languages: readonly string[]) => string;
  readonly storage: (used: string, offered: string) => string;
  readonly notStored: string;
  readonly origins: Readonly<Record<'bundled' | 'file' | 'address' | 'link' | 'save' | 'workshop', string>>;

  readonly added: (title: string, version: string) => string;
  readonly addedForNext: string;
  readonly notAdded: (origin: string) => string;
  readonly reportUnderMods: string;
  readonly copyReport: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly dismiss: string;
  readonly failed: string;
  /** The heading of a report for the author. */
  readonly reportOf: (origin: string, game: string) => string;

  readonly tabs: Readonly<Record<'about' | 'cards' | 'order', string>>;
  readonly changesHeading: string;
  readonly about: string;
  readonly needs: string;
  readonly conflicts: string;
  readonly range: (id: string, range: string) => string;
  readonly noCards: string;
  readonly openLarge: (card: string) => string;
  readonly page: (page: number, pages: number) => string;
  readonly switchOn: string;
  readonly switchOff: string;
  readonly exportZip: string;
  readonly openInWorkshop: string;
  /** A copy of a stranger's mod to work on. */
  readonly remix: string;
  readonly update: string;
  readonly upToDate: string;
  readonly remove: string;
  readonly removeAsk: (title: string) => string;
  readonly removeText: string;
  readonly keep: string;
  readonly versions: string;
  readonly useVersion: (version: string) => string;
  readonly versionKept: string;
  readonly settings: string;
  readonly settingsHint: string;
  readonly orderText: string;
  readonly notLoaded: string;

  readonly reviewTitle: (title: string) => string;
  readonly reviewBy: (authors: string, licence: string) => string;
  readonly reviewYes: string;
  readonly reviewNo: string;
  /** What keeps a stranger's mod from doing harm. */
  readonly sandbox: readonly string[];
  readonly alsoOn: (titles: string) => string;

  readonly address: string;
  readonly addressHint: string;
  readonly addressMissing: string;
  readonly addressEmpty: string;
  readonly fetch: string;
  readonly fetched: (size: string) => string;

  readonly discoverHint: string;
  readonly indexAddress: string;
  readonly subscribe: string;
  readonly askAgain: string;
  readonly unsubscribe: string;
  readonly noIndex: string;
  readonly sample: string;
  readonly askedOn: (date: string) => string;
  readonly install: string;
  readonly installed: string;
  readonly updateTo: (version: string) => string;
  readonly indexNotStored: string;
  /** Of a version that this game does not understand. */
  readonly needsNewerGame: (version: string) => string;
  readonly installAsk: (title: string, version: string) => string;
  readonly installYes: string;
  readonly alsoInstalled: (title: string, version: string) => string;
  readonly alsoUpdated: (title: string, from: string, to: string) => string;
  readonly notInIndex: (needed: string) => string;
  readonly otherNeeded: (needed: string, present: string) => string;
  readonly modsIn: (count: number) => string;

  readonly saveDropped: (file: string) => string;
  readonly saveCarries: (mods: string) => string;
  readonly saveWithoutMods: (file: string) => string;
  readonly takenFromSave: (titles: string) => string;
}
