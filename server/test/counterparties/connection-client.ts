import type { TestContext } from 'node:test'
import {
  type ConnectionClient,
  ConnectionFault,
} from '../../src/domains/integrations/connections/client.ts'
import type { Json } from '../../src/platform/db/tables.generated.ts'
import { createOutbound, OutboundError } from '../../src/platform/net/index.ts'

interface Options {
  baseUrl: string
  basic?: { username: string; password: string }
  bearer?: string
  credentials?: Record<string, string>
  config?: Record<string, Json>
  allowNetworks?: string[]
}

/** Speaks to a counterparty as a connection does: with its credentials, and within its origin alone. */
export function connectionClient(t: Pick<TestContext, 'after'>, options: Options) {
  const { basic, bearer, credentials = {}, config = {}, allowNetworks = ['127.0.0.0/8'] } = options
  const outbound = createOutbound({ allowNetworks, userAgent: 'test/1' })
  t.after(() => outbound[Symbol.asyncDispose]())
  const baseUrl = options.baseUrl.endsWith('/') ? options.baseUrl : `${options.baseUrl}/`
  const token = basic && Buffer.from(`${basic.username}:${basic.password}`).toString('base64')
  const authorization = token ? `Basic ${token}` : bearer && `Bearer ${bearer}`
  const requireOrigin = async (url: string): Promise<void> => {
    if (new URL(url).origin === new URL(baseUrl).origin) return
    throw new ConnectionFault('refused', `${url} is of another origin.`)
  }
  const client: ConnectionClient = {
    connectionId: 'conn_test',
    provider: 'test',
    baseUrl,
    config,
    async request({ url, headers, explained = [], ...rest }) {
      const address = new URL(url, baseUrl).href
      await requireOrigin(address)
      const response = await outbound
        .request({
          ...rest,
          url: address,
          headers: { ...headers, ...(authorization && { Authorization: authorization }) },
          schemes: ['http'],
          redirects: 5,
          beforeRedirect: requireOrigin,
          onOversize: 'fail',
          timeouts: { connectMs: 5_000, headersMs: 30_000, totalMs: 300_000 },
        })
        .catch((error: unknown) => {
          if (!(error instanceof OutboundError)) throw error
          const kind = error.code === 'target_not_allowed' ? 'refused' : 'retry'
          throw new ConnectionFault(kind, error.message)
        })
      const { status } = response
      if (explained.includes(status)) return response
      if (status === 401) throw new ConnectionFault('reauthorize', 'It refused the credentials.')
      if (status === 403) throw new ConnectionFault('refused', 'It may not do this.', { status })
      if (status === 429 || status === 503) throw new ConnectionFault('wait', 'It asks to wait.')
      if (status >= 500) throw new ConnectionFault('retry', 'It fails.', { status })
      return response
    },
    credentials: async () => credentials,
  }
  return client
}
