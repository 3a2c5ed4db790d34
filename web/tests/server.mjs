// A server of its own for tests: on any port, or on one that was used before, with data that outlive it.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
export const binary = process.env.HARBOUR_BIN ?? resolve(root, process.env.CARGO_TARGET_DIR ?? 'target', 'debug/harbour');

/** An empty folder for a server's data. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'harbour-'));

/** Starts the server on any port, and tells where it is. */
export function startServer(folder, port = 0) {
  const rates = ['--max-rate', '100000', '--max-answers', '100000', '--max-sockets-per-address', '1000', '--max-tables-per-person', '1000'];
  const server = spawn(binary, ['serve', '--no-browser', '--listen', `127.0.0.1:${port}`, '--data', folder, '--lang', 'en', ...rates], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const look = (words) => {
      said += words;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
      if (found) resolve({ server, base: found[0] });
    };
    server.stdout.on('data', look);
    server.stderr.on('data', look);
    server.on('exit', () => reject(new Error(`the server has not started: ${said}`)));
  });
}

/** Ends a server and waits until its port and its data are free. */
export function stopServer(server) {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.on('exit', resolve);
    server.kill();
  });
}
