import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROUGHT_ALONG, FONTS, ICONS, LIBRARIES, licenceName, type CreditedWork } from '../../../platform/config/works';

const RULE = '='.repeat(80);

/** The text of a package's licence file, or null. */
function licenceOf(root: string, name: string): string | null {
  const folder = join(root, 'node_modules', name);
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i.test(entry));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
}

function notice(root: string, { name, by, licence, packages }: CreditedWork): string {
  // The packages of one work share one text.
  const texts = new Set(packages.map((one) => licenceOf(root, one) ?? `${one}: no further text comes with it.`));
  return [`${name}: ${by}`, licenceName(licence), ...[...texts].map((text) => `\n${text}`)].join('\n');
}

/** The licences of everything in the page, with their full texts. */
export function noticesText(root: string): string {
  const own = `Rise of the Cults\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}`;
  const others = [...FONTS, ...LIBRARIES, ...BROUGHT_ALONG, ICONS].map((work) => notice(root, work));
  return `${[own, ...others].join(`\n\n${RULE}\n`)}\n`;
}
