import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Redirect, Route, Router as Routing, Switch, useLocation, useRoute } from 'wouter';

import { readCallback } from '#web/features/account/session/callback.ts';
import { latestAuthId } from '#web/features/account/session/session-state.ts';
import { retrySession } from '#web/features/account/session/start-session.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { GUIDES } from '#web/features/guides/guide-names.ts';
import { aroundNavigation } from '#web/lib/navigation/leave-screen.ts';
import { setPrefetch } from '#web/lib/navigation/prefetch.ts';
import { rememberRequestedPage } from '#web/lib/navigation/requested-page.ts';
import { guidePath, paths } from '#web/paths.ts';
import { BrokenPage } from '#web/shell/broken-page.tsx';
import { Messages } from '#web/shell/messages.tsx';
import { UnreachablePage } from '#web/shell/unreachable-page.tsx';
import { Announcer } from '#web/ui/announcer.tsx';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { PageSpinner } from '#web/ui/spinner.tsx';

const loadShell = () => import('./shell/app-shell.tsx');
const loadDashboard = () => import('#web/pages/dashboard/dashboard.tsx');
const loadDetail = () => import('#web/pages/document/document-detail.tsx');

const AppShell = lazy(async () => ({ default: (await loadShell()).AppShell }));
const LandingPage = lazy(() => import('#web/pages/landing/landing.tsx'));
const LoginPage = lazy(() => import('#web/pages/sign-in/login.tsx'));
const SignupPage = lazy(() => import('#web/pages/sign-in/signup.tsx'));
const ForgotPasswordPage = lazy(() => import('#web/pages/sign-in/forgot-password.tsx'));
const CheckMailPage = lazy(() => import('#web/pages/sign-in/check-mail.tsx'));
const NewPasswordPage = lazy(() => import('#web/pages/sign-in/new-password.tsx'));
const SecondFactorPage = lazy(() => import('#web/pages/sign-in/second-factor.tsx'));
const HomeRedirect = lazy(() => import('./pages/home-redirect.tsx'));
const DashboardPage = lazy(loadDashboard);
const UploadPage = lazy(() => import('#web/pages/library/upload.tsx'));
const DocumentsPage = lazy(() => import('#web/pages/library/documents.tsx'));
const DocumentDetailPage = lazy(loadDetail);
const AnalyzePage = lazy(() => import('#web/pages/analyze/analyze.tsx'));
const PutBackPage = lazy(() => import('./pages/put-back.tsx'));
const SettingsPage = lazy(() => import('#web/pages/settings/settings.tsx'));
const CheckoutPage = lazy(() => import('#web/pages/settings/checkout.tsx'));
const BillingPage = lazy(() => import('#web/pages/settings/billing.tsx'));
const ApiKeysPage = lazy(() => import('#web/pages/settings/api-keys.tsx'));
const WebhooksPage = lazy(() => import('#web/pages/settings/webhooks.tsx'));
const ActivityPage = lazy(() => import('#web/pages/settings/activity.tsx'));
const PoliciesPage = lazy(() => import('#web/pages/policies/policies.tsx'));
const AllowedValuesPage = lazy(() => import('#web/pages/settings/allowed-values.tsx'));
const PolicyEditorPage = lazy(() => import('#web/pages/policies/policy-editor.tsx'));
const GuidesPage = lazy(() => import('#web/pages/guides/guides.tsx'));
const GuidePage = lazy(() => import('#web/pages/guides/guide.tsx'));
const NotFoundPage = lazy(() => import('./pages/not-found.tsx'));

// Written so that a production build drops the page and everything only it imports.
const DesignPage = import.meta.env.DEV ? lazy(() => import('./design/design-page.tsx')) : null;

const DOCUMENT = /^\/documents\/(?<id>\d+)\/?$/u;
const POLICY = /^\/settings\/policies\/(?<id>\d+|new)\/?$/u;
const SIGNED_OUT_PATHS = [paths.landing, paths.home, paths.login, paths.signup];
const PROTECTED =
  /^\/(?:dashboard|upload|documents|analyze|put-back|settings|guides|checkout|billing)(?:\/|$)/u;

/** The route table: one half for visitors, one for signed-in people; and neither while a second factor is required. */
export function Router() {
  return (
    <Routing aroundNav={aroundNavigation}>
      <Screens />
      <Messages />
      <Announcer />
    </Routing>
  );
}

