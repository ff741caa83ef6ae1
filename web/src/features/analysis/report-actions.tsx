import type { Analysis, Document } from '@proviso/contracts';
import { WandSparkles } from 'lucide-react';

import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';

import { texts as cleaningTexts } from './cleaning/texts.ts';
import { useFixIssues } from './cleaning/use-fix-issues.ts';
import { DownloadButton } from './download-button.tsx';
import { useDownload } from './use-download.ts';

/** The actions on a report: save it, and save a copy of the document with its findings fixed. */
export function ReportActions({
  document,
  analysis,
}: {
  readonly document: Pick<Document, 'id' | 'name'>;
  readonly analysis: Analysis;
}) {
  const downloading = useDownload(document);
  const fixing = useFixIssues(document, analysis);
  const isBusy = downloading.isPending || fixing.isPending;
  return (
    <>
      <DownloadButton
        isBusy={isBusy}
        isDownloading={downloading.isPending}
        onDownload={(format) => downloading.mutate(format)}
      />
      <FixButton
        isBusy={isBusy}
        isFixing={fixing.isPending}
        isFixable={hasFlag(analysis)}
        onFix={() => fixing.mutate(undefined)}
      />
    </>
  );
}

function FixButton({
  isBusy,
  isFixing,
  isFixable,
  onFix,
}: {
  readonly isBusy: boolean;
  readonly isFixing: boolean;
  readonly isFixable: boolean;
  readonly onFix: () => void;
}) {
  const { fix } = cleaningTexts;
  const icon = <WandSparkles aria-hidden className="size-4" />;
  if (!isFixable) {
    // Not `disabled`: a button that cannot be focused cannot explain why it is unavailable.
    return (
      <Tooltip text={fix.nothing}>
        <Button aria-disabled className="cursor-not-allowed text-ink-faint hover:bg-surface">
          {icon}
          {fix.label}
        </Button>
      </Tooltip>
    );
  }
  return (
    <Button variant="primary" isBusy={isBusy} onClick={onFix}>
      {icon}
      {isFixing ? fix.busy : fix.label}
    </Button>
  );
}

function hasFlag(analysis: Analysis): boolean {
  return (
    analysis.hasPii ||
    analysis.hasDiscriminatoryLanguage ||
    analysis.hasLegalRisks ||
    analysis.hasPolicyViolations
  );
}
