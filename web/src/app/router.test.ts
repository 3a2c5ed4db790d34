import { beforeAll, describe, expect, it, vi } from 'vitest';
import { routeOf, router, type Route } from './router.svelte';

function at(address: string): Route {
  const { pathname, searchParams, hash } = new URL(address, 'http://harbour.test');
  return routeOf(pathname, searchParams, hash);
}

describe('an address', () => {
  it.each<[string, Route]>([
    ['/', { screen: 'home' }],
    ['/lobby', { screen: 'lobby' }],
    ['/careers', { screen: 'careers' }],
    ['/legend', { screen: 'legend' }],
    ['/me/', { screen: 'me' }],
    ['/replay', { screen: 'replay' }],
    ['/privacy', { screen: 'privacy' }],
    ['/new/hongkong', { screen: 'new', game: 'hongkong' }],
    ['/new/blackout', { screen: 'new', game: 'blackout' }],
    ['/new/chess', { screen: 'lost' }],
    ['/new', { screen: 'lost' }],
    ['/t/abc', { screen: 'table', id: 'abc', seat: undefined, watching: undefined }],
    ['/t/abc/B', { screen: 'table', id: 'abc', seat: 'B', watching: undefined }],
    ['/t/abc?link=xyz', { screen: 'table', id: 'abc', seat: undefined, watching: 'xyz' }],
    ['/t/abc/replay', { screen: 'replay', id: 'abc', seat: undefined, watching: undefined }],
    ['/t/abc/replay?link=xyz', { screen: 'replay', id: 'abc', seat: undefined, watching: 'xyz' }],
    ['/t/abc/B/replay?review', { screen: 'replay', id: 'abc', seat: 'B', watching: undefined, wantsReview: true }],
    ['/t/abc/B/replay', { screen: 'replay', id: 'abc', seat: 'B', watching: undefined }],
    ['/l/xyz', { screen: 'link', link: 'xyz' }],
    ['/d/xyz', { screen: 'device', link: 'xyz' }],
    ['/career/7', { screen: 'career', id: '7' }],
    ['/rules/blackout', { screen: 'rules', game: 'blackout', rule: undefined }],
    ['/rules/blackout#B3.5', { screen: 'rules', game: 'blackout', rule: 'B3.5' }],
    ['/rules/hongkong#K10', { screen: 'rules', game: 'hongkong', rule: 'K10' }],
    ['/rules', { screen: 'lost' }],
    ['/nowhere', { screen: 'lost' }],
  ])('%s leads to its screen', (address, route) => {
    expect(at(address)).toEqual(route);
  });
});

describe('a click', () => {
  beforeAll(() => {
    vi.stubGlobal('scrollTo', () => undefined);
    history.replaceState(null, '', '/');
    router.start();
  });

  function click(html: string, how: MouseEventInit = {}): void {
    document.body.innerHTML = html;
    // Nothing here is really fetched; the page's own listener has had its say by then.
    addEventListener('click', (late) => late.preventDefault(), { once: true });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how });
    document.querySelector('a')!.dispatchEvent(event);
  }

  it('on a link stays in the page', () => {
    click('<a href="/rules/blackout#B2.5">B2.5</a>');
    expect(router.route).toEqual({ screen: 'rules', game: 'blackout', rule: 'B2.5' });
    expect(location.pathname + location.hash).toBe('/rules/blackout#B2.5');
  });

  it('that wants a new window gets one', () => {
    router.go('/lobby');
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      click('<a href="/me">me</a>', how);
      expect(router.route).toEqual({ screen: 'lobby' });
    }
    click('<a href="/me" target="_blank">me</a>');
    expect(router.route).toEqual({ screen: 'lobby' });
  });

  it('leaves the server’s own addresses and other places alone', () => {
    router.go('/lobby');
    for (const href of ['/api/v1/me', 'https://elsewhere.test/me']) {
      click(`<a href="${href}">there</a>`);
      expect(router.route).toEqual({ screen: 'lobby' });
    }
    click('<a href="/me" download>file</a>');
    expect(router.route).toEqual({ screen: 'lobby' });
  });

  it('that somebody else has dealt with is left alone', () => {
    router.go('/lobby');
    document.body.innerHTML = '<a href="/me">me</a>';
    const link = document.querySelector('a')!;
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(router.route).toEqual({ screen: 'lobby' });
  });

  it('goes somewhere without a trace when asked to', () => {
    router.go('/lobby');
    const before = history.length;
    router.go('/me', true);
    expect(history.length).toBe(before);
    expect(router.route).toEqual({ screen: 'me' });
  });
});
