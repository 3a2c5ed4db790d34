// Which screen is shown, by the address.
export type Route =
  | { screen: 'home' }
  | { screen: 'lobby' }
  | { screen: 'new'; game: 'hongkong' | 'blackout' }
  | { screen: 'table'; id: string; seat: string | undefined; watching: string | undefined }
  | { screen: 'link'; link: string }
  | { screen: 'device'; link: string }
  | { screen: 'careers' }
  | { screen: 'career'; id: string }
  | { screen: 'rules'; game: 'hongkong' | 'blackout'; rule: string | undefined }
  | { screen: 'legend' }
  | { screen: 'me' }
  | { screen: 'replay'; id?: string; seat?: string | undefined; watching?: string | undefined; wantsReview?: boolean }
  | { screen: 'privacy' }
  | { screen: 'lost' };

export function routeOf(path: string, query: URLSearchParams, hash: string): Route {
  const [head = '', second = '', third, fourth] = path.split('/').filter(Boolean);
  const game = second === 'blackout' || second === 'hongkong' ? second : undefined;
  switch (head) {
    case '':
      return { screen: 'home' };
    case 'lobby':
    case 'careers':
    case 'legend':
    case 'me':
    case 'replay':
    case 'privacy':
      return { screen: head };
    case 'new':
      return game ? { screen: 'new', game } : { screen: 'lost' };
    case 't': {
      const watching = query.get('link') ?? undefined;
      const review = query.has('review') ? { wantsReview: true } : {};
      if (third === 'replay') return { screen: 'replay', id: second, seat: undefined, watching, ...review };
      if (fourth === 'replay') return { screen: 'replay', id: second, seat: third, watching, ...review };
      return { screen: 'table', id: second, seat: third, watching };
    }
    case 'l':
      return { screen: 'link', link: second };
    case 'd':
      return { screen: 'device', link: second };
    case 'career':
      return { screen: 'career', id: second };
    case 'rules':
      return game ? { screen: 'rules', game, rule: hash.slice(1) || undefined } : { screen: 'lost' };
    default:
      return { screen: 'lost' };
  }
}

class Router {
  route: Route = $state.raw({ screen: 'home' });

  start(): void {
    const look = (): void => {
      this.route = routeOf(location.pathname, new URLSearchParams(location.search), location.hash);
    };
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.defaultPrevented;
      if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api') || link.hasAttribute('download')) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
    look();
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.route = routeOf(location.pathname, new URLSearchParams(location.search), location.hash);
    scrollTo(0, 0);
  }
}

export const router = new Router();
