import type { Domain } from '../../platform/domain.ts'
import { CreditEntryId } from './entry-schema.ts'
import { creditsUsed } from './ledger.ts'
import { planOperations } from './plan-routes.ts'
import { findMaxUploadBytes } from './plan-store.ts'
import { creditEntriesOperation, usageOperation } from './routes.ts'

export {
  bringLedgerUpToDate,
  chargeCredits,
  grantCredits,
  reserveCredits,
  settleCredits,
} from './ledger.ts'
export { findPlan, requireStorage } from './plan-store.ts'
export { creditEntriesOperation } from './routes.ts'
export { accountSchema, PlanKey } from './schema.ts'
export { readAccount, readBalance } from './usage-report.ts'

/** Plans, their limits, and the credits ledger. */
export const billing: Domain = {
  name: 'billing',
  tags: { Plans: 'What an organization may use, and how often it may ask.' },
  limits: [
    {
      resource: 'storedBytes',
      unit: 'bytes',
      description:
        'Bytes of uploads, imports, exports, images and the documents of proposals. Null for no limit.',
    },
  ],
  ids: [CreditEntryId],
  open(platform, catalogue) {
    platform.metrics.declare(creditsUsed)
    return {
      operations: [
        usageOperation(platform, catalogue),
        creditEntriesOperation(platform, catalogue, {
          audience: 'token',
          path: '/v1/credits/entries',
          tag: 'Account',
          operationId: 'listCreditEntries',
        }),
        ...planOperations(platform, catalogue),
      ],
      findMaxUploadBytes: (organizationId) =>
        findMaxUploadBytes(platform.database.db, organizationId),
    }
  },
}
