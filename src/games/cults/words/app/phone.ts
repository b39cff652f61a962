/** Words that only a small screen needs. */
export interface PhoneWords {
  readonly points: (total: number) => string;
  readonly tapDistrict: string;
  /** Brings the board back from under a wide tray. */
  readonly showBoard: string;
}
