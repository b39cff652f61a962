interface Picture {
  /** The rule that it stands under. */
  readonly rule: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** How large the table is of which it shows a part; 1 is 1600×900. */
  readonly zoom: number;
}

const ALL = {
  pieces: { rule: 'R2.1', width: 352, height: 209, zoom: 1.1 },
  tokens: { rule: 'R2.2', width: 440, height: 130, zoom: 1 },
  dice: { rule: 'R2.4', width: 500, height: 96, zoom: 1 },
  board: { rule: 'R3.1', width: 640, height: 640, zoom: 0.87 },
  district: { rule: 'R3.2', width: 560, height: 560, zoom: 1.55 },
  track: { rule: 'R3.4', width: 360, height: 450, zoom: 1.8 },
  closed: { rule: 'R3.7', width: 300, height: 300, zoom: 0.83 },
  card: { rule: 'R6.1', width: 290, height: 390, zoom: 1.05 },
  city: { rule: 'R7.1', width: 340, height: 340, zoom: 1.9 },
  plans: { rule: 'R7.4', width: 300, height: 260, zoom: 2.4 },
  planBoard: { rule: 'R8.2', width: 330, height: 370, zoom: 1.25 },
  fight: { rule: 'R9.4', width: 880, height: 370, zoom: 0.55 },
  terror: { rule: 'R10.2', width: 640, height: 266, zoom: 1 },
  dominance: { rule: 'R10.3', width: 420, height: 240, zoom: 2.2 },
  npc: { rule: 'R12.4', width: 290, height: 390, zoom: 1.05 },
  objective: { rule: 'R12.8', width: 290, height: 390, zoom: 1.05 },
} as const satisfies Readonly<Record<string, Picture>>;

export type PictureId = keyof typeof ALL;

/** The pictures of the rules, in the order of the rules. */
export const PICTURES: Readonly<Record<PictureId, Picture>> = ALL;
