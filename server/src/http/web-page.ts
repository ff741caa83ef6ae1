import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { z } from 'zod';

/** A slow hosted auth service must not delay the page; the page then asks for the rest itself. */
const MAX_WAIT_MS = 200;

const PAGE_FILE = 'index.html';
const FIRST_LOADS_FILE = '.vite/first-loads.json';

/** The part of the page that is shown until the program runs, when the build has rendered nothing for its path. */
const DEFAULT_PAINT = /(?<=<div id="first-paint">).*(?=<\/div>\s*<div id="root">)/su;

const firstLoadsSchema = z.array(
  z.object({ pattern: z.string(), files: z.array(z.string()), paint: z.string().optional() }),
);

interface WebPageOptions {
  /** The folder of the build. */
  readonly folder: string;
  readonly publicOrigin: string;
  /** The body of `/api/config`. */
  readonly describe: () => Promise<unknown>;
}

/** The web app's single page, by the path it is opened at. */
export interface WebPage {
  /** Whether the path is a screen. */
  readonly isScreen: (path: string) => boolean;
  /** The page for this path, screen or not. */
  readonly at: (path: string) => Promise<string>;
}

/** A build of the web app. */
interface Build {
  /** Differs from that of any other build in the same folder. */
  readonly stamp: string;
  readonly page: string;
  readonly screens: readonly { readonly pattern: RegExp; readonly page: string }[];
}

/**
 * The web app's page for a path. It embeds the configuration, which the app would otherwise have to request first,
 * preloads the files that the path's screen needs, shows that screen's first paint until they have loaded, and has the
 * absolute address of the preview image that link previews require. After a new build it is the new page, because the
 * files that the old one names are gone.
 */
export function createWebPage({ folder, publicOrigin, describe }: WebPageOptions): WebPage {
  let build = readBuild(folder, publicOrigin);
  const latest = () => {
    const stamp = stampOf(folder);
    if (stamp !== build.stamp) build = tryToRead(folder, publicOrigin) ?? build;
    return build;
  };
  const screenAt = ({ screens }: Build, path: string) =>
    screens.find(({ pattern }) => pattern.test(path));
  return {
    isScreen: (path) => screenAt(latest(), path) !== undefined,
    at: async (path) => {
      const data = configurationElement(await Promise.race([describe(), waitForTimeout()]));
      const current = latest();
      const { page } = screenAt(current, path) ?? current;
      return page.replace('</head>', () => `${data}</head>`);
    },
  };
}

/** Undefined while the build is being written. */
function tryToRead(folder: string, publicOrigin: string): Build | undefined {
  try {
    return readBuild(folder, publicOrigin);
  } catch {
    return undefined;
  }
}

function readBuild(folder: string, publicOrigin: string): Build {
  // Before the files: if they change meanwhile, they are read again.
  const stamp = stampOf(folder);
  const page = readFileSync(join(folder, PAGE_FILE), 'utf8').replace(
    'property="og:image" content="/',
    () => `property="og:image" content="${publicOrigin}/`,
  );
  const screens = readFirstLoads(folder).map(({ pattern, ...load }) => ({
    pattern: new RegExp(pattern, 'u'),
    page: withFirstLoad(page, load),
  }));
  return { stamp, page, screens };
}

function stampOf(folder: string): string {
  const times = [PAGE_FILE, FIRST_LOADS_FILE].map(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs,
  );
  return times.join();
}

type FirstLoad = z.infer<typeof firstLoadsSchema>[number];

/** The page for a screen, without the configuration. */
function withFirstLoad(page: string, { files, paint }: Omit<FirstLoad, 'pattern'>): string {
  const links = files.map((file) => `<link rel="later" crossorigin href="${file}">`).join('');
  return page
    .replace('</head>', () => `${links}</head>`)
    .replace(DEFAULT_PAINT, (usual) => paint ?? usual);
}

function readFirstLoads(folder: string): readonly FirstLoad[] {
  const file = join(folder, FIRST_LOADS_FILE);
  if (!existsSync(file)) return [];
  return firstLoadsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Data, not a program, so the content security policy allows it. */
function configurationElement(configuration: unknown): string {
  if (configuration === undefined) return '';
  const json = JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="configuration">${json}</script>`;
}

function waitForTimeout(): Promise<undefined> {
  return wait(MAX_WAIT_MS, undefined, { ref: false });
}
