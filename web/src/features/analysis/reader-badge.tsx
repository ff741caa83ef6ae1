import type { Issue } from '@proviso/contracts';
import { Bot } from 'lucide-react';

import { Badge } from '#web/ui/badge.tsx';

import { isOfReader } from './finding-view.ts';
import { texts } from './texts.ts';

/** Marks what a language model has found with its id; nothing for what Proviso has found itself. */
export function ReaderBadge({ source }: Pick<Issue, 'source'>) {
  if (!isOfReader({ source })) return null;
  const { version: model } = source;
  return (
    // The id of a model that somebody names himself may be long.
    <Badge tone="accent" className="max-w-full">
      <Bot aria-hidden className="size-3.5 shrink-0" />
      <span className="visually-hidden">{texts.finding.foundBy} </span>
      <span className="truncate" title={model}>
        {model}
      </span>
    </Badge>
  );
}
