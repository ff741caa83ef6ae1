import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runnerImport, type Plugin, type Rolldown } from 'vite';

import { SCREENS } from './screens.ts';
import type { bootstrapScript, renderFirstPaints } from './src/pages/first-paints.tsx';

interface FirstPaints {
  readonly bootstrapScript: typeof bootstrapScript;
  readonly renderFirstPaints: typeof renderFirstPaints;
}

const SOURCES = join(import.meta.dirname, 'src');
const ENTRY = join(import.meta.dirname, 'index.html');
const FIRST_PAINTS = fileURLToPath(import.meta.resolve('./src/pages/first-paints.tsx'));

/**
 * Writes `.vite/first-loads.json`: which files the server shall have a browser fetch at once when it opens an address,
 * without which each file is asked for only when the one before has run; and what it shall show there until then. Has
 * the program begin after that was painted.
 */
export function firstLoads(): Plugin {
  return {
    name: 'first-loads',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const { module } = await runnerImport<FirstPaints>(FIRST_PAINTS, {
        root: import.meta.dirname,
        logLevel: 'error',
      });
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const known = filesOf(chunks, [ENTRY]);
      const paints = module.renderFirstPaints();
      const screens = Object.entries(SCREENS).map(([pattern, modules]) => {
        const roots = modules.map((path) => join(SOURCES, path));
        const files = [...filesOf(chunks, roots)].filter((file) => !known.has(file));
        const paint = paints.find(({ address }) => new RegExp(pattern, 'u').test(address));
        return { pattern, files: files.map((file) => `/${file}`), paint: paint?.html };
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/first-loads.json',
        source: JSON.stringify(screens),
      });
      const program = chunks.find(({ facadeModuleId }) => facadeModuleId === ENTRY);
      if (program === undefined) throw new Error('The build has no program.');
      const source = module.bootstrapScript(`/${program.fileName}`);
      const script = this.emitFile({ type: 'asset', name: 'begin.js', source });
      arrangePage(bundle, { script: this.getFileName(script), known: [...known] });
    },
  };
}

interface Beginning {
  /** What begins the program. */
  readonly script: string;
  /** The files that every screen needs. */
  readonly known: readonly string[];
}

/**
 * Has the page show itself with its own answer alone: the style sheet is in it, and the program is only named, since
 * whatever was fetched before the first paint would delay it.
 */
function arrangePage(bundle: Rolldown.OutputBundle, { script, known }: Beginning): void {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no page.');
  const links = known.map((file) => laterLink(`/${file}`)).join('');
  page.source = String(page.source)
    .replace(/<script type="module"[^>]*><\/script>/u, () => `<script src="/${script}"></script>`)
    .replaceAll(/<link rel="modulepreload"[^>]*>/gu, '')
    .replace(/<link rel="stylesheet"[^>]*href="\/([^"]*)">/u, (_link, file: string) => {
      const sheet = bundle[file];
      if (sheet?.type !== 'asset') throw new Error('The page has no style sheet.');
      return `${links}<style>${String(sheet.source)}</style>`;
    });
}

function laterLink(file: string): string {
  return `<link rel="later" crossorigin href="${file}">`;
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
