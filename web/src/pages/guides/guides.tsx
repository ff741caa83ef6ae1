import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';

import { GUIDES } from '#web/features/guides/guide-names.ts';
import { texts } from '#web/features/guides/texts.ts';
import { texts as pageTexts } from '#web/pages/texts.ts';
import { guidePath, paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** The documentation bundled with an installation. */
export default function GuidesPage() {
  usePageTitle(texts.title);
  return (
    <>
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={<ButtonLink href={paths.settings}>{pageTexts.settings.back}</ButtonLink>}
      />
      <Card>
        <ul className="divide-y divide-line">
          {GUIDES.map((name) => (
            <li key={name}>
              <Link
                href={guidePath(name)}
                className="flex items-center gap-4 px-5 py-3.5 hover:bg-sunken"
              >
                <span className="min-w-0 flex-1 text-sm">
                  <span className="block font-medium">{texts.guides[name].title}</span>
                  <span className="block text-ink-faint">{texts.guides[name].text}</span>
                </span>
                <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-faint" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
