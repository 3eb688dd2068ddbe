import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build-chunks.ts';
import { lightenContract } from './build-contract.ts';
import { nameFirstScreen } from './build-first-screen.ts';
import { buildLanding } from './build-landing.ts';
import { writePacked } from './build-packed.ts';

/**
 * Two pages: index.html is the landing page, plain and prerendered; app.html is the app, sent for every other path. And the
 * service worker, which must be one file at one address.
 * Everything comes from our own server: the content security policy allows nothing else.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lightenContract(), buildLanding(), nameFirstScreen(), writePacked()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // scripts/sizes.ts reads which file needs which.
    manifest: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // Every browser that runs the app knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        landing: 'index.html',
        app: 'app.html',
        early: 'src/app/early.ts',
        sw: 'src/service-worker/sw.ts',
      },
      // A service worker keeps its address; its content tells a new one.
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [...chunkGroups] },
      },
    },
  },
});
