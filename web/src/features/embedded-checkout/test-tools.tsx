import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';

import { Refusal } from './refusal.tsx';
import { texts } from './texts.ts';
import { usePortal } from './use-portal.ts';

const { portal: words } = texts;

/** Advances the simulated clock, so that nobody has to wait two weeks to see a trial end. */
export function TestTools({ session }: { readonly session: string }) {
  const { act, isBusy, error } = usePortal(session);
  return (
    <Card>
      <CardHeader title={words.tools} />
      <div className="space-y-4 p-5">
        <p className="text-sm text-ink-soft">{words.toolsText}</p>
        <Refusal error={error} />
        <Button size="small" isBusy={isBusy} onClick={() => act({ kind: 'period-end' })}>
          {isBusy ? words.busy : words.endPeriod}
        </Button>
      </div>
    </Card>
  );
}
