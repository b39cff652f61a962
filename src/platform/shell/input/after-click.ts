let isDown = false;
const waiting: (() => void)[] = [];

function release(): void {
  isDown = false;
  // The browser sends the click after the release.
  for (const act of waiting.splice(0)) setTimeout(act);
}

window.addEventListener('pointerdown', () => void (isDown = true), { capture: true });
for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, release, { capture: true });

/** Runs `act` after the click in progress, if any, has reached its target. */
export function afterClick(act: () => void): void {
  if (isDown) waiting.push(act);
  else setTimeout(act);
}
