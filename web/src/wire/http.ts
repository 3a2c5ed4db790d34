// Plain requests. What the server refuses is thrown as what it says.
import type { Said } from './types';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly said: Said,
  ) {
    super(said.key);
  }
}

/** The network is away, or the server is. */
export class Unreachable extends Error {}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, init);
    const isJson = response.headers.get('content-type')?.includes('json');
    // An answer may break off in the middle.
    answer = isJson ? await response.json() : await response.text();
  } catch {
    throw new Unreachable(path);
  }
  if (!response.ok) {
    const said = (answer as { error?: Said } | undefined)?.error;
    throw new Refused(response.status, said ?? { key: 'server-failed' });
  }
  return answer as T;
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>('PUT', path, body);
export const remove = <T>(path: string): Promise<T> => call<T>('DELETE', path);
