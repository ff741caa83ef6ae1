import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';

import { classNames } from '#web/lib/class-names.ts';

import { TextLink } from './text-link.tsx';
import { dismissToast, useToasts, type Toast } from './toast-store.ts';

const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** The region for messages; F8 moves the focus there. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Primitive.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {toasts.map((toast) => (
        <ToastSheet key={toast.id} toast={toast} />
      ))}
      <Primitive.Viewport
        hotkey={['F8']}
        className="fixed top-0 right-0 z-[60] flex w-full flex-col gap-2 p-4 sm:top-auto sm:bottom-0 sm:max-w-sm sm:in-[:root:has([role=dialog])]:right-auto sm:in-[:root:has([role=dialog])]:left-0 lg:in-[:root:has([role=dialog])]:bottom-32 lg:in-[:root:has([role=dialog])]:max-w-64 print:hidden"
      />
    </Primitive.Provider>
  );
}

function ToastSheet({ toast }: { readonly toast: Toast }) {
  const isDestructive = toast.tone === 'destructive';
  return (
    <Primitive.Root
      open={toast.isOpen}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      className={classNames(
        'flex animate-slide-right items-start gap-3 rounded-lg border-l-4 bg-raised py-3 pr-2 pl-4 shadow-pop forced-colors:border-y forced-colors:border-r',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive ? 'border-high' : 'border-accent',
      )}
    >
      <div className="min-w-0 flex-1 py-0.5">
        <Primitive.Title
          className={classNames('text-sm font-semibold', isDestructive ? 'text-high' : 'text-ink')}
        >
          {toast.title}
        </Primitive.Title>
        {toast.description !== undefined && (
          <Primitive.Description className="mt-0.5 text-sm break-words text-ink-soft">
            {toast.description}
          </Primitive.Description>
        )}
        {toast.link && (
          <p className="mt-1 text-sm">
            <TextLink href={toast.link.href}>{toast.link.label}</TextLink>
          </p>
        )}
      </div>
      <Primitive.Close
        aria-label="Dismiss"
        className="rounded-md p-1.5 text-ink-faint hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
