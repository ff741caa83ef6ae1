import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, Router } from 'wouter';

import { bootstrap } from '#web/bootstrap.ts';
import { texts as account } from '#web/features/account/texts.ts';
import { documentPath, paths } from '#web/paths.ts';
import { Navigation } from '#web/shell/navigation.tsx';
import { ShellLayout } from '#web/shell/shell-layout.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';

import { AuthCard } from './auth-card.tsx';
import { DashboardHeading, DashboardLoading } from './dashboard-loading.tsx';
import {
  ActionsPlaceholder,
  DeletionPlaceholder,
  DetailBar,
  DocumentLoading,
} from './document-loading.tsx';
import { LoginFooter } from './login-footer.tsx';
import { texts } from './texts.ts';

/** By one URL of each screen: what the server renders there before the app runs and replaces it. */
const SCREENS: Readonly<Record<string, ReactNode>> = {
  [paths.login]: <Login />,
  [paths.dashboard]: (
    <SignedIn>
      <DashboardHeading />
      <DashboardLoading hasDocuments />
    </SignedIn>
  ),
  [documentPath(1)]: (
    <SignedIn>
      <DetailBar deletion={<DeletionPlaceholder />}>
        <ActionsPlaceholder />
      </DetailBar>
      <PageHeading title={texts.detail.page} subtitle={<Skeleton className="h-5.25 w-60" />} />
      <DocumentLoading />
    </SignedIn>
  ),
  [paths.upload]: <Plain title={texts.upload.title} subtitle={texts.upload.subtitle} />,
  [paths.documents]: <Plain title={texts.library.title} subtitle={texts.library.subtitle} />,
  [paths.analyze]: <Plain title={texts.analyze.title} />,
  [paths.settings]: <Plain title={texts.settings.title} />,
};

/**
 * These first paints as HTML, each with a URL of its screen.
 * @public for the build
 */
export function renderFirstPaints(): readonly {
  readonly address: string;
  readonly html: string;
}[] {
  return Object.entries(SCREENS).map(([address, screen]) => ({
    address,
    html: renderToStaticMarkup(<Router ssrPath={address}>{screen}</Router>),
  }));
}

/**
 * The script that loads the app from this URL after the first paint.
 * @public for the build
 */
export function bootstrapScript(program: string): string {
  return `(${bootstrap.toString()})(() => import(${JSON.stringify(program)}));`;
}

// Only links are interactive, because all of it is replaced.
function SignedIn({ children }: { readonly children: ReactNode }) {
  return (
    <div data-for="account">
      <ShellLayout
        menu={<Skeleton className="size-9" />}
        sidebar={
          <Navigation
            foot={
              <>
                <Skeleton className="h-9 w-24" />
                <Skeleton className="h-14" />
              </>
            }
          />
        }
      >
        {children}
      </ShellLayout>
    </div>
  );
}

function Plain({ title, subtitle }: { readonly title: string; readonly subtitle?: string }) {
  return (
    <SignedIn>
      <PageHeading title={title} subtitle={subtitle} />
      <Skeleton className="h-64" />
    </SignedIn>
  );
}

function Login() {
  const { login } = texts;
  return (
    <div data-for="visitors">
      <AuthCard title={login.title} subtitle={login.subtitle} footer={<LoginFooter />}>
        <div className="space-y-5">
          <TextField label={account.email} disabled className="disabled:bg-surface" />
          <div className="space-y-2">
            <TextField label={account.password} disabled className="disabled:bg-surface" />
            <Link
              href={paths.forgotPassword}
              className="inline-block rounded-sm text-sm text-accent underline underline-offset-4"
            >
              {account.forgotPassword}
            </Link>
          </div>
          <Skeleton className="h-12" />
        </div>
      </AuthCard>
    </div>
  );
}
