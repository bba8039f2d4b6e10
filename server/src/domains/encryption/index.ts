import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import { encryptionOperations } from './routes.ts'
import { rotateKeys, sealAnew } from './service.ts'

/** The keys that seal secrets at rest, and the change from one to the next. */
export const encryption: Domain = {
  name: 'encryption',
  tags: {
    'Encryption keys': 'What seals secrets at rest, and the change from one key to the next.',
  },
  open: (platform, { sealedColumns }) => ({
    operations: encryptionOperations(platform, { sealedColumns }),
    jobs: [handle(rotateKeys, (_nothing, { signal }) => sealAnew(platform, sealedColumns, signal))],
  }),
}
