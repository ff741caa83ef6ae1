import { Plus } from 'lucide-react';
import { useLocation } from 'wouter';

import { ImportButton } from '#web/features/policies/own/import-button.tsx';
import { OwnPolicyList, ShippedPolicyList } from '#web/features/policies/own/own-policy-list.tsx';
import { texts } from '#web/features/policies/own/texts.ts';
import { texts as pageTexts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** The policies of this account. */
export default function PoliciesPage() {
  usePageTitle(texts.title);
  const [, navigate] = useLocation();
  return (
    <>
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <ButtonLink href={paths.settings}>{pageTexts.settings.back}</ButtonLink>
            <ImportButton onImport={(source) => navigate(paths.newPolicy, { state: source })} />
            <ButtonLink href={paths.newPolicy} variant="primary">
              <Plus aria-hidden className="size-4" />
              {texts.create}
            </ButtonLink>
          </>
        }
      />
      <OwnPolicyList />
      <ShippedPolicyList />
    </>
  );
}
