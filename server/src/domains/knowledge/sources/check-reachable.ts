import { createLimiter } from '../../../platform/concurrency/limiter.ts'
import { ApiError } from '../../../platform/errors.ts'
import { type Outbound, OutboundError } from '../../../platform/net/index.ts'
import type { NewSource, SourceBatch } from './new-source.ts'

/**
 * Refuses an address that may never be fetched. A name that does not resolve is accepted, because it may resolve later.
 *
 * @throws ApiError `validation_error`, `target_not_allowed`
 */
export async function checkReachable(outbound: Outbound, source: NewSource): Promise<void> {
  if (source.type === 'text') return
  try {
    await outbound.checkReachable(withoutFragment(source.url), ['https', 'http'])
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if (error.code === 'dns_failed') return
    const code = error.code === 'invalid_url' ? 'validation_error' : 'target_not_allowed'
    throw new ApiError(code, error.message, { field: 'url' })
  }
}

/** Removes the fragment, which is never sent to a server and is often copied along with the address. */
export const withoutFragment = (url: string): string => url.replace(/#.*$/s, '')

/** Errors of single sources, by their index in the batch. */
export type Refusals = ReadonlyMap<number, ApiError>

/** Number of names looked up at the same time: a thousand addresses may have a thousand hosts. */
const checksAtOnce = 16

export async function checkBatchReachable(
  outbound: Outbound,
  { sources }: SourceBatch,
): Promise<Refusals> {
  const refused = new Map<number, ApiError>()
  const limit = createLimiter(checksAtOnce)
  const checks = sources.map((source, index) =>
    limit(() => checkReachable(outbound, source)).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      refused.set(index, error)
    }),
  )
  await Promise.all(checks)
  return refused
}
