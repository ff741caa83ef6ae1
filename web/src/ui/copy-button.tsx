import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

import { Button } from './button.tsx';
import { texts } from './texts.ts';
import { showToast } from './toast-store.ts';

/**
 * Copies a text to the clipboard and says whether that succeeded; not rendered on an insecure origin, which has no
 * clipboard.
 */
export function CopyButton({
  text,
  label = texts.copy,
  onCopied,
}: {
  readonly text: string;
  readonly label?: string;
  readonly onCopied?: () => void;
}) {
  const [copied, setCopied] = useState<string | null>(null);
  if (!isSecureContext) return null;
  const isCopied = copied === text;
  const Icon = isCopied ? Check : Copy;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      showToast(texts.copyFailed, texts.copyFailedDetail, 'destructive');
      return;
    }
    setCopied(text);
    onCopied?.();
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      <Icon aria-hidden className="size-4" />
      <span aria-live="polite">{isCopied ? texts.copied : label}</span>
    </Button>
  );
}
