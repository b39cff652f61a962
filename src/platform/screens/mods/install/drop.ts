import type { Services } from '../../services';
import { fetching } from '../../frame/fetching';
import { tell } from '../../frame/error-message';

/** Lets the player drop mods anywhere on the page; the code that reads them is fetched with the first drop. */
export function takeDroppedMods(services: Services): void {
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
  window.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer!.dropEffect = 'copy';
  });
  window.addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    // Otherwise the browser would leave the page and show the file.
    event.preventDefault();
    const items = [...event.dataTransfer!.items].map((item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null));
    const files = [...event.dataTransfer!.files];
    void Promise.all([fetching(import('./dropped-on-page')), services.game.loadErrors(services.settings.current.lang)])
      .then(([{ addDropped }]) => addDropped(services, items, files))
      .catch((error: unknown) => tell(services, error));
  });
}
