import type { TestContext } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { type ReceivedRequest, startTlsServer } from '../fixtures/tls-server.ts'
import type { Findings } from './findings.ts'

export interface Receiver {
  url: string
  /** A path that takes every connection and never answers. */
  hangingUrl: string
  /** Another organization's endpoint. */
  probedUrl: string
  /** How often each event came, and its body. */
  received: ReadonlyMap<string, { times: number; body: string }>
  secret(value: string): void
}

/** The customer's own server: it verifies each signature by the standard's library and remembers the event. */
export async function startReceiver(
  t: Pick<TestContext, 'after'>,
  findings: Findings,
  onProbed: (body: string) => void,
): Promise<Receiver> {
  const received = new Map<string, { times: number; body: string }>()
  let verifier: Webhook | undefined
  const keep = ({ headers, body }: ReceivedRequest): void => {
    const text = body.toString()
    try {
      verifier?.verify(text, headers as Record<string, string>)
    } catch (error) {
      findings.add(`a delivery was not signed as it should be: ${(error as Error).message}`)
    }
    const id = String(headers['webhook-id'])
    received.set(id, { times: (received.get(id)?.times ?? 0) + 1, body: text })
  }
  const server = await startTlsServer(t, (request, response) => {
    if (request.url === '/hang') return
    if (request.url === '/probed') onProbed(request.body.toString())
    else keep(request)
    response.end()
  })
  // The list of all requests would grow for as long as the soak lasts.
  const forget = setInterval(() => server.requests.splice(0), 1_000)
  t.after(() => clearInterval(forget))
  return {
    url: `${server.url}/take`,
    hangingUrl: `${server.url}/hang`,
    probedUrl: `${server.url}/probed`,
    received,
    secret: (value) => {
      verifier = new Webhook(value)
    },
  }
}
