import { realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFile, namesIn } from './serve-file';

export interface Served {
  /** The address of the page, or of the folder with a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Sent with every response: no other site may frame the page, read its files or learn the player's address from the referrer. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Browsers ignore this directive in a meta tag, so send it as a header. */
const UNFRAMED = "frame-ancestors 'none'";

const METHODS = ['GET', 'HEAD'];

/** Whether the Host header names this machine. With DNS rebinding, a foreign page still sends its own name. */
function isOwnName(host: string | undefined, port: number): boolean {
  const names = ['localhost', '127.0.0.1', '[::1]'];
  // Browsers omit port 80.
  return names.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}

/** Sends a short refusal without reading the request's body. */
const refuse = (response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void =>
  void response.writeHead(status, { connection: 'close', 'content-length': '0', ...headers }).end();

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  response.setHeader('content-security-policy', UNFRAMED);
  if (!isOwnName(request.headers.host?.toLowerCase(), request.socket.localPort ?? 0)) return refuse(response, 421);
  if (!METHODS.includes(request.method ?? '')) return refuse(response, 405, { allow: METHODS.join(', ') });
  // Browsers request this by themselves.
  if (request.url === '/favicon.ico') return void response.writeHead(204).end();
  const names = namesIn(request.url ?? '');
  const file = names === null ? null : await findFile(folder, names);
  if (file === null) return void response.writeHead(404, { 'content-length': '0' }).end();
  const { content, type, policy } = file;
  if (policy !== undefined) response.setHeader('content-security-policy', `${policy}; ${UNFRAMED}`);
  response.writeHead(200, { 'content-type': type, 'content-length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}

/** Listens on the port, or on any free one if it is taken or needs privileges. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((ready, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if ((error.code === 'EADDRINUSE' || error.code === 'EACCES') && port !== 0) listen(server, 0).then(ready, failed);
      else failed(error);
    });
    server.listen(port, '127.0.0.1', ready);
  });
}

/** Serves a folder as a careful web host would, to this machine only; on a free port by default. */
export async function serveFolder(folder: string, wished = 0): Promise<Served> {
  const whole = await realpath(folder);
  const server = createServer((request, response) => {
    // Whatever goes wrong with one answer ends that one alone: the server goes on for everybody else.
    answer(whole, request, response).catch(() => response.destroy());
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
