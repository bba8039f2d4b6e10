import { type Static, Type } from 'typebox'
import type { Keyring } from '../../../platform/crypto/seal.ts'
import { ApiError } from '../../../platform/errors.ts'
import { ErrorBody } from '../../../platform/operations/schemas.ts'
import type { Work } from '../../../platform/work.ts'
import { addSource, givenSource } from './add.ts'
import type { Refusals } from './check-reachable.ts'
import type { SourceBatch } from './new-source.ts'
import { Source } from './schema.ts'

export const BatchResult = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        index: Type.Integer({ description: 'Place in `sources`, from 0.' }),
        source: Type.Optional(Source),
        error: Type.Optional(ErrorBody.properties.error),
      }),
      { description: 'What became of each, in the order of the request.' },
    ),
    added: Type.Integer({ description: 'How many were added, or were there already.' }),
  },
  { title: 'SourceBatchResult' },
)
export type BatchResult = Static<typeof BatchResult>

/**
 * Adds many sources in one transaction. A fault of one source is reported for that source alone; a limit
 * that they meet together (the plan, the credits) refuses the batch, and nothing is added.
 */
export async function addBatch(
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
