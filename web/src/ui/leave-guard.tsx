import { useLayoutEffect, useState } from 'react';

import { guardScreen } from '#web/lib/navigation/leave-screen.ts';

import { ConfirmDialog } from './confirm-dialog.tsx';
import { texts } from './texts.ts';

/** Render while the screen has unsaved changes: asks before the screen is left. */
export function LeaveGuard() {
  const [leaving, setLeaving] = useState<{ readonly go: () => void } | null>(null);
  // The redirect of an ended session navigates in a layout effect, when this question can no longer be asked.
  useLayoutEffect(() => guardScreen((go) => setLeaving({ go })), []);
  if (leaving === null) return null;
  const { title, text, confirm } = texts.leave;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={confirm}
      onConfirm={async () => leaving.go()}
      onClose={() => setLeaving(null)}
    />
  );
}
