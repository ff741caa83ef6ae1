import { classNames } from '#web/lib/class-names.ts';
import { SEVERITY_NAMES, type Severity } from '#web/product/categories.ts';

const BARS: Readonly<Record<Severity, number>> = { high: 3, medium: 2, low: 1 };

const COLORS: Readonly<Record<Severity, string>> = {
  high: 'text-high',
  medium: 'text-medium',
  low: 'text-low',
};

/** A severity as a word with one, two or three bars. */
export function SeverityMark({ severity }: { readonly severity: Severity }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 text-xs font-semibold whitespace-nowrap',
        COLORS[severity],
      )}
    >
      <svg aria-hidden viewBox="0 0 12 12" className="size-3">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={(bar - 1) * 4.5}
            y={12 - bar * 4}
            width="3"
            height={bar * 4}
            rx="0.5"
            fill="currentColor"
            opacity={bar <= BARS[severity] ? 1 : 0.25}
          />
        ))}
      </svg>
      {SEVERITY_NAMES[severity]}
    </span>
  );
}
