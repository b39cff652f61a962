/** What the static check knows of a script: enough to link it. */
export interface CheckedSource {
  readonly imports: readonly {
    readonly path: string;
    readonly names: readonly { readonly name: string; readonly line: number; readonly column: number }[];
  }[];
  readonly exports: readonly string[];
  /** Everything that is declared at its top level. */
  readonly declares: readonly string[];
}

/**
 * Checks one file of a mod; throws a GameError with file, line and column. `apiName` is the module from which scripts import the
 * game's makers (`GuestGame.apiName`).
 */
export type SourceCheck = (source: string, file: string, apiName: string) => CheckedSource;
