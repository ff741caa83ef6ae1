import type { SubscriptionStatus } from '@proviso/contracts';
import { useState, type ReactNode } from 'react';

import { useConfiguration } from '#web/product/configuration.ts';
import { Button } from '#web/ui/button.tsx';

import { texts } from './texts.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

/** Upgrading to a larger plan, from one screen. */
interface Upgrade {
  /** Opens the dialog; does nothing if there is no larger plan. */
  readonly open: () => void;
  /** Opens the dialog; null if there is no larger plan or nothing is sold. */
  readonly button: ReactNode;
  /** To be rendered somewhere on the screen. */
  readonly dialog: ReactNode;
}

export function useUpgrade(status: SubscriptionStatus | undefined, email: string): Upgrade {
  const driver = useConfiguration()?.billing ?? 'off';
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  if (driver === 'off' || !status || status.limit === null || status.plan === 'pro') {
    return { open: () => undefined, button: null, dialog: null };
  }
  const { limit } = status;
  return {
    open,
    button: (
      <Button variant="primary" size="small" onClick={open}>
        {texts.upgradeNow}
      </Button>
    ),
    dialog: isOpen && (
      <UpgradeDialog {...{ status, limit, driver, email }} onClose={() => setIsOpen(false)} />
    ),
  };
}
