import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve, sep } from 'node:path';
import { build, type InlineConfig } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.zip': 'application/zip',
};

export interface Served {
  /** The address of the page, or of the folder with a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

async function answer(folder: string, path: string, response: ServerResponse): Promise<void> {
  const file = resolve(folder, `.${path.endsWith('/') ? `${path}index.html` : path}`);
  try {
    // Every browser asks for a picture of the site by itself.
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    if (!file.startsWith(folder + sep)) throw new Error('outside');
    const content = await readFile(file);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(content);
  } catch {
    response.writeHead(404).end();
  }
}

/** Serves the files of a folder as a plain web host does, on a free port of this machine. */
export async function serveFolder(folder: string): Promise<Served> {
  const whole = resolve(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    void answer(whole, decodeURIComponent(pathname), response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** Bundles `tests/browser/pages/NAME/index.html` as the game's own page is bundled, and serves it; closing removes the files. */
export async function servePage(name: string, config: InlineConfig = {}): Promise<Served> {
  const page = `tests/browser/pages/${name}/index.html`;
  const outDir = await mkdtemp(join(tmpdir(), 'cults-page-'));
  const remove = (): Promise<void> => rm(outDir, { recursive: true, force: true });
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      base: './',
      worker: { format: 'es' },
      ...config,
      build: { outDir, emptyOutDir: true, target: 'es2022', rollupOptions: { input: join(ROOT, page) }, ...config.build },
    });
    const served = await serveFolder(outDir);
    return {
      url: served.url + page,
      close: async () => {
        await served.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
