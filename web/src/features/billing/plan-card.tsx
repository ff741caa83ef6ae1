import type { PlanOffer } from '@proviso/contracts';
import { useId, type ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TickedList } from '#web/ui/ticked-list.tsx';

import { texts } from './texts.ts';

const { dialog } = texts;

/** One plan offer, with its actions below. */
export function PlanCard({
  offer,
  children,
}: {
  readonly offer: PlanOffer;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'flex flex-col rounded-lg border bg-surface p-5',
        offer.isMostPopular ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-lg font-semibold">
          {offer.name}
        </h3>
        {offer.isMostPopular && <Badge tone="accent">{dialog.mostPopular}</Badge>}
      </div>
      <p className="mt-2 tabular-nums">
        <span className="font-serif text-3xl font-semibold">{dialog.price(offer.price)}</span>
        <span className="text-ink-faint">{dialog.period(offer.period)}</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">{offer.description}</p>
      <div className="mt-4 mb-5">
        <TickedList items={offer.features} />
      </div>
      <div className="mt-auto">{children}</div>
    </section>
  );
}
