/** The whole screen for the game, where the browser allows it. */
export const fullScreen = {
  get isPossible(): boolean {
    return document.fullscreenEnabled;
  },

  get isOn(): boolean {
    return document.fullscreenElement !== null;
  },

  /** Resolves once the screen has changed; rejects where the browser refuses. */
  async set(on: boolean): Promise<void> {
    if (on === this.isOn) return;
    await (on ? document.documentElement.requestFullscreen() : document.exitFullscreen());
  },

  /** Called when the screen changes, also by the browser's own keys; returns the function that ends it. */
  listen(changed: () => void): () => void {
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  },
};
