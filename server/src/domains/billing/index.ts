import type { Domain } from '../../platform/domain.ts'
import { billingOperations } from './routes.ts'

export {
  bringLedgerUpToDate,
  chargeCredits,
  grantCredits,
  reserveCredits,
  settleCredits,
} from './ledger.ts'
export { AccountUsage, limitsOf, Plan, PlanSettings, presentPlan } from './schema.ts'
export { findPlan, savePlan } from './store.ts'
export { readAccount } from './usage.ts'

export const billing: Domain = { operations: billingOperations }
