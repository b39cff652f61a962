/** Set when the page is built (`npm run build -- --address https://…`); empty: the page's own address. */
declare const __PUBLIC_ADDRESS__: string;

/** The address under which others find this page, without a fragment. */
export function publicAddress(): string {
  const set = typeof __PUBLIC_ADDRESS__ === 'string' ? __PUBLIC_ADDRESS__ : '';
  return set === '' ? location.origin + location.pathname : set;
}

export const linkTo = (fragment: string): string => `${publicAddress()}#${fragment}`;
