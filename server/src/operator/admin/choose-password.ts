import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { AdminError } from './admin-error.ts';

const RANDOM_BYTES = 15;

/** The operator's terminal. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/** A password, and whether it was generated and therefore must be displayed. */
export interface ChosenPassword {
  readonly password: string;
  readonly isGenerated: boolean;
}

/**
 * Prompts for a password twice, without echo. An empty answer generates one, and so does input that is not a terminal:
 * a password in a pipe or an argument would remain in histories and process lists.
 */
export async function choosePassword({ input, output }: Terminal): Promise<ChosenPassword> {
  const generated = {
    password: randomBytes(RANDOM_BYTES).toString('base64url'),
    isGenerated: true,
  };
  if (input.isTTY !== true) return generated;
  const discardedOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: discardedOutput, terminal: true });
  const closed = new Promise<never>((_resolve, reject) => {
    lines.once('close', reject);
  });
  const ask = async (question: string): Promise<string> => {
    const typed = lines.question('');
    output.write(question);
    const answer = await Promise.race([typed, closed]).catch(() => {
      throw new AdminError('admin.cancelled');
    });
    output.write('\n');
    return answer;
  };
  try {
    const password = await ask('New password (empty to have one made): ');
    if (password === '') return generated;
    if ((await ask('The same again: ')) !== password)
      throw new AdminError('admin.passwords_differ');
    return { password, isGenerated: false };
  } finally {
    lines.close();
  }
}
