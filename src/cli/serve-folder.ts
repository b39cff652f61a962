import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve, sep } from 'node:path';

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
  '.woff': 'font/woff',
  '.webm': 'audio/webm',
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

/** Whatever is asked for that is no file of the folder, or no address at all, is not there. */
async function answer(folder: string, address: string, response: ServerResponse): Promise<void> {
  try {
    const path = decodeURIComponent(new URL(address, 'http://127.0.0.1').pathname);
    const file = resolve(folder, `.${path.endsWith('/') ? `${path}index.html` : path}`);
    // Every browser asks for a picture of the site by itself.
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    if (!file.startsWith(folder + sep)) throw new Error('outside');
    const content = await readFile(file);
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(content);
  } catch {
    response.writeHead(404).end();
  }
}

/** Listens on the port, or on any free one where it is taken or not for everybody. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((ready, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if ((error.code === 'EADDRINUSE' || error.code === 'EACCES') && port !== 0) listen(server, 0).then(ready, failed);
      else failed(error);
    });
    server.listen(port, '127.0.0.1', ready);
  });
}

/** Serves the files of a folder as a plain web host does, to this machine alone; on a free port, if none is wished for. */
export async function serveFolder(folder: string, wished = 0): Promise<Served> {
  const whole = resolve(folder);
  const server = createServer((request, response) => {
    void answer(whole, request.url ?? '/', response);
  });
  await listen(server, wished);
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
