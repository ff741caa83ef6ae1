import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';

import { PreviewCard } from '#web/features/preview/preview-card.tsx';
import { paths } from '#web/paths.ts';
import { CATEGORIES } from '#web/product/categories.ts';
import { usePublicFacts } from '#web/product/configuration.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CategoryIcon } from '#web/ui/category-icon.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

import { texts } from './landing-texts.ts';

const WIDTH = 'mx-auto w-full max-w-6xl px-4 sm:px-8';

/** What a visitor sees: what Proviso does, and a live demo of the engine. */
export default function LandingPage() {
  usePageTitle();
  return (
    <>
      <header className={`${WIDTH} flex items-center justify-between py-5`}>
        <Wordmark />
        <nav className="flex items-center gap-2 max-[22rem]:gap-0">
          <ButtonLink href={paths.login} variant="quiet" className="max-[22rem]:px-2">
            {texts.signIn}
          </ButtonLink>
          <ButtonLink href={paths.signup} variant="primary" className="max-[22rem]:px-3">
            {texts.getStarted}
          </ButtonLink>
        </nav>
      </header>
      <main>
        <Opening />
        <div className={WIDTH}>
          <PreviewCard />
        </div>
        <Features />
        <Principles />
      </main>
      <footer className="border-t border-line">
        <p className={`${WIDTH} py-8 text-sm text-ink-faint`}>
          {texts.footer}{' '}
          <a href="/third-party-licenses.txt" className="rounded-sm underline underline-offset-4">
            {texts.licenses}
          </a>
        </p>
      </footer>
    </>
  );
}

function Opening() {
  const { billing = 'off' } = usePublicFacts();
  const hasTrial = billing !== 'off';
  return (
    <section
      className={`${WIDTH} grid items-end gap-x-12 gap-y-6 pt-8 pb-10 sm:pt-14 lg:grid-cols-[1.6fr_1fr]`}
    >
      <h1 className="font-serif text-display font-semibold tracking-[-0.02em] text-ink">
        {texts.headline}
      </h1>
      <div>
        <p className="text-lg text-ink-soft">{texts.lead}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href={paths.signup} variant="primary" size="large">
            {texts.getStarted}
            <ArrowRight aria-hidden className="size-4" />
          </ButtonLink>
          {hasTrial && (
            <p className="text-sm text-ink-faint">
              {texts.trial} · {texts.trialDetail}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function Features() {
  return (
    <section className={`${WIDTH} pt-20 pb-16`}>
      <h2 className="font-serif text-2xl font-semibold sm:text-3xl">{texts.features.title}</h2>
      <div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {CATEGORIES.map((category) => (
          <article key={category} className="border-t-2 border-ink pt-4">
            <CategoryIcon category={category} className="size-6" />
            <h3 className="mt-3 font-semibold">{texts.features[category].title}</h3>
            <p className="mt-1.5 text-sm text-ink-soft">{texts.features[category].text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

function Principles() {
  const { languageModel } = usePublicFacts();
  const { server, others } = texts.principles;
  const principles = [
    {
      title: server.title,
      text: languageModel
        ? server.withReader(languageModel.model, languageModel.host)
        : server.text,
    },
    ...others,
  ];
  return (
    <section className="border-t border-line bg-surface">
      <div className={`${WIDTH} grid gap-x-12 gap-y-10 py-16 lg:grid-cols-[1fr_2fr]`}>
        <h2 className="font-serif text-2xl font-semibold sm:text-3xl">{texts.principles.title}</h2>
        <ol className="divide-y divide-line border-y border-line">
          {principles.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[3rem_1fr] py-5">
              <span aria-hidden className="font-serif text-lg text-ink-faint tabular-nums">
                §{index + 1}
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="mt-1 break-words text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Link
          href={paths.signup}
          className="inline-flex items-center gap-2 self-start rounded-sm font-medium text-accent underline underline-offset-4 lg:col-start-2"
        >
          {texts.getStarted}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
    </section>
  );
}
