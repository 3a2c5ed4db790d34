// Telling somebody that it is their turn: in the title, on the tab's icon, and as far as they like by notice and sound.
import { settings } from './settings.svelte';
import { t } from '../text/text.svelte';

const PLAIN_ICON = '/icon.svg';
/** The tab's icon with a dot on it; drawn here, since it is the same picture. */
const DOTTED_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#0e1726"/>' +
    '<path d="M10 50V30h10v20zM24 50V16h12v34zM40 50V24h14v26z" fill="#ffd982"/>' +
    '<circle cx="48" cy="16" r="14" fill="#e5484d" stroke="#fff" stroke-width="4"/></svg>',
)}`;
const NAME = 'harbour';

class Alerts {
  private audio: AudioContext | undefined;

  /** Shows on the tab how many tables wait for the reader. */
  badge(n: number, words = ''): void {
    const told = words ? `${words} – ${NAME}` : NAME;
    document.title = n > 1 ? `(${n}) ${told}` : n === 1 ? `● ${told}` : told;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = n > 0 ? DOTTED_ICON : PLAIN_ICON;
    if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  }

  /** Asks for the right to notify; only ever after a click. */
  async mayNotify(): Promise<boolean> {
    if (!('Notification' in window)) return false;
    if (Notification.permission !== 'default') return Notification.permission === 'granted';
    return (await Notification.requestPermission()) === 'granted';
  }

  /** It has become the reader's turn at a table. */
  call(table: string, path: string, words: string): void {
    if (settings.sound) this.chime();
    if (document.visibilityState === 'hidden' && settings.notify) void this.notify(table, path, words);
  }

  private async notify(table: string, path: string, words: string): Promise<void> {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    const options: NotificationOptions = { body: words, tag: table, icon: PLAIN_ICON, data: { path } };
    const title = t('page-home-your-turn');
    // Phones show notices only through the worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) {
      await worker.showNotification(title, options);
      return;
    }
    const notice = new Notification(title, options);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }

  /** Two soft tones. */
  chime(): void {
    try {
      this.audio ??= new AudioContext();
      const audio = this.audio;
      void audio.resume();
      [587, 880].forEach((pitch, n) => {
        const from = audio.currentTime + n * 0.14;
        const tone = audio.createOscillator();
        const volume = audio.createGain();
        tone.type = 'sine';
        tone.frequency.value = pitch;
        volume.gain.setValueAtTime(0, from);
        volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
        volume.gain.exponentialRampToValueAtTime(0.001, from + 0.45);
        tone.connect(volume).connect(audio.destination);
        tone.start(from);
        tone.stop(from + 0.5);
      });
    } catch {
      // A browser without sound says nothing.
    }
  }
}

export const alerts = new Alerts();
