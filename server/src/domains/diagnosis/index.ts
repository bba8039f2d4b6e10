import { describeSkew } from '../../platform/db/database-clock.ts'
import type { Domain } from '../../platform/domain.ts'
import { diagnosisOperations } from './routes.ts'

/** Diagnosis for `capstan doctor`: faults of the installation, and concerns of the domains. */
export const diagnosis: Domain = {
  name: 'diagnosis',
  tags: { Diagnosis: 'What is wrong with the installation, in sentences.' },
  open: (platform, catalogue) => ({
    operations: diagnosisOperations(platform, catalogue),
    concerns: async () => [
      ...describeSkew(platform.clock),
      ...platform.untrustedProxies.concerns(),
    ],
  }),
}
