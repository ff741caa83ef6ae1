import { useMatches } from '#web/lib/hooks/use-matches.ts';

/** The minimum width for two panes beside the navigation. */
const WIDE = '(min-width: 80rem)';

/** Whether the window is wide enough for findings and document side by side. */
export function useIsWide(): boolean {
  return useMatches(WIDE);
}
