import { join } from 'node:path';

import type { Plugin, Rolldown } from 'vite';

const SOURCES = join(import.meta.dirname, 'src');
const ENTRY = join(import.meta.dirname, 'index.html');

/** What every screen of somebody who is signed in needs, whichever it is. */
const SIGNED_IN = [
  'features/account/session/session.ts',
  'features/account/session/auth-client.ts',
  'features/account/session/load-profile.ts',
  'shell/app-shell.tsx',
];

/** The modules that a screen comes to ask for one after the other, by its address; most begin at one of these. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '^/(?:home/?)?$': ['pages/landing.tsx'],
  '^/login/?$': ['pages/login.tsx'],
  '^/signup/?$': ['pages/signup.tsx'],
  '^/dashboard/?$': [...SIGNED_IN, 'pages/dashboard.tsx'],
  '^/upload/?$': [...SIGNED_IN, 'pages/upload.tsx'],
  '^/documents/?$': [...SIGNED_IN, 'pages/documents.tsx'],
  '^/documents/\\d+/?$': [...SIGNED_IN, 'pages/document-detail.tsx'],
  '^/analyze/?$': [...SIGNED_IN, 'pages/analyze.tsx'],
  '^/settings/?$': [...SIGNED_IN, 'pages/settings.tsx'],
};

/**
 * Writes `.vite/first-loads.json`: which files the server shall have a browser fetch at once when it opens an address.
 * Without it each file is asked for only when the one before has run.
 */
export function firstLoads(): Plugin {
  return {
    name: 'first-loads',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const known = filesOf(chunks, [ENTRY]);
      const screens = Object.entries(SCREENS).map(([pattern, modules]) => {
        const roots = modules.map((module) => join(SOURCES, module));
        const files = [...filesOf(chunks, roots)].filter((file) => !known.has(file));
        return { pattern, files: files.map((file) => `/${file}`) };
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/first-loads.json',
        source: JSON.stringify(screens),
      });
    },
  };
}

/** The files of these modules and of all that they import at once. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const collect = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const one of chunks) if (chunk.imports.includes(one.fileName)) collect(one);
  };
  for (const module of modules) {
    // A module whose own chunk holds nothing but names may have its content in another one, which that imports.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (chunk === undefined) throw new Error(`The build has no module ${module}.`);
    collect(chunk);
  }
  return files;
}
