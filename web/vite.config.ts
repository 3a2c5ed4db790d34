import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The words of a language are three files: for every screen, for tables, for the rulebook. A reader loads what they want.
function chunkOf(id: string): string | undefined {
  const [, lang, file = ''] = /\/locales\/(\w\w)\/(\w+)\.ftl/.exec(id) ?? [];
  if (!lang) return undefined;
  if (['page', 'page_home', 'server'].includes(file)) return `words-${lang}`;
  return file.startsWith('rules') || ['box', 'page_rulebook'].includes(file) ? `rules-${lang}` : `play-${lang}`;
}

const server = process.env.HARBOUR ?? 'http://127.0.0.1:8852';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    target: 'es2022',
    assetsDir: 'a',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rollupOptions: {
      output: {
        // Stable names: what has changed is told by ETags, and the history of the repository stays readable.
        entryFileNames: 'a/[name].js',
        chunkFileNames: 'a/[name].js',
        assetFileNames: 'a/[name][extname]',
        manualChunks: chunkOf,
        // Many small files take longer than few larger ones.
        experimentalMinChunkSize: 16_000,
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      // The host stays, since the server refuses what another site asks for.
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server.replace('http', 'ws'), ws: true, changeOrigin: false },
    },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
