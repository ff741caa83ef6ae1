import { useEffect, useRef, type ReactNode } from 'react';

let isFirstPage = true;

/**
 * The heading of a page. After a navigation it takes the focus, for keyboard and screen reader users; on the initial
 * page load, focus is left where the browser put it.
 */
export function PageHeading({
  title,
  subtitle,
  badges,
  actions,
}: {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly badges?: ReactNode;
  readonly actions?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1
            ref={heading}
            tabIndex={-1}
            className="min-w-0 font-serif text-2xl font-semibold break-words text-ink sm:text-3xl"
          >
            {title}
          </h1>
          {badges}
        </div>
        {subtitle !== undefined && <div className="mt-1.5 max-w-2xl text-ink-soft">{subtitle}</div>}
      </div>
      {actions !== undefined && (
        // The main action is the last one; on a phone it comes first.
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-wrap-reverse max-sm:*:grow">
          {actions}
        </div>
      )}
    </header>
  );
}
