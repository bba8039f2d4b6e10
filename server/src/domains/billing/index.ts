import type { Domain } from '../../platform/domain.ts'
import { billingOperations } from './routes.ts'

export {
  chargeCredits,
  grantCredits,
  openLedger,
  reserveCredits,
  settleCredits,
} from './ledger.ts'
export { AccountUsage, Plan, PlanSettings, presentPlan } from './schema.ts'
export { findPlan, savePlan } from './store.ts'
export { readAccount } from './usage.ts'

export const billing: Domain = { operations: billingOperations }
