import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './app/router.svelte';
import { self } from './app/person.svelte';
import { settings } from './app/settings.svelte';
import { text } from './text/text.svelte';
import './theme.css';

settings.applyTheme();
for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)']) {
  matchMedia(query).addEventListener('change', () => settings.applyTheme());
}
router.start();
await Promise.all([text.speak(settings.lang), self.find().catch(() => undefined)]);
mount(App, { target: document.getElementById('app')! });
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/worker.js');
