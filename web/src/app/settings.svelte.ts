// What this device remembers of how its reader likes things.
import { LANGS, preferred, text, type Lang } from '../text/text.svelte';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';
export const THEMES: readonly Theme[] = ['system', 'light', 'dark', 'contrast'];

interface Kept {
  lang?: Lang;
  theme?: Theme;
  motion?: boolean;
  sound?: boolean;
  notify?: boolean;
  rerolls?: boolean;
  opponent?: string;
}

const PLACE = 'harbour-settings';

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Settings {
  private kept: Kept = $state(read());

  private keep(change: Kept): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get lang(): Lang {
    const { lang } = this.kept;
    return lang && LANGS.includes(lang) ? lang : preferred(navigator.languages);
  }

  async setLang(lang: Lang): Promise<void> {
    this.keep({ lang });
    await text.speak(lang);
  }

  /** The bot that is played against at once, until another is chosen. */
  get opponent(): string {
    return this.kept.opponent ?? 'level-2';
  }

  set opponent(opponent: string) {
    this.keep({ opponent });
  }

  get theme(): Theme {
    return this.kept.theme ?? 'system';
  }

  set theme(theme: Theme) {
    this.keep({ theme });
    this.applyTheme();
  }

  applyTheme(): void {
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const wantsContrast = matchMedia('(prefers-contrast: more)').matches;
    const system = wantsContrast ? 'contrast' : isDark ? 'dark' : 'light';
    document.documentElement.dataset.theme = this.theme === 'system' ? system : this.theme;
    document.documentElement.dataset.motion = this.motion ? 'on' : 'off';
  }

  /** Whether things move. The system's wish counts until the reader says otherwise. */
  get motion(): boolean {
    return this.kept.motion ?? !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  set motion(motion: boolean) {
    this.keep({ motion });
    this.applyTheme();
  }

  get sound(): boolean {
    return this.kept.sound ?? false;
  }

  set sound(sound: boolean) {
    this.keep({ sound });
  }

  get notify(): boolean {
    return this.kept.notify ?? false;
  }

  set notify(notify: boolean) {
    this.keep({ notify });
  }

  get rerolls(): boolean {
    return this.kept.rerolls ?? false;
  }

  set rerolls(rerolls: boolean) {
    this.keep({ rerolls });
  }
}

export const settings = new Settings();
