import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

/** A hosted auth service that does not answer must not keep the page back: it asks for the rest itself. */
const LONGEST_WAIT_MS = 200;

/** What the page shows until the program runs, where the build has drawn nothing for its path. */
const USUAL_PAINT = /(?<=<div id="first-paint">).*(?=<\/div>\s*<div id="root">)/su;

const firstLoadsSchema = z.array(
  z.object({ pattern: z.string(), files: z.array(z.string()), paint: z.string().optional() }),
);

interface Surroundings {
  /** Where the build stands. */
  readonly folder: string;
  readonly publicOrigin: string;
  /** What `/api/config` answers. */
  readonly describe: () => Promise<unknown>;
}

/** The web app's one page, by the paths that it is opened at. */
export interface WebPage {
  /** Whether a screen stands at this path. */
  readonly isScreen: (path: string) => boolean;
  /** The page as it is sent for this path, be it a screen's or not. */
  readonly at: (path: string) => Promise<string>;
}

/**
 * The web app's one page for a path: with the configuration in it, which the app would else ask for before it can begin,
 * with the files named that the screen at this path comes to need, with what that screen shows until they have come, and
 * with the full address of the picture for links, which those who show it want.
 */
export function createWebPage(surroundings: Surroundings): WebPage {
  const { folder, publicOrigin, describe } = surroundings;
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    'property="og:image" content="/',
    () => `property="og:image" content="${publicOrigin}/`,
  );
  const screens = readFirstLoads(folder).map(({ pattern, ...load }) => ({
    pattern: new RegExp(pattern, 'u'),
    page: arrangeFor(page, load),
  }));
  const screenAt = (path: string) => screens.find(({ pattern }) => pattern.test(path));
  return {
    isScreen: (path) => screenAt(path) !== undefined,
    at: async (path) => {
      const data = configurationElement(await Promise.race([describe(), nothingInTime()]));
      return (screenAt(path)?.page ?? page).replace('</head>', () => `${data}</head>`);
    },
  };
}

type FirstLoad = z.infer<typeof firstLoadsSchema>[number];

/** The page for a screen, but for the configuration. */
function arrangeFor(page: string, { files, paint }: Omit<FirstLoad, 'pattern'>): string {
  const links = files.map((file) => `<link rel="later" crossorigin href="${file}">`).join('');
  return page
    .replace('</head>', () => `${links}</head>`)
    .replace(USUAL_PAINT, (usual) => paint ?? usual);
}

function readFirstLoads(folder: string): readonly FirstLoad[] {
  const file = join(folder, '.vite/first-loads.json');
  if (!existsSync(file)) return [];
  return firstLoadsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Data and no program, so that the content security policy has nothing against it. */
function configurationElement(configuration: unknown): string {
  if (configuration === undefined) return '';
  const json = JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="configuration">${json}</script>`;
}

function nothingInTime(): Promise<undefined> {
  return wait(LONGEST_WAIT_MS, undefined, { ref: false });
}
