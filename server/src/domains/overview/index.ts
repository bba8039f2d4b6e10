import type { Domain } from '../../platform/domain.ts'
import { overviewOperation } from './routes.ts'

/** One look at the organization: figures of all products, what needs a person, and the latest activity. */
export const overview: Domain = {
  name: 'overview',
  tags: { Overview: 'Figures of all products, what needs a person, and the latest activity.' },
  open: (_platform, catalogue) => ({ operations: [overviewOperation(catalogue)] }),
}
