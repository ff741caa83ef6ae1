import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { createWebPage } from './web-page.ts';

const PAGE =
  '<!doctype html><head><meta property="og:image" content="/social-card.png" /></head>' +
  '<body><div id="first-paint"><div>Loading</div></div>\n<div id="root"></div></body>';
const SCREENS = [
  {
    pattern: String.raw`^/documents/\d+/?$`,
    files: ['/assets/detail-1a.js'],
    paint: '<main>A report, for $& and $1</main>',
  },
  { pattern: '^/$', files: [] },
];

function build({ isListed = true } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'proviso-page-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  if (isListed) {
    mkdirSync(join(folder, '.vite'));
    writeFileSync(join(folder, '.vite/first-loads.json'), JSON.stringify(SCREENS));
  }
  return folder;
}

function open(describing: () => Promise<unknown>, folder = build()) {
  return createWebPage({ folder, publicOrigin: 'https://scan.example.com', describe: describing })
    .at;
}

/** The configuration in the page, as the browser reads it. */
function configurationIn(page: string): unknown {
  const element = /<script type="application\/json" id="configuration">(.*?)<\/script>/su.exec(
    page,
  );
  return element?.[1] === undefined ? undefined : JSON.parse(element[1]);
}

describe('the page of the web app', () => {
  it('embeds the configuration as data that cannot close an element or add a script', async () => {
    const hostile = { auth: { url: '</script><script>alert(1)</script><!--', name: '$& $1' } };
    const page = await open(async () => hostile)('/login');
    expect(configurationIn(page)).toEqual(hostile);
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('<!--');
  });

  it('reads the current configuration on each request', async () => {
    let asked = 0;
    const pageFor = open(async () => ({ asked: ++asked }));
    expect(configurationIn(await pageFor('/'))).toEqual({ asked: 1 });
    expect(configurationIn(await pageFor('/'))).toEqual({ asked: 2 });
  });

  it('does not wait for an unresponsive auth service', async () => {
    const page = await open(() => new Promise(() => undefined))('/');
    expect(configurationIn(page)).toBeUndefined();
    expect(page).toContain('<body>');
  });

  it('lists the files of the screen at its path only', async () => {
    const pageFor = open(async () => ({}));
    expect(await pageFor('/documents/12')).toContain('href="/assets/detail-1a.js"');
    expect(await pageFor('/documents/12/none')).not.toContain('detail-1a.js');
  });

  it('shows a first paint of its screen, or a loading message', async () => {
    const pageFor = open(async () => ({}));
    expect(await pageFor('/documents/12')).toContain(
      '<div id="first-paint"><main>A report, for $& and $1</main></div>\n<div id="root"></div>',
    );
    for (const path of ['/', '/elsewhere']) {
      expect(await pageFor(path)).toContain('<div id="first-paint"><div>Loading</div></div>');
    }
  });

  it('works without the list of files', async () => {
    const page = await open(async () => ({}), build({ isListed: false }))('/documents/12');
    expect(page).toContain('<body>');
  });

  it('is that of the latest build, and stays the previous one while a build is being written', async () => {
    const folder = build();
    const pageFor = open(async () => ({}), folder);
    rmSync(join(folder, 'index.html'));
    expect(await pageFor('/documents/12')).toContain('detail-1a.js');
    const screens = [{ pattern: String.raw`^/documents/\d+/?$`, files: ['/assets/detail-2b.js'] }];
    writeFileSync(join(folder, '.vite/first-loads.json'), JSON.stringify(screens).slice(1));
    writeFileSync(join(folder, 'index.html'), PAGE.replace('Loading', 'Newer'));
    expect(await pageFor('/documents/12')).toContain('detail-1a.js');
    writeFileSync(join(folder, '.vite/first-loads.json'), JSON.stringify(screens));
    // A file system may keep times too coarsely to tell two writes of one test apart.
    utimesSync(join(folder, '.vite/first-loads.json'), 1, 1);
    const page = await pageFor('/documents/12');
    expect(page).toContain('detail-2b.js');
    expect(page).toContain('Newer');
  });

  it('references its image by the full public URL', async () => {
    expect(await open(async () => ({}))('/')).toContain(
      'content="https://scan.example.com/social-card.png"',
    );
  });
});
