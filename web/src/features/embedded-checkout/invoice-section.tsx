import type { EmbeddedPortal } from '@proviso/contracts';

import { formatUtcDate } from '#web/lib/format/format-date.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';

import { formatMoney } from './format-money.ts';
import { texts } from './texts.ts';

const { portal: words, planNames } = texts;
const TONES = { paid: 'good', open: 'high', void: 'neutral' } as const;

/** The charges, newest first. */
export function InvoiceSection({ invoices }: Pick<EmbeddedPortal, 'invoices'>) {
  return (
    <Card>
      <CardHeader title={words.invoices} />
      {invoices.length === 0 ? (
        <p className="p-5 text-sm text-ink-soft">{words.noInvoices}</p>
      ) : (
        <ul className="divide-y divide-line">
          {invoices.map(({ number, createdAt, plan, amount, status }) => (
            <li
              key={number}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3 text-sm"
            >
              <span className="min-w-40">
                <span className="block font-medium tabular-nums">{number}</span>
                <span className="text-ink-faint">
                  {formatUtcDate(createdAt)} · {planNames[plan]}
                </span>
              </span>
              <span className="flex items-center gap-4 tabular-nums">
                <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
                <span className="min-w-16 text-right">{formatMoney(amount)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
