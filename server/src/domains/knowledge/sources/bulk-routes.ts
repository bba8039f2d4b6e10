import { type Static, Type } from 'typebox'
import type { Keyring } from '../../../platform/crypto/seal.ts'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { ErrorBody, PathId } from '../../../platform/operations/schemas.ts'
import type { Work } from '../../../platform/work.ts'
import { findBase } from '../bases/store.ts'
import { BaseId } from '../ids.ts'
import { addSource, givenSource } from './add.ts'
import { checkBatchReachable, type Refusals } from './check-reachable.ts'
import { SourceBatch } from './new-source.ts'
import type { SourceDependencies } from './routes.ts'
import { Source } from './schema.ts'
import { retrySources } from './service.ts'

const tag = 'Sources'
const writes = { tag, scope: 'knowledge:write' } as const
const path = '/v1/bases/{baseId}/sources'
const params = Type.Object({ baseId: PathId(BaseId, 'Identifier of the knowledge base.') })

const Retry = Type.Object(
  {
    codes: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
        minItems: 1,
        maxItems: 30,
        description: 'Only sources whose `failure.code` is one of these. Default: all.',
        examples: [['timeout', 'embedding_unavailable']],
      }),
    ),
  },
  { title: 'SourceRetry', additionalProperties: false },
)

const Retried = Type.Object(
  {
    retried: Type.Integer({
      description: 'Number of sources that run again: up to a thousand failed ones, oldest first.',
    }),
  },
  { title: 'SourcesRetried' },
)

const BatchResult = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        index: Type.Integer({ description: 'Position in `sources`, from 0.' }),
        source: Type.Optional(Source),
        error: Type.Optional(ErrorBody.properties.error),
      }),
      { description: 'One result for each source, in the order of the request.' },
    ),
    added: Type.Integer({ description: 'Number of sources that were added or already existed.' }),
  },
  { title: 'SourceBatchResult' },
)
type BatchResult = Static<typeof BatchResult>

export const bulkOperations = ({ outbound, keyring }: SourceDependencies): readonly Operation[] => [
  operation(
    {
      ...writes,
      method: 'POST',
      path: `${path}/batch`,
      operationId: 'addSources',
      summary: 'Add many sources',
      description:
        'Adds up to a thousand addresses and texts in one request. An error in one of them is reported for that one and does not affect the others. If the plan or the credits do not suffice, the whole batch is refused.',
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
      ...writes,
      method: 'POST',
      path: `${path}/retry`,
      operationId: 'retrySources',
      summary: 'Retry failed sources',
      description: 'Starts another run of the failed sources of a base.',
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

/**
 * Adds many sources in one transaction. An error in one source is reported for that source alone. A limit that they
 * share (the plan, the credits) refuses the batch, and nothing is added.
 */
async function addBatch(
  work: Work,
  keyring: Keyring,
  baseId: string,
  { sources, onDuplicate }: SourceBatch,
  refused: Refusals,
): Promise<BatchResult> {
  const data: BatchResult['data'] = []
  const common = onDuplicate && { onDuplicate }
  for (const [index, source] of sources.entries()) {
    const refusal = refused.get(index)
    if (refusal) data.push({ index, error: present(refusal) })
    else data.push({ index, ...(await addOne(work, keyring, baseId, { ...common, ...source })) })
  }
  return { data, added: data.filter(({ source }) => source).length }
}

async function addOne(
  work: Work,
  keyring: Keyring,
  baseId: string,
  source: SourceBatch['sources'][number],
): Promise<Pick<BatchResult['data'][number], 'source' | 'error'>> {
  try {
    return { source: await addSource(work, baseId, givenSource(keyring, source)) }
  } catch (error) {
    const isOfOne = error instanceof ApiError && (error.status === 409 || error.status === 422)
    if (!isOfOne) throw error
    return { error: present(error) }
  }
}

const present = ({ code, message, field }: ApiError) => ({ code, message, ...(field && { field }) })
