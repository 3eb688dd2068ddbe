import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Everything comes from our own server: the content security policy allows nothing else. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
});
