import type { DeleteAccount } from '@proviso/contracts';

import { post } from '#web/lib/api-client.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { endSession } from '../../session/session.ts';
import { texts } from '../texts.ts';

/** Deletes the account and leaves. */
export async function deleteAccount(wish: DeleteAccount): Promise<void> {
  await post('/api/account/deletion', wish);
  showToast(texts.deletion.success);
  await endSession();
}
