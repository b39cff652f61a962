/** The files of a mod that is being made, by their paths from its root. */
export type ProjectFiles = ReadonlyMap<string, Uint8Array>;

/** Why a version was written. The screen words it. */
export interface VersionLabel {
  readonly code: 'made' | 'edited' | 'added' | 'removed' | 'renamed' | 'imported' | 'remixed' | 'restored' | 'otherTab';
  /** The card or file it is about; for `restored`, when the restored version was written. */
  readonly what?: string;
}

/** One version of a project, without its files. */
export interface VersionNote {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly label: VersionLabel;
  /** Bytes of all its files. */
  readonly size: number;
}

/** A project in the list. */
export interface ProjectNote {
  readonly key: string;
  /** The title of its mod.json when it was last written; its key if that cannot be read. */
  readonly title: string;
  readonly changed: number;
  /** The version that is current. */
  readonly number: number;
}

export interface OpenedProject extends ProjectNote {
  readonly files: ProjectFiles;
}

/** Why the browser could not store or read a project. */
export type StoreFault = 'quota' | 'noStorage' | 'gone';

export class ProjectStoreError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** What became of a write. `aside`: another tab had written meanwhile, so this version lies in the history and is not current. */
export interface Written {
  readonly number: number;
  readonly isAside: boolean;
}
