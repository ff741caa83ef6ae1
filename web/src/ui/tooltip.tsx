import { Tooltip as Primitive } from 'radix-ui';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

const IsProvided = createContext(false);

/** Lets the tooltips within it open one after the other without the delay; wrap a page that has several. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <IsProvided value>
      <Primitive.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
        {children}
      </Primitive.Provider>
    </IsProvided>
  );
}

/** A short description of its only child, shown on hover and on keyboard focus. */
export function Tooltip({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactElement;
}) {
  const isProvided = useContext(IsProvided);
  const tooltip = (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-72 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-xs text-ground shadow-pop forced-colors:border"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
  return isProvided ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
