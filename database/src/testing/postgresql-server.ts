import { execFile } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A locale that does not sort by code point, as an operator's server may have. */
const LOCALE = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];

/** A temporary PostgreSQL server, reachable only by this machine's own user through a socket. */
export interface PostgresqlServer {
  /** The socket's folder: the `host` of a connection. */
  readonly host: string;
  stop(): Promise<void>;
}

/** The account the server runs as; empty for the current user. */
type Account = { readonly uid?: number; readonly gid?: number };

/** Starts a server of the newest installed PostgreSQL, with disk synchronization off; throws when none can run. */
export async function startPostgresqlServer(): Promise<PostgresqlServer> {
  const programs = findPrograms();
  const account = await chooseAccount();
  const folder = mkdtempSync(join(tmpdir(), 'proviso-postgresql-'));
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid ?? account.uid);
  const data = join(folder, 'data');
  const command = (name: string, ...words: string[]) =>
    run(join(programs, name), ['-D', data, ...words], { ...account, cwd: folder });
  const settings = `-F -c listen_addresses= -c unix_socket_directories=${folder} -c max_connections=200`;
  try {
    await command('initdb', '-A', 'trust', '-U', 'proviso', '-E', 'UTF8', ...LOCALE, '-N');
    await command('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    host: folder,
    stop: async () => {
      await command('pg_ctl', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string {
  const packaged = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...packaged];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found === undefined) throw new Error('PostgreSQL is not installed');
  return found;
}

/** PostgreSQL refuses to run as root; its packages create an account for it. */
async function chooseAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  try {
    const [uid, gid] = await Promise.all([
      run('id', ['-u', 'postgres']),
      run('id', ['-g', 'postgres']),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    throw new Error('root cannot run PostgreSQL and there is no account named postgres');
  }
}
