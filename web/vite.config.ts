import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The words of a language are one file, its rulebook another; a reader loads only their own.
function chunkOf(id: string): string | undefined {
  const words = /\/locales\/(\w\w)\/(\w+)\.ftl/.exec(id);
  if (words) return words[2]!.startsWith('rules') ? `rules-${words[1]}` : `words-${words[1]}`;
  return undefined;
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
