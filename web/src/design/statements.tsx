import { FileUp } from 'lucide-react';

import { CATEGORIES, DESCENDING_SEVERITIES } from '#web/product/categories.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { RetryLine } from '#web/ui/retry-line.tsx';
import { SeverityMark } from '#web/ui/severity-mark.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

import { Specimen } from './specimen.tsx';

const BADGE_TONES: readonly Tone[] = ['neutral', 'accent', 'good', 'medium', 'high'];
const PROGRESS_TONES = ['accent', 'good', 'medium', 'high'] as const;

/** All components that only display something. */
export function Statements() {
  return (
    <>
      <Specimen name="Badge">
        {BADGE_TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="CategoryIcon, SeverityMark, Moment, Wordmark">
        {CATEGORIES.map((category) => (
          <CategoryIcon key={category} category={category} className="size-6" />
        ))}
        {DESCENDING_SEVERITIES.map((severity) => (
          <SeverityMark key={severity} severity={severity} />
        ))}
        <Moment value="2026-01-01T12:00:00Z" />
        <Wordmark />
      </Specimen>
      <Specimen name="Meter, RetryLine">
        <div className="w-96 max-w-full space-y-6">
          <Meter title="Usage This Month" figures="3 of 4 documents" percent={75} tone="medium">
            <span>1 remaining</span>
            <span>Resets on Jan 1</span>
          </Meter>
          <RetryLine text="Your usage could not be loaded." onRetry={() => undefined} />
        </div>
      </Specimen>
      <Specimen name="Progress, Spinner">
        {PROGRESS_TONES.map((tone, index) => (
          <div key={tone} className="w-40">
            <Progress label={tone} percent={25 * (index + 1)} tone={tone} />
          </div>
        ))}
        <Spinner className="size-6 text-accent" />
      </Specimen>
      <Surfaces />
    </>
  );
}

function Surfaces() {
  return (
    <>
      <Specimen name="Banner">
        <Banner title="Usage Limit Reached">You've used all 10 analyses on your free plan.</Banner>
        <Banner title="Not saved" tone="high">
          Please try again.
        </Banner>
      </Specimen>
      <Specimen name="Card, Notice">
        <Card className="w-full">
          <CardHeader title="A card" actions={<Button size="small">Action</Button>}>
            <p className="text-sm text-ink-faint">What it is about.</p>
          </CardHeader>
          <Notice icon={FileUp} title="No documents yet" actions={<Button>Upload</Button>}>
            <p>What to do about it.</p>
          </Notice>
        </Card>
      </Specimen>
      <Specimen name="SkeletonList">
        <SkeletonList count={3} label="Loading" className="w-64 space-y-2">
          <Skeleton className="h-5 w-64" />
        </SkeletonList>
      </Specimen>
      <Specimen name="ErrorBoundary">
        <ErrorBoundary fallback={<p className="text-high">What stands in place of a failure.</p>}>
          <Failing />
        </ErrorBoundary>
      </Specimen>
    </>
  );
}

function Failing(): never {
  throw new Error('This component fails on purpose.');
}
