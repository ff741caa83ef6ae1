import type { AdminContext } from './admin-context.ts';
import { readUsers } from './read-users.ts';

/** Prints one line per user: address, creation, last sign-in, and anything unusual. */
export async function listUsers({ users, terminal }: AdminContext, filter: string): Promise<void> {
  terminal.output.write('EMAIL\tMADE\tLAST SIGN-IN\tNOTES\n');
  for await (const user of readUsers(users, filter)) {
    const notes = [
      ...(isFuture(user.bannedUntil) ? [`banned until ${dateOf(user.bannedUntil)}`] : []),
      ...(user.emailConfirmedAt === null ? ['address not confirmed'] : []),
      ...(user.factors.some(({ status }) => status === 'verified') ? ['second factor'] : []),
    ];
    const cells = [user.email, dateOf(user.createdAt), dateOf(user.lastSignInAt), notes.join(', ')];
    terminal.output.write(`${cells.join('\t')}\n`);
  }
}

function isFuture(time: number | null): boolean {
  return time !== null && time > Date.now();
}

/** The date in UTC. */
function dateOf(time: number | null): string {
  return time === null ? 'never' : new Date(time).toISOString().slice(0, 10);
}
