import type { Reader, SecondReader } from '@proviso/contracts';
import { useEffect, useRef, useState } from 'react';

import { LANGUAGE_MODEL_SETTING } from '#web/paths.ts';
import { usePublicFacts } from '#web/product/configuration.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { FailureLine } from '#web/ui/failure-line.tsx';
import { RetryLine } from '#web/ui/retry-line.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

import { useChooseSecondReader } from './choose-second-reader.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { isLocalHost } from './is-local-host.ts';
import { useSecondReader } from './read-second-reader.ts';
import { ReaderTerms } from './reader-terms.tsx';
import { texts } from './texts.ts';
import { TokenMeter } from './token-meter.tsx';

/**
 * The setting for a language model that also reads this account's documents; renders nothing if the operator has
 * configured none.
 */
export function SecondReaderSection() {
  const { languageModel } = usePublicFacts();
  return languageModel === undefined ? null : <Section />;
}

function Section() {
  const { data, isError, refetch } = useSecondReader();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === `#${LANGUAGE_MODEL_SETTING}`) section.current?.focus();
  }, []);
  return (
    <Card
      ref={section}
      id={LANGUAGE_MODEL_SETTING}
      tabIndex={-1}
      aria-label={texts.title}
      className="scroll-mt-18"
    >
      <CardHeader title={texts.title}>
        <p className="text-sm text-ink-faint">{texts.intro}</p>
      </CardHeader>
      {data && <Choice secondReader={data} />}
      {!data && isError && (
        <div className="p-5">
          <RetryLine text={texts.failed} onRetry={refetch} />
        </div>
      )}
      {!data && !isError && (
        <SkeletonList count={1} label={texts.loading} className="p-5">
          <Skeleton className="h-72" />
        </SkeletonList>
      )}
    </Card>
  );
}

function Choice({ secondReader }: { readonly secondReader: SecondReader }) {
  const { offered, isOn, tokens } = secondReader;
  if (offered === null) return <p className="p-5 text-sm text-ink-soft">{texts.gone}</p>;
  return (
    <div className="divide-y divide-line">
      <Switch reader={offered} isOn={isOn} />
      <TokenMeter tokens={tokens} />
    </div>
  );
}

function Switch({ reader, isOn }: { readonly reader: Reader; readonly isOn: boolean }) {
  const { model, host } = reader;
  const [isAskingConsent, setIsAskingConsent] = useState(false);
  const turningOff = useChooseSecondReader();
  const change = () => {
    if (isOn) turningOff.mutate({ isOn: false });
    else setIsAskingConsent(true);
  };
  return (
    <div className="px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="flex flex-wrap items-center gap-2.5 text-sm font-medium">
            <span className="min-w-0 break-words">{model}</span>
            <Badge tone={isOn ? 'good' : 'neutral'}>
              {isOn ? texts.enabled : texts.notEnabled}
            </Badge>
          </h3>
          <p className="mt-0.5 text-sm break-words text-ink-faint">
            {texts.where(host, isLocalHost(host))}
          </p>
        </div>
        <Button isBusy={turningOff.isPending} onClick={change}>
          {isOn ? texts.turnOff : texts.turnOn}
          <span className="visually-hidden"> {model}</span>
        </Button>
      </div>
      <div className="mt-4">
        <ReaderTerms reader={reader} />
      </div>
      <FailureLine error={turningOff.error} />
      {isAskingConsent && (
        <ConsentDialog reader={reader} onClose={() => setIsAskingConsent(false)} />
      )}
    </div>
  );
}
