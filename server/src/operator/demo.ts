/** `npm run demo`: a server with a demo account and the example documents, fresh at every start. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { serve } from '../serve.ts';
import { seedDemo } from './seed-demo.ts';

// Beside the real data and never in them: this folder is emptied, and its account is made for show.
const folder = join(resolve(process.env['PROVISO_DATA_DIR'] || './data'), 'demo');
rmSync(folder, { recursive: true, force: true });

/** A demo stands alone: it writes to no other database, mails nobody and takes no money. */
function absent(...variables: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(
    variables.flatMap((variable) => [
      [variable, undefined],
      [`${variable}_FILE`, undefined],
    ]),
  );
}

await serve(
  {
    PLAN_FREE_LIMIT: '100',
    ...process.env,
    PROVISO_DATA_DIR: folder,
    ...absent('DATABASE_URL', 'AUTH_URL', 'AUTH_ANON_KEY', 'SUPABASE_JWT_SECRET', 'SMTP_URL'),
    ...absent('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'),
  },
  seedDemo,
);
