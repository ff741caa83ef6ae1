import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';

import { useReturnFocus } from './return-focus.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

interface DialogProps {
  readonly title: string;
  /** One sentence for assistive technology that describes the dialog's content. */
  readonly description: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `small` for a form. */
  readonly size?: 'small' | 'large';
  /** Whether the content is only text, which could otherwise not be scrolled by keyboard. */
  readonly isText?: boolean;
  /**
   * Whether a request is under way whose answer is shown only here, such as a secret that cannot be had again: until it
   * has come, nothing closes the dialog.
   */
  readonly isBusy?: boolean;
  /** Whether something is entered here, which a click that misses the dialog must not discard. */
  readonly isForm?: boolean;
  /** Remains visible below the scrolling content. */
  readonly footer?: ReactNode;
  /** The initial focus; by default, or when it returns null, the close button. */
  readonly findStart?: () => HTMLElement | null | undefined;
}

/** A modal dialog, open while mounted; Escape, the browser's Back and a click outside request closing. */
export function Dialog(props: DialogProps) {
  const {
    title,
    description,
    closeLabel,
    onClose,
    children,
    footer,
    findStart,
    isText = false,
    isBusy = false,
    isForm = false,
    size = 'large',
  } = props;
  const returnFocus = useReturnFocus();
  const close = () => !isBusy && onClose();
  useCloseOnBack(close);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && close()}>
      <Primitive.Portal>
        {/* At the z-index of a drawer, which it also covers when opened over one. */}
        <Primitive.Overlay className="fixed inset-0 z-50 animate-appear bg-[rgb(8_16_26/0.55)]" />
        <Primitive.Content
          onOpenAutoFocus={(event) => focusInitially(findStart?.(), event)}
          onCloseAutoFocus={returnFocus}
          onKeyDown={(event) => {
            // A toast over the dialog would otherwise also handle the key.
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            event.preventDefault();
            close();
          }}
          onPointerDownOutside={(event) => isForm && event.preventDefault()}
          className={classNames(
            // On a small screen, the top is left to toasts, which would cover the title and the close button.
            'fixed inset-x-3 top-28 bottom-3 z-50 m-auto flex h-fit max-h-[calc(100dvh-7.75rem)] animate-appear flex-col rounded-lg bg-raised shadow-pop sm:inset-y-0 sm:max-h-[min(88dvh,56rem)] forced-colors:border',
            size === 'small' ? 'max-w-lg' : 'max-w-3xl',
          )}
        >
          <header className="flex items-start justify-between gap-4 border-b border-line py-4 pr-3 pl-6">
            <Primitive.Title className="min-w-0 pt-1.25 text-lg font-semibold break-words">
              {title}
            </Primitive.Title>
            {/* Initially focused when the dialog opens, where a tooltip would only be in the way. */}
            <Primitive.Close
              aria-label={closeLabel}
              aria-disabled={isBusy || undefined}
              className="grid size-9 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-4.5" />
            </Primitive.Close>
          </header>
          <Primitive.Description className="visually-hidden">{description}</Primitive.Description>
          <div
            className="overflow-y-auto px-6 py-5"
            {...(isText && { role: 'region', 'aria-label': title, tabIndex: 0 })}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 max-sm:*:grow">
              {footer}
            </footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function focusInitially(start: HTMLElement | null | undefined, event: Event): void {
  if (!start) return;
  event.preventDefault();
  start.focus();
}
