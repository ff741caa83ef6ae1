import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, Router } from 'wouter';

import { bootstrap } from '#web/bootstrap.ts';
import { texts as account } from '#web/features/account/texts.ts';
import { texts as activity } from '#web/features/activity/texts.ts';
import { texts as allowed } from '#web/features/allowed/texts.ts';
import { texts as puttingBack } from '#web/features/analysis/putting-back/texts.ts';
import { texts as apiKeys } from '#web/features/api-keys/texts.ts';
import { GUIDES } from '#web/features/guides/guide-names.ts';
import { texts as guides } from '#web/features/guides/texts.ts';
import { texts as policies } from '#web/features/policies/own/texts.ts';
import { texts as webhooks } from '#web/features/webhooks/texts.ts';
import { DashboardHeading, DashboardLoading } from '#web/pages/dashboard/dashboard-loading.tsx';
import {
  ActionsPlaceholder,
  DeletionPlaceholder,
  DetailBar,
  DocumentLoading,
} from '#web/pages/document/document-loading.tsx';
import { AuthCard } from '#web/pages/sign-in/auth-card.tsx';
import { LoginFooter } from '#web/pages/sign-in/login-footer.tsx';
import { documentPath, guidePath, paths, policyPath } from '#web/paths.ts';
import { Navigation } from '#web/shell/navigation.tsx';
import { ShellLayout } from '#web/shell/shell-layout.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';

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
      <div className="max-sm:-order-1">
        <PageHeading title={texts.detail.page} subtitle={<Skeleton className="h-5.25 w-60" />} />
      </div>
      <DocumentLoading />
    </SignedIn>
  ),
  [paths.upload]: <Plain title={texts.upload.title} subtitle={texts.upload.subtitle} />,
  [paths.documents]: <Plain title={texts.library.title} subtitle={texts.library.subtitle} />,
  [paths.analyze]: <Plain title={texts.analyze.title} />,
  [paths.putBack]: <Plain {...textsOf(puttingBack.page)} />,
  [paths.settings]: <Plain title={texts.settings.title} />,
  [paths.policies]: (
    <Plain
      {...textsOf(policies)}
      actions={
        <>
          <Back />
          <Skeleton className="h-10 w-32" />
          <Skeleton className="h-10 w-32" />
        </>
      }
    />
  ),
  [policyPath(1)]: (
    <Plain
      title={policies.title}
      actions={<Back href={paths.policies} text={policies.editor.back} />}
    />
  ),
  [paths.allowedValues]: <Plain {...textsOf(allowed)} actions={<Back />} />,
  [paths.apiKeys]: <Plain {...textsOf(apiKeys)} actions={<BackAndCreate />} />,
  [paths.webhooks]: <Plain {...textsOf(webhooks)} actions={<BackAndCreate />} />,
  [paths.activity]: <Plain {...textsOf(activity)} actions={<Back />} />,
  [paths.guides]: <Plain {...textsOf(guides)} actions={<Back />} />,
  ...Object.fromEntries(
    GUIDES.map((name) => {
      const { title, text } = guides.guides[name];
      const actions = <Back href={paths.guides} text={guides.all} />;
      return [
        guidePath(name),
        <Plain key={name} title={title} subtitle={text} actions={actions} />,
      ];
    }),
  ),
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

function Plain({
  title,
  subtitle,
  actions,
}: {
  readonly title: string;
  readonly subtitle?: string;
  readonly actions?: ReactNode;
}) {
  return (
    <SignedIn>
      <PageHeading title={title} subtitle={subtitle} actions={actions} />
      <Skeleton className="h-64" />
    </SignedIn>
  );
}

function textsOf({ title, subtitle }: { readonly title: string; readonly subtitle: string }) {
  return { title, subtitle };
}

function Back({
  href = paths.settings,
  text = texts.settings.back,
}: {
  readonly href?: string;
  readonly text?: string;
}) {
  return <ButtonLink href={href}>{text}</ButtonLink>;
}

function BackAndCreate() {
  return (
    <>
      <Back />
      <Skeleton className="h-10 w-36" />
    </>
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
