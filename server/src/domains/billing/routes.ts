import type { Catalogue } from '../../platform/domain.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import type { Platform } from '../../platform/platform.ts'
import { usageSchema } from './schema.ts'
import { readUsage } from './usage.ts'

export const usageOperation = (platform: Platform, { limits }: Catalogue): Operation =>
  operation(
    {
      method: 'GET',
      path: '/v1/usage',
      operationId: 'getUsage',
      tag: 'Account',
      summary: 'Show usage',
      description: 'Plan, credits, limits and what is left of them, and the credits used by day.',
      reply: usageSchema(limits),
    },
    (reader) => readUsage(platform, reader, limits),
  )
