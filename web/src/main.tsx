// Must stay the first import; see that file.
import './lib/allow-strict-csp.ts';
import './ui/tokens.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { queryClient } from '#web/lib/api/query-client.ts';
import { returnToScreen } from '#web/lib/navigation/leave-screen.ts';

import { startSession } from './features/account/session/start-session.ts';
import { applyStoredTheme } from './lib/theme.ts';
import { Router } from './router.tsx';

applyStoredTheme();
startSession();
// Registered before the router's own listener, which its first render adds.
addEventListener('popstate', returnToScreen);
// The router announces its own navigations this way; going back keeps the browser's scroll position.
addEventListener('pushState', () => scrollTo(0, 0));

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router />
      </QueryClientProvider>
    </StrictMode>,
  );
}
