import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Must stand around everything that has tooltips. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  );
}

/** A short explanation of its one child, shown on hover and on keyboard focus. */
export function Tooltip({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactElement;
}) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-xs text-ground shadow-pop"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
