import { useToasts } from '#web/ui/toast-store.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { TooltipProvider } from '#web/ui/tooltip.tsx';

import { Controls } from './controls.tsx';
import { Foundations } from './foundations.tsx';
import { Statements } from './statements.tsx';

const SCHEMES = ['light', 'dark'] as const;

/** Every component in every state, light and dark side by side; only in development builds. */
export default function DesignPage() {
  const toasts = useToasts();
  return (
    <TooltipProvider>
      <main className="grid xl:grid-cols-2">
        <h1 className="visually-hidden">Design</h1>
        {SCHEMES.map((scheme) => (
          // Colors are pairs that follow the `color-scheme` of the element that uses them.
          <div
            key={scheme}
            style={{ colorScheme: scheme }}
            className="bg-ground px-4 py-8 text-ink sm:px-8"
          >
            <h2 className="mb-6 font-serif text-2xl font-semibold">{scheme}</h2>
            <Foundations />
            <Controls />
            <Statements />
          </div>
        ))}
      </main>
      {toasts.length > 0 && <Toaster />}
    </TooltipProvider>
  );
}
