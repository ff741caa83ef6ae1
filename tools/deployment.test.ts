import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

import { SCAN_HELP } from '../cli/src/scan/scan-help.ts';
import { configurationSections } from '../server/src/config/configuration.ts';
import type { ConfigurationSection } from '../server/src/config/entry.ts';
import { repositoryRoot } from './run-command.ts';

const COMPOSE_FILES = ['compose.yaml', 'compose.postgres.yaml'];
const PAGES = ['docs/how-to/deploy.md', 'docs/how-to/scan-in-ci.md'];
/** Variables that are not settings of the project, such as those of Node, the PostgreSQL image and Docker. */
const FOREIGN =
  /^(?:COMPOSE_FILE|NODE_ENV|NODE_IMAGE|POSTGRES_\w+|CI_PROJECT_DIR|PROVISO|HOME|PWD|FOLDER|FILE|VERSION|REPOSITORY)$/;

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly workspaces: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
};
const dockerfile = read('Dockerfile');
/** The folders and files that the Dockerfile copies from the repository. */
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
  sources.split(' '),
);

interface Service {
  readonly image: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes: readonly string[];
  readonly healthcheck?: unknown;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const readCompose = (file: string) => parse(read(file), { merge: true }) as Compose;

function settings(): ReadonlySet<string> {
  const sections: readonly ConfigurationSection[] = Object.values(configurationSections);
  const entries = sections.flatMap((section) => Object.values(section.entries));
  return new Set(entries.flatMap(({ variable }) => [variable, `${variable}_FILE`]));
}

/**
 * Translates a Docker ignore rule, which matches a path and everything below it; unlike in shells, `*` also matches
 * names with a leading dot.
 */
function patternOf(rule: string): RegExp {
  const quoted = rule.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*');
  return new RegExp(`^${quoted.replaceAll('[^/]*[^/]*/', '(?:.*/)?')}(?:/|$)`);
}

/** Whether a path is in the Docker build context: the last matching rule wins. */
function isInContext(path: string): boolean {
  const rules = read('.dockerignore')
    .split('\n')
    .filter((line) => /^[^#]/.test(line));
  const last = rules.findLast((rule) => patternOf(rule.replace(/^!/, '')).test(path));
  return last === undefined || last.startsWith('!');
}

test('every path that the Dockerfile copies exists and is in the build context', () => {
  for (const path of copied.filter((source) => source !== '.')) {
    expect([path, existsSync(join(repositoryRoot, path))]).toEqual([path, true]);
    expect([path, isInContext(path)]).toEqual([path, true]);
  }
  expect(isInContext('tsconfig.base.json')).toBe(true);
});

test('the Docker build context excludes secrets, data, tests, Git files and installed packages', () => {
  const kept = ['.env', 'data/keys/master.key', '.git/config', 'server/src/app.test.ts'];
  for (const path of [...kept, 'web/node_modules/x/index.js', 'server/src/testing/form.ts']) {
    expect([path, isInContext(path)]).toEqual([path, false]);
  }
});

test('the image contains every workspace manifest and the sources of all workspaces except the web app', () => {
  for (const workspace of manifest.workspaces) {
    expect(copied).toContain(`${workspace}/package.json`);
    if (workspace !== 'web') expect(copied).toContain(workspace);
  }
});

test('the image runs the launcher as a non-root user on a supported Node version, with a health check', () => {
  const [, major, minor] =
    /^ARG NODE_IMAGE=node:(\d+)\.(\d+)\.\d+-\w+-slim$/m.exec(dockerfile) ?? [];
  expect(Number(major)).toBe(24);
  expect(Number(minor)).toBeGreaterThanOrEqual(15);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^ENTRYPOINT \["node", "bin\/proviso\.js"\]$/m);
  expect(dockerfile).toContain('/healthz');
});

test('every setting in the Dockerfile and the compose files exists', () => {
  const known = settings();
  const [, given = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
  const variables = [...given.matchAll(/(\w+)=/g)].map(([, name = '']) => name);
  for (const file of COMPOSE_FILES) {
    const services = Object.values(readCompose(file).services);
    variables.push(...services.flatMap(({ environment }) => Object.keys(environment)));
  }
  expect(variables.filter((name) => !known.has(name) && !FOREIGN.test(name))).toEqual([]);
  expect(variables).toContain('PROVISO_ROLE');
});

test('compose services agree with each other and with the image on ports, volumes and health checks', () => {
  const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1];
  const data = /^VOLUME (\S+)$/m.exec(dockerfile)?.[1];
  for (const file of COMPOSE_FILES) {
    const { services, volumes } = readCompose(file);
    for (const service of Object.values(services)) {
      for (const mount of service.volumes) {
        expect(Object.keys(volumes)).toContain(mount.split(':')[0]);
      }
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect([name, condition]).toEqual([name, 'service_healthy']);
        expect(services[name]?.healthcheck).toBeDefined();
      }
      if (service.image !== 'proviso') continue;
      expect(service.environment['PORT']).toBe(port);
      expect(service.volumes).toEqual([`data:${data}`]);
      expect(service.environment['PROVISO_DATA_DIR']).toBe(data);
      for (const published of service.ports ?? []) expect(published).toMatch(`:${port}`);
    }
  }
});

test.each(PAGES)('%s contains only valid YAML blocks', (page) => {
  const blocks = [...read(page).matchAll(/^```yaml\n([^]*?)^```$/gm)];
  for (const [, block = ''] of blocks) {
    const errors = parseAllDocuments(block).flatMap((document) => document.errors);
    expect(errors).toEqual([]);
  }
});

test.each(PAGES)(
  '%s mentions only settings, scripts, commands, options and files that exist',
  (page) => {
    const text = read(page);
    const known = settings();
    const variables = [...text.matchAll(/\b[A-Z][A-Z]+(?:_[A-Z]+)+\b/g)].map(([name]) => name);
    const unknown = variables.filter((name) => !known.has(name) && !FOREIGN.test(name));
    expect(unknown.filter((name) => !/^(?:AF|X)_/.test(name))).toEqual([]);
    for (const [, script = ''] of text.matchAll(/npm run (\S+)/g)) {
      expect(Object.keys(manifest.scripts)).toContain(script);
    }
    const help = read('bin/proviso.js');
    for (const [, command = ''] of text.matchAll(/proviso\.js"? ([a-z]\S*)/g)) {
      expect(help).toContain(`'${command}'`);
    }
    for (const [scan = ''] of text.matchAll(/proviso\.js"? scan [^\n`]*/g)) {
      for (const [option] of scan.matchAll(/--[a-z-]+/g)) expect(SCAN_HELP).toContain(option);
    }
    for (const [, link = ''] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      expect([link, existsSync(join(repositoryRoot, 'docs/how-to', link))]).toEqual([link, true]);
    }
  },
);

test('every file that the web app is built from is in the Docker build context', () => {
  const sources = globSync(
    [
      'web/{src,public}/**/*.*',
      'contracts/src/*.ts',
      'docs/*.md',
      'policies/*.md',
      'tools/build-web.ts',
    ],
    { cwd: repositoryRoot },
  );
  expect(
    sources.filter((path) => !/\.test\.|\/testing\//.test(path) && !isInContext(path)),
  ).toEqual([]);
});