function Screens() {
  const session = useSession();
  const [isDesign] = useRoute(paths.design);
  if (session.status === 'loading') return <ResolvingSession />;
  if (DesignPage && isDesign) {
    return (
      <Suspense fallback={<PageSpinner />}>
        <DesignPage />
      </Suspense>
    );
  }
  return (
    <ErrorBoundary key={session.status} fallback={<BrokenScreen />}>
      <Suspense fallback={<PageSpinner />}>
        {session.status === 'unreachable' && <UnreachablePage onRetry={retrySession} />}
        {session.status === 'signed-in' && <SignedInRoutes />}
        {session.status === 'signed-out' && <SignedOutRoutes />}
        {session.status === 'second-factor' && <SecondFactorPage authId={session.authId} />}
      </Suspense>
    </ErrorBoundary>
  );
}

// Most returning people go to one of these: their code is prefetched while the session is being resolved.
function ResolvingSession() {
  const [location] = useLocation();
  useEffect(() => {
    const id = DOCUMENT.exec(location)?.groups?.['id'];
    const page = id === undefined ? loadDashboard() : loadDetail();
    void Promise.allSettled([loadShell(), page]);
    // A person just redirected here by the auth service may not have a profile yet, without which nothing can be
    // fetched.
    if (readCallback(window.location.href) !== null) return;
    if (id !== undefined) setPrefetch(async () => (await loadDetail()).prefetch(Number(id)));
    else if (location === paths.dashboard) {
      setPrefetch(async () => (await loadDashboard()).prefetch());
    }
  }, [location]);
  return <PageSpinner />;
}

function BrokenScreen() {
  return (
    <main className="mx-auto max-w-5xl px-4 py-10 sm:px-8">
      <BrokenPage />
    </main>
  );
}

function SignedOutRoutes() {
  return (
    <Switch>
      <Route path={paths.login} component={LoginPage} />
      <Route path={paths.signup} component={SignupPage} />
      {mailRoutes()}
      <Route path={PROTECTED} component={RedirectToLogin} />
      <Route component={LandingPage} />
    </Switch>
  );
}

function RedirectToLogin() {
  const [href] = useState(() => location.pathname + location.search + location.hash);
  const session = useSession();
  const isReturn = session.status === 'signed-out' && session.error !== undefined;
  useLayoutEffect(() => {
    if (href !== paths.dashboard) rememberRequestedPage({ href, isReturn }, latestAuthId());
  }, [href, isReturn]);
  return <Redirect to={paths.login} replace />;
}

function SignedInRoutes() {
  return (
    <Switch>
      {SIGNED_OUT_PATHS.map((path) => (
        <Route key={path} path={path} component={HomeRedirect} />
      ))}
      {mailRoutes()}
      <Route path={paths.checkout}>{({ session }) => <CheckoutPage session={session} />}</Route>
      <Route path={paths.billing}>{({ session }) => <BillingPage session={session} />}</Route>
      <Route>
        <AppShell>
          <AppRoutes />
        </AppShell>
      </Route>
    </Switch>
  );
}

// These mails are requested and answered by visitors, and by people whose link has just signed them in. Not a
// component, because the router's Switch inspects only its direct children.
function mailRoutes() {
  return [
    <Route key={paths.forgotPassword} path={paths.forgotPassword} component={ForgotPasswordPage} />,
    <Route key={paths.checkMail} path={paths.checkMail} component={CheckMailPage} />,
    <Route key={paths.newPassword} path={paths.newPassword} component={NewPasswordPage} />,
  ];
}

function AppRoutes() {
  return (
    <Switch>
      <Route path={paths.dashboard} component={DashboardPage} />
      <Route path={paths.upload} component={UploadPage} />
      <Route path={paths.documents} component={DocumentsPage} />
      <Route path={DOCUMENT}>{({ id }) => <DocumentDetailPage id={Number(id)} />}</Route>
      <Route path={paths.analyze} component={AnalyzePage} />
      <Route path={paths.putBack} component={PutBackPage} />
      <Route path={paths.settings} component={SettingsPage} />
      <Route path={paths.apiKeys} component={ApiKeysPage} />
      <Route path={paths.webhooks} component={WebhooksPage} />
      <Route path={paths.activity} component={ActivityPage} />
      <Route path={paths.policies} component={PoliciesPage} />
      <Route path={paths.allowedValues} component={AllowedValuesPage} />
      <Route path={POLICY}>
        {({ id }) => <PolicyEditorPage key={id} id={id === 'new' ? null : Number(id)} />}
      </Route>
      <Route path={paths.guides} component={GuidesPage} />
      {GUIDES.map((name) => (
        <Route key={name} path={guidePath(name)}>
          <GuidePage key={name} name={name} />
        </Route>
      ))}
      <Route path={paths.notFound} component={NotFoundPage} />
      <Route path="/documents/*">
        <Redirect to={paths.notFound} replace />
      </Route>
      <Route component={NotFoundPage} />
    </Switch>
  );
}
