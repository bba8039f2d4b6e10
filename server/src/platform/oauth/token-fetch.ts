import { type Outbound, OutboundError } from '../net/index.ts'
import { faultOfAnswer, OAuthFault } from './fault.ts'

const timeouts = { connectMs: 5_000, headersMs: 15_000, totalMs: 20_000 }
const maxBodyBytes = 262_144

/** What `oauth4webapi` calls in place of `fetch`. */
type TokenFetch = (
  url: string,
  options: {
    headers: Record<string, string>
    body?: URLSearchParams | undefined
    signal?: AbortSignal | undefined
  },
) => Promise<Response>

/** Posts to a token endpoint by the guarded client, follows no redirect, and gives answers of 200 alone. */
export const tokenFetch =
  (outbound: Pick<Outbound, 'request'>, allowHttp: boolean): TokenFetch =>
  async (url, { headers, body, signal }) => {
    const response = await post(outbound, allowHttp, { url, headers, body, signal })
    if (response.status !== 200) {
      const retryAfter = response.headers['retry-after'] ?? null
      throw faultOfAnswer(response.status, response.body.toString('utf8'), retryAfter)
    }
    return new Response(withoutIdToken(response.body), {
      headers: { 'content-type': response.headers['content-type'] ?? '' },
    })
  }

async function post(
  outbound: Pick<Outbound, 'request'>,
  allowHttp: boolean,
  { url, headers, body, signal }: { url: string } & Parameters<TokenFetch>[1],
) {
  try {
    return await outbound.request({
      url,
      method: 'POST',
      headers,
      body: String(body ?? ''),
      schemes: allowHttp ? ['https', 'http'] : ['https'],
      maxBodyBytes,
      onOversize: 'fail',
      timeouts,
      ...(signal && { signal }),
    })
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    const isFinal = error.code === 'invalid_url' || error.code === 'target_not_allowed'
    throw new OAuthFault(isFinal ? 'broken' : 'unavailable', error.message)
  }
}

/** Nobody signs in here: an ID token that comes along is not looked at, and so need not be valid. */
function withoutIdToken(body: Buffer): string {
  const text = body.toString('utf8')
  try {
    const { id_token: _, ...rest } = JSON.parse(text) as Record<string, unknown>
    return JSON.stringify(rest)
  } catch {
    return text
  }
}
