import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Line width of the formatter. */
const LINE_WIDTH = 130;

/** Writes the typed list of all frame names, so that a misspelt frame name does not compile. */
export function writeFrameNames(artFolder: string, path: string): void {
  const sheets = readdirSync(artFolder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  const entries = sheets.map((file) => {
    const { frames } = JSON.parse(readFileSync(join(artFolder, file), 'utf8')) as { frames: Record<string, object> };
    return entryText(file.replace(/\.json$/, ''), Object.keys(frames).sort());
  });
  const head =
    '/** The frames of the baked atlases (assets/art), written by `npm run bake`: change the drawings in src/tools/bake instead. */';
  const types =
    '/** An atlas under assets/art. */\nexport type AtlasName = keyof typeof FRAMES;\n\n/** A frame of one atlas, or of any. */\nexport type FrameName<A extends AtlasName = AtlasName> = (typeof FRAMES)[A][number];\n';
  writeFileSync(path, `${head}\nexport const FRAMES = {\n${entries.join('\n')}\n} as const;\n\n${types}`);
}

function entryText(atlas: string, names: readonly string[]): string {
  const quoted = names.map((name) => `'${name}'`);
  const key = /^\w+$/.test(atlas) ? atlas : `'${atlas}'`;
  const short = `  ${key}: [${quoted.join(', ')}],`;
  return short.length <= LINE_WIDTH ? short : `  ${key}: [\n${quoted.map((name) => `    ${name},`).join('\n')}\n  ],`;
}
