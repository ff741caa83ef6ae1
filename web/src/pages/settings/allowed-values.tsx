import { AllowedList } from '#web/features/allowed/allowed-list.tsx';
import { texts } from '#web/features/allowed/texts.ts';
import { texts as pageTexts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** The values that this account allows in all of its documents. */
export default function AllowedValuesPage() {
  usePageTitle(texts.title);
  return (
    <>
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={<ButtonLink href={paths.settings}>{pageTexts.settings.back}</ButtonLink>}
      />
      <AllowedList />
    </>
  );
}
