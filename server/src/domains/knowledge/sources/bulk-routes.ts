import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import { findBase } from '../bases/store.ts'
import { BaseId } from '../ids.ts'
import { addBatch, BatchResult } from './batch.ts'
import { checkBatchReachable } from './check-reachable.ts'
import { SourceBatch } from './new-source.ts'
import type { SourceHandles } from './routes.ts'
import { retrySources } from './service.ts'

const tag = 'Sources'
const path = '/v1/bases/{baseId}/sources'
const params = Type.Object({ baseId: PathId(BaseId, 'Identifier of the knowledge base.') })

const Retry = Type.Object(
  {
    codes: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
        minItems: 1,
        maxItems: 30,
        description: 'Only sources whose `failure.code` is one of these; all when absent.',
        examples: [['timeout', 'embedding_unavailable']],
      }),
    ),
  },
  { title: 'SourceRetry', additionalProperties: false },
)

const Retried = Type.Object(
  {
    retried: Type.Integer({
      description: 'Sources that run again: the oldest thousand that failed at most.',
    }),
  },
  { title: 'SourcesRetried' },
)

export const bulkOperations = ({ outbound, keyring }: SourceHandles): readonly Operation[] => [
  operation(
    {
      method: 'POST',
      path: `${path}/batch`,
      operationId: 'addSources',
      tag,
      summary: 'Add many sources',
      description:
        'Adds up to a thousand addresses and texts at once. What is wrong with one of them is said of that one and stops no other; a plan or credits that do not suffice refuse the whole batch.',
      scope: 'knowledge:write',
      params,
      body: SourceBatch,
      reply: BatchResult,
      errors: ['insufficient_credits', 'plan_limit_reached'],
      prepare: ({ body }) => checkBatchReachable(outbound, body as unknown as SourceBatch),
    },
    async (work, { params: { baseId }, body }, refused) => {
      requireFound(await findBase(work.db, work.organizationId, baseId))
      return addBatch(work, keyring, baseId, body as unknown as SourceBatch, refused)
    },
  ),

  operation(
    {
      method: 'POST',
      path: `${path}/retry`,
      operationId: 'retrySources',
      tag,
      summary: 'Retry failed sources',
      description: 'Begins another run of the failed sources of a base.',
      scope: 'knowledge:write',
      params,
      body: Retry,
      reply: Retried,
      errors: ['insufficient_credits'],
    },
    async (work, { params: { baseId }, body }) => {
      requireFound(await findBase(work.db, work.organizationId, baseId))
      return { retried: await retrySources(work, baseId, body.codes) }
    },
  ),
]
