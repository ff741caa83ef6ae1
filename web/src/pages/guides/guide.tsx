import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { GuideName } from '#web/features/guides/guide-names.ts';
import { guideQuery } from '#web/features/guides/guides.ts';
import { Markdown } from '#web/features/guides/markdown.tsx';
import type { Block } from '#web/features/guides/parse-markdown.ts';
import { texts } from '#web/features/guides/texts.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

/** After this many frames, everything near the target has been laid out. */
const FRAMES = 20;

/**
 * Scrolls until the target stays in place: content is laid out as it comes near and shifts what is below. Returns a
 * cancel function.
 */
function keepScrolledTo(place: Element): () => void {
  let left = FRAMES;
  let frame = 0;
  const scroll = (): void => {
    place.scrollIntoView();
    left -= 1;
    if (left > 0) frame = requestAnimationFrame(scroll);
  };
  scroll();
  return () => {
    cancelAnimationFrame(frame);
  };
}

/** One page of the documentation. */
export default function GuidePage({ name }: { readonly name: GuideName }) {
  const { title, text } = texts.guides[name];
  usePageTitle(title);
  const { data: blocks, isLoadingError, refetch } = useQuery(guideQuery(name));
  useEffect(() => {
    // The browser looked for the fragment before the page had rendered.
    const id = decodeURIComponent(window.location.hash.slice(1));
    const place = blocks && id !== '' ? document.getElementById(id) : null;
    return place ? keepScrolledTo(place) : undefined;
  }, [blocks]);
  return (
    <>
      <PageHeading
        title={title}
        subtitle={text}
        actions={<ButtonLink href={paths.guides}>{texts.all}</ButtonLink>}
      />
      {isLoadingError && (
        <Card>
          <LoadFailure onRetry={refetch} />
        </Card>
      )}
      {!isLoadingError && !blocks && (
        <SkeletonList count={4} label={texts.loading} className="space-y-4">
          <Skeleton className="h-24" />
        </SkeletonList>
      )}
      {blocks && (
        <>
          <Contents blocks={blocks} />
          <div className="space-y-4">
            <Markdown blocks={blocks} />
          </div>
        </>
      )}
    </>
  );
}

/** A table of contents, if there are several parts. */
function Contents({ blocks }: { readonly blocks: readonly Block[] }) {
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  if (headings.length < 2) return null;
  return (
    <nav aria-label={texts.contents} className="text-sm">
      <p className="font-medium">{texts.contents}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {headings.map(
          (heading) =>
            heading.kind === 'heading' && (
              <li key={heading.id}>
                <a
                  href={`#${heading.id}`}
                  className="inline-block rounded-sm py-1 text-accent underline underline-offset-4"
                >
                  {heading.text}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
