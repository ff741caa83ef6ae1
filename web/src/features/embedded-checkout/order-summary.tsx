import { offerOf, type EmbeddedCheckout } from '@proviso/contracts';

import { PageHeading } from '#web/ui/page-heading.tsx';
import { TickedList } from '#web/ui/ticked-list.tsx';

import { formatMoney } from './format-money.ts';
import { texts } from './texts.ts';

const { checkout: words } = texts;

/** What is being bought, and what it costs today and later. */
export function OrderSummary({ checkout }: { readonly checkout: EmbeddedCheckout }) {
  const offer = offerOf(checkout.plan);
  const { trialDays, email } = checkout;
  const price = formatMoney(offer.price);
  return (
    <section className="space-y-6">
      <PageHeading title={words.subscribe(offer.name)} />
      <p>
        <span className="font-serif text-3xl font-semibold tabular-nums">
          {trialDays > 0 ? words.free(trialDays) : price}
        </span>
        <span className="mt-1 block text-ink-soft">
          {trialDays > 0 ? words.afterwards(price) : words.perMonth}
        </span>
      </p>
      <TickedList items={offer.features} />
      <dl className="space-y-2 border-t border-line pt-4 text-sm">
        {email !== null && <Line name={words.account} value={email} />}
        {trialDays > 0 && <Line name={words.afterTrial} value={`${price} ${words.perMonth}`} />}
        <Line name={words.today} value={formatMoney(trialDays > 0 ? 0 : offer.price)} isTotal />
      </dl>
    </section>
  );
}

function Line({
  name,
  value,
  isTotal = false,
}: {
  readonly name: string;
  readonly value: string;
  readonly isTotal?: boolean;
}) {
  return (
    <div
      className={
        isTotal
          ? 'flex justify-between gap-4 pt-2 text-base font-semibold'
          : 'flex justify-between gap-4'
      }
    >
      <dt className={isTotal ? undefined : 'text-ink-faint'}>{name}</dt>
      <dd className="min-w-0 text-right break-words tabular-nums">{value}</dd>
    </div>
  );
}
