import { dataOf, valueAt, type CardDocument } from '../../../platform/workshop';
import { kindOf } from './kind-of';

/** A field of what the file declares, as plain data; a constant of the file counts as what it stands for. */
export function field({ parsed }: CardDocument, name: string): unknown {
  const root = parsed?.declaration?.root;
  const value = root === undefined ? undefined : valueAt(root, [name]);
  if (value === undefined || parsed === null) return undefined;
  const isNamed = value.is === 'opaque' && value.what === 'name';
  return isNamed ? parsed.constants.get(parsed.text.slice(value.from, value.to)) : dataOf(value);
}

export const textField = (document: CardDocument, name: string): string => {
  const value = field(document, name);
  return typeof value === 'string' ? value : '';
};

/** The id under which the game knows what a file declares; null if it declares nothing that could be shown. */
export function declaredId(mod: string, path: string, document: CardDocument): string | null {
  const [kind, id] = [kindOf(document.parsed), textField(document, 'id')];
  // House rules have no id of their own: the game knows them by their file.
  if (kind === 'rules') return `${mod}:${path}`;
  return kind === null || kind === 'firstGame' || id === '' ? null : `${mod}:${id}`;
}
