import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = process.env['PROVISO_SERVER'] ?? 'http://localhost:3000';

// The server accepts writes from its own address alone; in development the page comes from this one.
const forward = { target: SERVER, headers: { origin: SERVER } };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The content security policy allows fonts and scripts from files of the same origin alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first versions with light-dark(), on which both colour schemes rest.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  server: { proxy: { '/api': forward, '/auth': forward } },
});
