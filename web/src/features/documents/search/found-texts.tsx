import type { Document, SearchAnswer, SearchExcerpt, SearchResult } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';

import { reasonOf } from '#web/lib/api/api-error.ts';
import { documentPath } from '#web/paths.ts';
import type { LibraryState } from '#web/product/library-state.ts';
import { verdictOfListed } from '#web/product/verdict.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import { VerdictBadge } from '../status-badge.tsx';
import { describeSkipped, searchQuery } from './search-texts.ts';
import { texts } from './texts.ts';

interface FoundTextsProps {
  readonly words: string;
  /** The library's documents, which have more details than the search result. */
  readonly documents: readonly Document[];
  /** Passed along to a document, for the way back. */
  readonly place: LibraryState;
  readonly onClose: () => void;
}

/** The documents that contain the search words, with the words in context. */
export function FoundTexts({ words, documents, place, onClose }: FoundTextsProps) {
  const { data, error, isFetching, refetch } = useQuery(searchQuery(words));
  const close = (
    <Button size="small" variant="quiet" aria-label={texts.closeLabel} onClick={onClose}>
      {texts.close}
    </Button>
  );
  return (
    <Card aria-label={texts.title(words)}>
      <CardHeader title={texts.title(words)} actions={close}>
        <output className="mt-1 block text-sm text-ink-soft">
          <State answer={error ? undefined : data} isSearching={isFetching && !data} />
        </output>
      </CardHeader>
      {error && !isFetching && (
        <div role="alert" className="space-y-3 px-5 py-4 text-sm">
          <p className="text-high">{reasonOf(error, texts.failure)}</p>
          <Button size="small" onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {data && !error && (
        <>
          <SkippedNotice answer={data} />
          {data.results.length > 0 && (
            <ul className="divide-y divide-line">
              {data.results.map((result) => (
                <li key={result.id} className="px-5 py-4">
                  <FoundText
                    result={result}
                    document={documents.find(({ id }) => id === result.id)}
                    place={place}
                  />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Card>
  );
}

function State({
  answer,
  isSearching,
}: {
  readonly answer: SearchAnswer | undefined;
  readonly isSearching: boolean;
}) {
  if (isSearching) {
    return (
      <span className="flex items-center gap-2">
        <Spinner className="size-4 text-accent" />
        {texts.searching}
      </span>
    );
  }
  if (!answer) return null;
  const { results, hasMore, searched } = answer;
  return results.length === 0 ? (
    <>
      {texts.nothing} {texts.searched(searched)} {texts.hint}
    </>
  ) : (
    <>
      {texts.found(results.length, hasMore)} {hasMore ? '' : texts.searched(searched)}
    </>
  );
}

function SkippedNotice({ answer }: { readonly answer: SearchAnswer }) {
  const sentences = describeSkipped(answer);
  if (sentences.length === 0) return null;
  return (
    <div className="px-5 py-4">
      <Banner title={texts.missed.title}>{sentences.join(' ')}</Banner>
    </div>
  );
}

function FoundText({
  result: { id, name, places, isCut, excerpts },
  document,
  place,
}: {
  readonly result: SearchResult;
  readonly document: Document | undefined;
  readonly place: LibraryState;
}) {
  const verdict = document && verdictOfListed(document);
  return (
    <article aria-label={name}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          <Link
            href={documentPath(id)}
            state={place}
            aria-label={texts.open(name)}
            className="rounded-sm text-accent underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </h3>
        <span className="text-sm text-ink-faint tabular-nums">{texts.places(places, isCut)}</span>
        {verdict && <VerdictBadge verdict={verdict} />}
      </div>
      <ul className="mt-2 space-y-2">
        {excerpts.map((excerpt) => (
          <li key={excerpt.start} className="text-sm">
            <Excerpt excerpt={excerpt} />
          </li>
        ))}
      </ul>
      {places > excerpts.length && (
        <p className="mt-2 text-sm text-ink-faint">{texts.more(places - excerpts.length, isCut)}</p>
      )}
    </article>
  );
}

function Excerpt({
  excerpt: { before, match, after, place },
}: {
  readonly excerpt: SearchExcerpt;
}) {
  return (
    <>
      <p className="text-xs text-ink-faint">{place.label}</p>
      <p className="wrap-anywhere text-ink-soft [unicode-bidi:plaintext]">
        {before}
        <mark className="search-hit-mark">{match}</mark>
        {after}
      </p>
    </>
  );
}
