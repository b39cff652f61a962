import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder, type Served } from '../../../src/tools/cli/serve/serve-folder';

const desk = mkdtempSync(join(tmpdir(), 'cults served '));
const folder = join(desk, 'site');
const page = readFileSync(resolve(import.meta.dirname, '../../../index.html'), 'utf8');
const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(page)![1]!;
let served: Served;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'pages'));
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, 'broken'));
  mkdirSync(join(desk, 'site-2'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets', 'worker-1.js'), 'the worker');
  writeFileSync(join(folder, 'assets', 'a b.json'), '{}');
  writeFileSync(join(folder, 'pages', 'index.html'), 'a page without a policy');
  writeFileSync(join(folder, '.git', 'config'), 'hidden');
  // No header can hold such letters.
  writeFileSync(join(folder, 'broken', 'index.html'), page.replace("default-src 'none'", 'default-src ☃'));
  writeFileSync(join(desk, 'secret.txt'), 'secret');
  writeFileSync(join(desk, 'site-2', 'secret.txt'), 'secret');
  symlinkSync(join(desk, 'secret.txt'), join(folder, 'link.txt'));
  symlinkSync(join(desk, 'site-2'), join(folder, 'linked'));
  symlinkSync(join(folder, 'index.html'), join(folder, 'own.html'));
  served = await serveFolder(folder);
});
afterAll(async () => {
  await served.close();
  rmSync(desk, { recursive: true });
});

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** As it is written, which `fetch` would tidy. */
const asked = (path: string, method = 'GET', headers: Readonly<Record<string, string>> = {}): Promise<Reply> =>
  new Promise((done, failed) => {
    const { hostname, port } = new URL(served.url);
    request({ hostname, port, path, method, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => done({ status: reply.statusCode!, headers: reply.headers, text }));
    })
      .on('error', failed)
      .end();
  });

/** What is answered to bytes that no client of Node would send. */
const told = (lines: readonly string[]): Promise<string> =>
  new Promise((done, failed) => {
    let text = '';
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('end', () => done(text)).on('error', failed);
  });

const host = (): string => new URL(served.url).host;

describe('the served game', () => {
  it('is there: its page, its files, and a picture of the site that is none', async () => {
    expect(await asked('/')).toMatchObject({ status: 200, text: page, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(await asked('/index.html?inspect#top')).toMatchObject({ status: 200, text: page });
    expect(await asked('/assets/worker-1.js')).toMatchObject({ status: 200, text: 'the worker' });
    expect(await asked('/assets/a%20b.json')).toMatchObject({ status: 200, text: '{}' });
    expect((await asked('/favicon.ico')).status).toBe(204);
  });

  it.each([
    '/%',
    '/%zz',
    '//',
    '//index.html',
    '//elsewhere/index.html',
    '/assets//worker-1.js',
    '/./index.html',
    '/assets/../index.html',
    '/../secret.txt',
    '/../site-2/secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets%2fworker-1.js',
    '/assets/..%2f..%2fsecret.txt',
    '/assets\\worker-1.js',
    '/index.html%00.js',
    '/index.html::$DATA',
    '/C:/index.html',
    '/.git/config',
    '/assets',
    '/assets/',
    '/none.js',
    '/link.txt',
    '/linked/secret.txt',
    '/own.html',
    '/%2e%2e/%2e%2e/etc/passwd',
    'http://127.0.0.1/index.html',
    '*',
  ])('has nothing at %s, and goes on being there', async (path) => {
    expect(await asked(path)).toMatchObject({ status: 404, text: '' });
    expect((await asked('/')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])('does not answer %s', async (method) => {
    expect(await asked('/', method)).toMatchObject({ status: 405, text: '', headers: { allow: 'GET, HEAD' } });
  });

  it('answers HEAD as GET, without the content', async () => {
    const [got, head] = [await asked('/'), await asked('/', 'HEAD')];
    expect(head).toMatchObject({ status: 200, text: '' });
    const { date: _, ...headers } = head.headers;
    expect(got.headers).toMatchObject(headers);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(page)));
    expect((await asked('/none', 'HEAD')).status).toBe(404);
  });

  it('answers to the names of its own machine alone, with its port', async () => {
    const { port } = new URL(served.url);
    for (const name of ['127.0.0.1', 'localhost', 'LocalHost', '[::1]'])
      expect((await asked('/', 'GET', { host: `${name}:${port}` })).status).toBe(200);
    const strangers = [
      'evil.example',
      `evil.example:${port}`,
      'localhost',
      '127.0.0.1',
      `127.0.0.1:${Number(port) + 1}`,
      `localhost.:${port}`,
      `localhost.evil.example:${port}`,
      `127.0.0.1.evil.example:${port}`,
      `127.0.0.2:${port}`,
      `0.0.0.0:${port}`,
      `user@127.0.0.1:${port}`,
      `::1:${port}`,
    ];
    for (const name of strangers) {
      const { status, text } = await asked('/', 'GET', { host: name });
      expect([name, status, text]).toEqual([name, 421, '']);
    }
    expect(await told(['GET / HTTP/1.1', 'host:', 'connection: close'])).toMatch(/^HTTP\/1\.1 421 /);
    expect(await told(['GET / HTTP/1.0'])).toMatch(/^HTTP\/1\.1 421 /);
    expect(await told(['GET / HTTP/1.1', 'connection: close'])).toMatch(/^HTTP\/1\.1 400 /);
    // The address of a request to a proxy names a host of its own.
    expect(await told(['GET http://evil.example/ HTTP/1.1', `host: ${host()}`, 'connection: close'])).toMatch(/^HTTP\/1\.1 404 /);
    expect(await told(['GET /\u0001 HTTP/1.1', `host: ${host()}`])).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('tells every browser to keep other sites out, also with what it refuses', async () => {
    const replies = [
      await asked('/'),
      await asked('/assets/worker-1.js'),
      await asked('/none'),
      await asked('/favicon.ico'),
      await asked('/', 'POST'),
      await asked('/', 'GET', { host: 'evil.example' }),
    ];
    for (const { headers } of replies) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('holds a page and its workers to the policy that the page gives itself', async () => {
    expect(policy).toContain("default-src 'none'");
    const whole = `${policy}; frame-ancestors 'none'`;
    expect((await asked('/')).headers['content-security-policy']).toBe(whole);
    expect((await asked('/assets/worker-1.js')).headers['content-security-policy']).toBe(whole);
    expect((await asked('/pages/')).headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });

  it('hangs up where an answer cannot be given, and goes on being there', async () => {
    await expect(asked('/broken/')).rejects.toThrow();
    expect((await asked('/')).status).toBe(200);
  });

  it('takes another port where the one that is wished for is taken', async () => {
    const second = await serveFolder(folder, Number(new URL(served.url).port));
    expect(second.url).not.toBe(served.url);
    expect(await (await fetch(second.url)).text()).toBe(page);
    await second.close();
  });
});
