import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

import { useReturnFocus } from './return-focus.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

/** A panel from the left edge over the page, for small screens; open while mounted. */
export function Drawer({
  title,
  description,
  closeLabel,
  onClose,
  children,
}: {
  readonly title: string;
  readonly description: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const returnFocus = useReturnFocus();
  useCloseOnBack(onClose);
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(8_16_26/0.55)] lg:hidden" />
        <Primitive.Content
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] animate-slide-left overflow-y-auto bg-raised shadow-pop forced-colors:border-r lg:hidden"
        >
          <Primitive.Title className="visually-hidden">{title}</Primitive.Title>
          <Primitive.Description className="visually-hidden">{description}</Primitive.Description>
          {children}
          <Primitive.Close
            aria-label={closeLabel}
            className="absolute top-3 right-3 grid size-10 place-items-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4.5" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

// Otherwise the initial focus would be the first button that is not a link, far down in the panel.
function focusPanel(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
