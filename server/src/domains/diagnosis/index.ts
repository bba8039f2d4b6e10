import { describeSkew } from '../../platform/db/database-clock.ts'
import type { Domain } from '../../platform/domain.ts'
import { diagnosisOperations } from './routes.ts'

/** What `capstan doctor` asks: is the installation sound, and what concerns the domains. */
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
