import { ApiError } from '../../platform/errors.ts'
import { type Outbound, OutboundError, type Scheme } from '../../platform/net/index.ts'
import type { Platform } from '../../platform/platform.ts'

export const schemesOf = ({ config }: Pick<Platform, 'config'>): readonly Scheme[] =>
  config.outbound.allowHttpWebhooks ? ['https', 'http'] : ['https']

/**
 * Returns the error of an address, or null. A name that does not resolve is accepted: it may be set up after the
 * webhook, and each delivery resolves it again.
 */
export async function findFault(
  outbound: Outbound,
  schemes: readonly Scheme[],
  url: string,
): Promise<ApiError | null> {
  if (!URL.canParse(url)) {
    return new ApiError(
      'validation_error',
      'url must be a URL such as https://example.com/hooks.',
      {
        field: 'url',
      },
    )
  }
  try {
    await outbound.checkReachable(url, schemes)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    if (error.code === 'dns_failed') return null
    return new ApiError('target_not_allowed', error.message, { field: 'url' })
  }
  return null
}
