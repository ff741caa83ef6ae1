import { classNames } from '#web/lib/class-names.ts';

/** The product's logo and name: a page with its margin rule and one passage marked. */
export function Wordmark({ className }: { readonly className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0">
        <rect width="32" height="32" rx="6" fill="#17395c" />
        <path d="M9.5 5v22" stroke="#f0a9a0" strokeWidth="1.5" />
        <path d="M14 10h11M14 22h7" stroke="#b9cfe4" strokeWidth="2" strokeLinecap="round" />
        <path d="M14 16h11" stroke="#ffd88a" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <span className="font-serif text-xl font-semibold tracking-tight text-ink">Proviso</span>
    </span>
  );
}
