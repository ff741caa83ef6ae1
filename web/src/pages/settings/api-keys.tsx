import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';

import { useIsEmbedded } from '#web/features/account/use-is-embedded.ts';
import { CreateKeyDialog } from '#web/features/api-keys/create-key-dialog.tsx';
import { KeyList } from '#web/features/api-keys/key-list.tsx';
import { texts } from '#web/features/api-keys/texts.ts';
import { texts as pageTexts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { useConfiguration } from '#web/product/configuration.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** The keys with which programs access this account. */
export default function ApiKeysPage() {
  usePageTitle(texts.title);
  const [isCreating, setIsCreating] = useState(false);
  const isEmbedded = useIsEmbedded();
  const isKnown = useConfiguration() !== undefined;
  return (
    <>
      <PageHeading
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <>
            <ButtonLink href={paths.settings}>{pageTexts.settings.back}</ButtonLink>
            {isEmbedded && (
              <Button variant="primary" onClick={() => setIsCreating(true)}>
                <Plus aria-hidden className="size-4" />
                {texts.create}
              </Button>
            )}
          </>
        }
      />
      {isEmbedded && <KeyList />}
      {isKnown && !isEmbedded && (
        <Card>
          <Notice icon={KeyRound} title={texts.unavailable.title}>
            <p>{texts.unavailable.text}</p>
          </Notice>
        </Card>
      )}
      {isCreating && <CreateKeyDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}
