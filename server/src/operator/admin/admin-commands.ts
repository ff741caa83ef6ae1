import type { AdminContext } from './admin-context.ts';
import { AdminError } from './admin-error.ts';
import { choosePassword, type ChosenPassword, type Terminal } from './choose-password.ts';
import { listUsers } from './list-users.ts';
import { readUsers } from './read-users.ts';
import { dropKey, listKeys, rotateKey } from './signing-key-commands.ts';

/** Effectively permanent. */
const PERMANENT_BAN = '876000h';

/** One administrative command. */
export interface AdminCommand {
  /** Whether it takes an argument: an address, part of one, or a key's id. */
  readonly argument: 'required' | 'optional' | 'none';
  /** The only option it accepts. */
  readonly option?: 'name' | 'for';
  run(
    context: AdminContext,
    argument: string,
    options: { readonly name?: string | undefined; readonly for?: string | undefined },
  ): Promise<void>;
}

/** Every command, by name. */
export const ADMIN_COMMANDS: ReadonlyMap<string, AdminCommand> = new Map<string, AdminCommand>([
  ['create-user', { argument: 'required', option: 'name', run: createUser }],
  ['reset-password', { argument: 'required', run: resetPassword }],
  ['list-users', { argument: 'optional', run: listUsers }],
  ['ban', { argument: 'required', option: 'for', run: ban }],
  ['unban', { argument: 'required', run: unban }],
  ['delete-user', { argument: 'required', run: deleteUser }],
  ['list-keys', { argument: 'none', run: listKeys }],
  ['rotate-key', { argument: 'none', run: rotateKey }],
  ['drop-key', { argument: 'required', run: dropKey }],
]);

async function createUser(
  { users, terminal }: AdminContext,
  email: string,
  { name }: { readonly name?: string | undefined },
): Promise<void> {
  const chosen = await choosePassword(terminal);
  const metadata = name === undefined ? {} : { name, full_name: name };
  const { password } = chosen;
  const user = await users.create({ email, password, isEmailConfirmed: true, metadata });
  say(terminal, `The account ${user.email} is made.`, chosen);
}

async function resetPassword(context: AdminContext, email: string): Promise<void> {
  const { users, terminal } = context;
  const { id } = await requireUser(context, email);
  const chosen = await choosePassword(terminal);
  await users.update(id, { password: chosen.password });
  say(terminal, 'The password is changed, and all sessions of the account have ended.', chosen);
}

async function ban(
  context: AdminContext,
  email: string,
  { for: duration = PERMANENT_BAN }: { readonly for?: string | undefined },
): Promise<void> {
  const { id } = await requireUser(context, email);
  await context.users.update(id, { banDuration: duration });
  say(context.terminal, 'The account is banned from now on.');
}

async function unban(context: AdminContext, email: string): Promise<void> {
  const { id } = await requireUser(context, email);
  await context.users.update(id, { banDuration: 'none' });
  say(context.terminal, 'The account can be used again.');
}

async function deleteUser(context: AdminContext, email: string): Promise<void> {
  const { id } = await requireUser(context, email);
  if (!(await context.eraseAccount(id))) throw new AdminError('admin.deletion_unfinished');
  say(
    context.terminal,
    'The account is deleted, with its documents and all else that was kept of it.',
  );
}

async function requireUser({ users }: AdminContext, email: string): Promise<{ id: string }> {
  for await (const user of readUsers(users, email)) {
    if (user.email === email.toLowerCase()) return user;
  }
  throw new AdminError('admin.unknown_user');
}

function say({ output }: Terminal, sentence: string, chosen?: ChosenPassword): void {
  output.write(`${sentence}\n`);
  if (chosen?.isGenerated) output.write(`Password, shown this once: ${chosen.password}\n`);
}
