import { Type } from 'typebox'
import type { Catalogue } from '../../platform/domain.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { expects } from '../../platform/operations/schemas.ts'
import type { Platform } from '../../platform/platform.ts'
import { readBuildVersion } from '../../platform/version.ts'
import {
  checkDatabase,
  checkDisk,
  checkKeyFiles,
  checkNotifications,
  checkOutbound,
  checkScratch,
} from './checks.ts'
import { checkDistribution } from './distribution.ts'
import { Diagnosis } from './schema.ts'

const wayOut = 'https://example.com/'

const Outbound = Type.String({
  pattern: '^https://',
  maxLength: 2048,
  default: wayOut,
  description: 'What the server tries to reach in the outside world.',
  ...expects('an https address'),
})

export const diagnosisOperations = (
  platform: Platform,
  catalogue: Catalogue,
): readonly Operation[] => [
  operation(
    {
      audience: 'operator',
      method: 'GET',
      path: '/operator/v1/diagnosis',
      operationId: 'getDiagnosis',
      tag: 'Diagnosis',
      summary: 'Look for what is wrong',
      description:
        'Looks at the database, its schema, notifications, the disk, the key files and the way out, and says in sentences what has to be mended.',
      query: Type.Object({ outbound: Type.Optional(Outbound) }),
      reply: Diagnosis,
    },
    async ({ now }, { query }) => {
      const [database, distribution, notifications, disk, keys, outbound, concerns] =
        await Promise.all([
          checkDatabase(platform),
          checkDistribution(platform),
          checkNotifications(platform),
          checkDisk(platform),
          checkKeyFiles(platform),
          checkOutbound(platform, query.outbound ?? wayOut),
          catalogue.concerns(),
        ])
      const noted = concerns.map((message) => ({
        name: 'concern',
        status: 'warning' as const,
        message,
      }))
      return {
        version: readBuildVersion(),
        at: now.toISOString(),
        checks: [
          ...database,
          ...distribution,
          notifications,
          disk,
          checkScratch(platform),
          keys,
          outbound,
          ...noted,
        ],
      }
    },
  ),
]
