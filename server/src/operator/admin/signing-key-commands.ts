import type { AdminContext } from './admin-context.ts';

/** Prints one line per key of the auth service, oldest first. */
export async function listKeys({ signingKeys, terminal }: AdminContext): Promise<void> {
  terminal.output.write('KEY\tALGORITHM\tMADE\tNOTES\n');
  for (const { keyId, algorithm, createdAt, isSigning } of await signingKeys.list()) {
    const made = new Date(createdAt).toISOString().slice(0, 10);
    const cells = [keyId, algorithm, made, isSigning ? 'signs' : 'verifies only'];
    terminal.output.write(`${cells.join('\t')}\n`);
  }
}

/** Creates a new signing key. */
export async function rotateKey({ signingKeys, terminal }: AdminContext): Promise<void> {
  await signingKeys.rotate();
  terminal.output.write(
    'A new key signs from now on. The one before goes on to verify until it is dropped.\n',
  );
}

/** Deletes a key that no longer signs. */
export async function dropKey(
  { signingKeys, terminal }: AdminContext,
  keyId: string,
): Promise<void> {
  await signingKeys.drop(keyId);
  terminal.output.write(
    'The key is dropped. What it has signed is refused from now on; sessions go on with new tokens.\n',
  );
}
