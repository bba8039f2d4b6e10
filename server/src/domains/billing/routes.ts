import { type Operation, write } from '../../platform/http/operation.ts'
import { Usage } from './schema.ts'
import { readUsage } from './usage.ts'

export const billingOperations: readonly Operation[] = [
  // Reading brings the ledger up to now (allowance, expiries), hence the transaction.
  write(
    {
      method: 'GET',
      path: '/v1/usage',
      operationId: 'getUsage',
      tag: 'Account',
      summary: 'Show usage',
      description: 'Plan, credits, limits and what is left of them, and the credits used by day.',
      scope: null,
      status: 200,
      reply: Usage,
    },
    (work) => readUsage(work),
  ),
]
