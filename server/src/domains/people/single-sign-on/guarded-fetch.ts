import type { CustomFetch } from 'openid-client'
import type { Outbound } from '../../../platform/net/index.ts'

const timeouts = { connectMs: 5_000, headersMs: 10_000, totalMs: 15_000 }
const maxBodyBytes = 262_144

/** A `Response` with one of these cannot have a body. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304])

/** The provider answered with 5xx or 429: the sign-in itself may be right. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown'
}

/** Returns the `fetch` of openid-client: every request goes through the guarded client and follows no redirect. */
export const guardedFetch =
  (outbound: Pick<Outbound, 'request'>, allowHttp: boolean): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    const { 'user-agent': _, ...sent } = headers
    const response = await outbound.request({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: sent,
      ...(body != null && { body: String(body) }),
      schemes: allowHttp ? ['https', 'http'] : ['https'],
      maxBodyBytes,
      onOversize: 'fail',
      timeouts,
      ...(signal && { signal }),
    })
    const { status } = response
    if (status >= 500 || status === 429) {
      throw new ProviderDown(`${new URL(url).host} answered ${status}`)
    }
    const type = response.headers['content-type']
    return new Response(withoutBody.has(status) ? null : new Uint8Array(response.body), {
      status: Math.max(status, 200),
      headers: type === undefined ? {} : { 'content-type': type },
    })
  }
