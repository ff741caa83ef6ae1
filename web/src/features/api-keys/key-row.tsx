import type { ApiKey } from '@proviso/contracts';
import { useState, type ReactNode } from 'react';

import { formatDate } from '#web/lib/format/format-date.ts';
import { useNow } from '#web/lib/now.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { showToast } from '#web/ui/toast-store.ts';

import { revokeApiKey } from './api-keys.ts';
import { texts } from './texts.ts';

/** One key: what it may do, when it was last used, and a button to revoke it. */
export function KeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { id, name, scope, ending, createdAt, expiresAt, lastUsedAt, needsSecondFactor } = apiKey;
  const isExpired = useNow() >= (expiresAt === null ? Infinity : Date.parse(expiresAt));
  const revoke = async () => {
    await revokeApiKey(id);
    showToast(texts.revoked);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-80 space-y-1.5">
        <div className="flex flex-wrap items-center gap-2.5">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          <Badge tone={scope === 'write' ? 'accent' : 'neutral'}>{texts.scopes[scope].name}</Badge>
          {isExpired && <Badge tone="medium">{texts.expired}</Badge>}
          {needsSecondFactor && <Badge tone="high">{texts.blocked}</Badge>}
        </div>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-faint">
          <Fact name={texts.key}>
            <span className="font-mono">{texts.ending(ending)}</span>
          </Fact>
          <Fact name={texts.created}>{formatDate(createdAt)}</Fact>
          <Fact name={texts.lastUsed}>
            {lastUsedAt === null ? texts.neverUsed : <Moment value={lastUsedAt} />}
          </Fact>
          <Fact name={texts.expires}>
            {expiresAt === null ? texts.never : formatDate(expiresAt)}
          </Fact>
        </dl>
        {needsSecondFactor && <p className="text-sm text-high">{texts.blockedText}</p>}
      </div>
      <Button size="small" aria-label={texts.revokeOf(name)} onClick={() => setIsConfirming(true)}>
        {texts.revoke}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={texts.revokeDialog.title(name)}
          text={texts.revokeDialog.text}
          confirm={texts.revokeDialog.confirm}
          onConfirm={revoke}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </li>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}
