import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

import { firstLoads } from './first-loads.ts';
import { thirdPartyLicenses } from './third-party-licenses.ts';

const SERVER = process.env['PROVISO_SERVER'] ?? 'http://localhost:3000';

// The server accepts writes from its own address alone; in development the page comes from this one.
const forward = { target: SERVER, headers: { origin: SERVER } };

/**
 * The worker of pdf.js and what it reads while it draws, each with its license: character maps, the standard fonts,
 * color profiles and decoders of pictures. The folder bears the version, so that browsers may keep it for good.
 */
function pdfData(): Plugin {
  const packageFile = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const source = dirname(packageFile);
  const folder = `assets/pdfjs-${version}/`;
  const names = globSync(
    ['LICENSE', 'build/pdf.worker.min.mjs', '{cmaps,standard_fonts,iccs,wasm}/*'],
    {
      cwd: source,
      // The interpreter of scripts in documents, which are never run.
      exclude: ['**/quickjs-eval.*'],
    },
  );
  return {
    name: 'pdf-data',
    generateBundle() {
      for (const name of names) {
        const fileName = `${folder}${name.replaceAll('\\', '/')}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(source, name)) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const name = names.find((candidate) => `/${candidate}` === request.url);
        if (name === undefined) return next();
        if (name.endsWith('js')) response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(join(source, name)));
      });
    },
  };
}

/** Whatever opens over a page: by far the heaviest of what screens share. */
const LAYERS =
  /[\\/]web[\\/]src[\\/]ui[\\/](?:dialog|confirm-dialog|select|menu|tooltip|icon-button|radio-group|drawer)\.tsx|[\\/]node_modules[\\/](?!pdfjs-dist|@supabase|zod|lucide-react)/u;

/**
 * What many screens share comes in few pieces. One file for each shared module, which is the rule without this, costs a
 * phone more in waiting than the pages save. The contracts stand apart, so that the sign-in is spared their schemas.
 */
const SHARED: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  {
    name: 'controls',
    test: /[\\/]web[\\/]src[\\/](?:ui[\\/](?!dialog|confirm-dialog|select|menu|tooltip|icon-button|radio-group|drawer)|lib[\\/])|[\\/]lucide-react[\\/]/u,
    minShareCount: 4,
    priority: 3,
  },
  { name: 'hints', test: LAYERS, minShareCount: 9, priority: 2 },
  { name: 'layers', test: LAYERS, minShareCount: 4, priority: 1 },
  {
    name: 'contracts',
    test: /[\\/]contracts[\\/]src[\\/](?!was-nothing-read)|[\\/]node_modules[\\/]zod[\\/]/u,
    priority: 1,
  },
  {
    name: 'account',
    test: /[\\/]web[\\/]src[\\/](?:pages[\\/]texts|features[\\/]account[\\/](?:session[\\/]|texts|form-error|submit-button))/u,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'parts',
    test: /[\\/]web[\\/]src[\\/]features[\\/](?!account)/u,
    minShareCount: 4,
    entriesAware: true,
    entriesAwareMergeThreshold: 3000,
  },
];

const licenses = thirdPartyLicenses();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), pdfData(), firstLoads(), licenses.page],
  worker: { format: 'es', plugins: licenses.worker },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // Tells the measure of the screens which files each of them needs.
    manifest: true,
    // The content security policy allows fonts and scripts from files of the same origin alone.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The one style sheet stands in the page.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: SHARED } },
      // The contracts are imported on demand by what every page has, and at once by what only some have.
      checks: { ineffectiveDynamicImport: false },
    },
    // The first versions with light-dark(), on which both color schemes rest.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  server: { proxy: { '/api': forward, '/auth': forward } },
});
