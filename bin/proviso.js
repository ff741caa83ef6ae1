#!/usr/bin/env node
// The launcher. Plain JavaScript, so that any Node from 20 on can run it: it hands over to a Node that runs
// TypeScript, which is this one where its version fits and otherwise the one that npm installed beside us.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const HELP = `Usage: proviso COMMAND [options]

Commands:
  start          run the server on http://localhost:3000 (HOST, PORT and PROVISO_DATA_DIR change that)
  demo           the same with a demo account and the example documents
  admin …        make, list, ban and delete accounts; see proviso admin --help
  doctor         print the settings, and whether the server can work with them
  backup FILE    write the data to one file; see proviso backup --help
  restore FILE   make a data folder of such a file
  move-documents move documents from the data folder to a bucket of S3, or back
  scan FILE…     print what is wrong with documents; see proviso scan --help
  clean FILE     write a copy in which it is gone, with proof; see proviso clean --help
  put-back FILE  print a text with the values in place of their labels; see proviso put-back --help
  extract FILE   print a document's text; see proviso extract --help

Options:
  -h, --help     print this help
  -v, --version  print the version
`;

/**
 * Each loads its program into this process.
 * @type {ReadonlyMap<string, () => Promise<void>>}
 */
const COMMANDS = new Map([
  [
    'start',
    async () => {
      if (hasArguments()) return;
      await buildWebApp();
      await import('../server/src/main.ts');
    },
  ],
  [
    'demo',
    async () => {
      if (hasArguments()) return;
      await buildWebApp();
      await import('../server/src/operator/demo.ts');
    },
  ],
  [
    'admin',
    async () => {
      await import('../server/src/operator/admin.ts');
    },
  ],
  ['backup', runBackup],
  ['restore', runBackup],
  [
    'move-documents',
    async () => {
      await import('../server/src/operator/move-documents.ts');
    },
  ],
  [
    'doctor',
    async () => {
      await import('../server/src/operator/doctor.ts');
    },
  ],
  ['scan', runCli],
  ['clean', runCli],
  ['put-back', runCli],
  ['extract', runCli],
]);

const [name = ''] = process.argv.slice(2);
const run = COMMANDS.get(name);
if (run !== undefined) {
  // The engine has hundreds of long regular expressions, and V8's tidying of their bytecode takes longer than to
  // compile them (docs/decisions/015-regexp-bytecode.md).
  setFlagsFromString('--no-regexp-peephole-optimization');
  // Later starts are faster. The code is kept beside the program, where nobody else can put any.
  module.enableCompileCache?.(join(root, '.cache', 'compiled'));
  await (runsTypeScript(process.versions.node) ? run() : handOver());
} else if (name === '--help' || name === '-h') {
  process.stdout.write(HELP);
} else if (name === '--version' || name === '-v') {
  process.stdout.write(`${version()}\n`);
} else {
  process.stderr.write(name === '' ? HELP : `proviso: there is no command ${name}.\n\n${HELP}`);
  process.exitCode = 2;
}

/** Refuses what a command that only settings change would otherwise ignore, such as a port. */
function hasArguments() {
  const [, ...others] = process.argv.slice(2);
  if (others.length === 0) return false;
  if (others.includes('--help') || others.includes('-h')) {
    process.stdout.write(HELP);
  } else {
    process.stderr.write(
      `proviso: ${name} takes no arguments. Environment variables such as PORT change it; see proviso --help.\n`,
    );
    process.exitCode = 2;
  }
  return true;
}

/** Unless it came built and without its sources, as in a container. */
async function buildWebApp() {
  if (existsSync(join(root, 'web', 'src'))) await import('../tools/build-web.ts');
}

async function runBackup() {
  await import('../server/src/operator/backup.ts');
}

/** What works on files, without a server. */
async function runCli() {
  await import('../cli/src/main.ts');
}

/**
 * Node 24.15 strips types without a flag or a warning; 27 and later are not tried.
 * @param {string} nodeVersion
 */
function runsTypeScript(nodeVersion) {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
  return (major === 24 && minor >= 15) || major === 25 || major === 26;
}

/** Runs the same command under the bundled Node; signals go to it, and its end becomes ours. */
function handOver() {
  const binary = findBundledNode();
  if (binary === undefined) {
    process.stderr.write(
      `proviso: Node 24.15 or later (below 27) is needed; this is ${process.versions.node}, and none came with\n` +
        'the installation. Run npm ci without --omit=optional, or install a newer Node.\n',
    );
    process.exitCode = 2;
    return;
  }
  const child = spawn(binary, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends its interrupt to the child as well; twice would mean "at once".
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    process.stderr.write(`proviso: the bundled Node could not be started: ${error.message}\n`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    if (signal === null) {
      process.exitCode = code ?? 2;
      return;
    }
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** The binary that npm chose among the optional dependencies for this platform. */
function findBundledNode() {
  const isWindows = process.platform === 'win32';
  const platform = `${isWindows ? 'win' : process.platform}-${process.arch}`;
  return [`node-${platform}`, `node-bin-${platform}`]
    .map((folder) => join(root, 'node_modules', folder, 'bin', isWindows ? 'node.exe' : 'node'))
    .find((path) => existsSync(path));
}

function version() {
  const description = /** @type {{ version: string }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  );
  return description.version;
}
