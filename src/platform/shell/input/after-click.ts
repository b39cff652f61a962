let isDown = false;
const waiting: (() => void)[] = [];

function release(): void {
  isDown = false;
  // The click itself follows the release.
  for (const act of waiting.splice(0)) setTimeout(act);
}

window.addEventListener('pointerdown', () => void (isDown = true), { capture: true });
for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, release, { capture: true });

/** Acts once the click that is under way, if there is one, has reached what it was meant for. */
export function afterClick(act: () => void): void {
  if (isDown) waiting.push(act);
  else setTimeout(act);
}
