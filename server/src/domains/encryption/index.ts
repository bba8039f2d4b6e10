import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { encryptionOperations } from './routes.ts'
import { rotateKeys, sealAnew } from './service.ts'

/** The keys that seal secrets at rest, and the rotation from one to the next. */
export const encryption = (platform: Platform): Domain => ({
  operations: [],
  operatorOperations: encryptionOperations(platform),
  jobs: [handle(rotateKeys, (_nothing, { signal }) => sealAnew(platform, signal))],
})
