import type { Issue } from '@proviso/contracts';
import { Bot, Highlighter } from 'lucide-react';

import { Badge } from '#web/ui/badge.tsx';

import { originOf } from './finding-view.ts';
import { texts as markingTexts } from './marking/texts.ts';
import { texts } from './texts.ts';

/**
 * Shows the model's id on a language model's findings and labels manual marks; renders nothing for Proviso's own
 * findings.
 */
export function ReaderBadge({ source }: Pick<Issue, 'source'>) {
  const origin = originOf({ source });
  if (origin === 'proviso') return null;
  if (origin === 'person') {
    return (
      <Badge tone="accent">
        <Highlighter aria-hidden className="size-3.5 shrink-0" />
        {markingTexts.byHand}
      </Badge>
    );
  }
  const { version: model } = source;
  return (
    // The model id that an operator configures may be long.
    <Badge tone="accent" className="max-w-full">
      <Bot aria-hidden className="size-3.5 shrink-0" />
      <span className="visually-hidden">{texts.finding.foundBy} </span>
      <span className="truncate" title={model}>
        {model}
      </span>
    </Badge>
  );
}
