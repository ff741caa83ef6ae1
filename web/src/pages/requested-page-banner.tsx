import { useHistoryState } from 'wouter/use-browser-location';

import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

import { texts } from './texts.ts';

const { wanted } = texts;

/** The state of the dashboard's history entry for a person who had asked for another page before signing in. */
export function stateWithRequestedPage(href: string): { readonly requestedPage: string } {
  return { requestedPage: href };
}

/** Leads to the page that was asked for before signing in, for as long as the dashboard is open; nothing otherwise. */
export function RequestedPageBanner() {
  const state = useHistoryState<{ readonly requestedPage?: unknown } | null>();
  const href = state?.requestedPage;
  if (typeof href !== 'string') return null;
  return (
    <Banner title={wanted.title} isWarning={false}>
      {wanted.text} <TextLink href={href}>{wanted.action}</TextLink>
    </Banner>
  );
}
