import type { MigrationSet } from '@proviso/database';

import { foundation } from './001-foundation.ts';
import { cleanings } from './002-cleanings.ts';
import { policies } from './003-policies.ts';
import { reviews } from './004-reviews.ts';
import { billing } from './005-billing.ts';
import { accounts } from './006-accounts.ts';
import { automation } from './007-automation.ts';
import { statistics } from './008-statistics.ts';
import { ownPolicies } from './009-own-policies.ts';
import { unread } from './010-unread.ts';
import { indexes } from './011-indexes.ts';
import { secondReader } from './012-second-reader.ts';
import { marks } from './013-marks.ts';
import { allowedValues } from './014-allowed-values.ts';
import { documentTexts } from './015-document-texts.ts';
import { partlyRead } from './016-partly-read.ts';
import { billingBooks } from './017-billing-books.ts';
import { blank } from './018-blank.ts';
import { billingQueries } from './019-billing-queries.ts';
import { deletedUsers } from './020-deleted-users.ts';
import { requestedAnalyses } from './021-requested-analyses.ts';
import { deliveriesOfDocuments } from './022-deliveries-of-documents.ts';
import { uploadIds } from './023-upload-ids.ts';

/** Every step of the product's schema, by name; they run in name order and are never changed. */
export const serverMigrations = {
  owner: 'server',
  migrations: {
    '001-foundation': foundation,
    '002-cleanings': cleanings,
    '003-policies': policies,
    '004-reviews': reviews,
    '005-billing': billing,
    '006-accounts': accounts,
    '007-automation': automation,
    '008-statistics': statistics,
    '009-own-policies': ownPolicies,
    '010-unread': unread,
    '011-indexes': indexes,
    '012-second-reader': secondReader,
    '013-marks': marks,
    '014-allowed-values': allowedValues,
    '015-document-texts': documentTexts,
    '016-partly-read': partlyRead,
    '017-billing-books': billingBooks,
    '018-blank': blank,
    '019-billing-queries': billingQueries,
    '020-deleted-users': deletedUsers,
    '021-requested-analyses': requestedAnalyses,
    '022-deliveries-of-documents': deliveriesOfDocuments,
    '023-upload-ids': uploadIds,
  },
} satisfies MigrationSet;
