import type { AddressInfo } from 'node:net'
import type { TestContext } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { make } from '../../server/test/factories.ts'
import { type Harness, harness } from '../../server/test/harness.ts'
import { Capstan } from '../src/index.ts'

export interface Served {
  app: Harness
  url: string
  /** A token of the first organization that may do everything. */
  token: string
  capstan: Capstan
}

/** The real server, empty, on a loopback port. */
export async function served(t: TestContext): Promise<Served> {
  const app = await harness(t)
  const { server } = app.http
  if (!server.listening) await app.http.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { token } = await make.token(app, ['*'])
  return { app, url, token, capstan: new Capstan({ url, token }) }
}

/** Background work of the test server runs when it is told to: this tells it until the test ends. */
export function keepWorking(t: TestContext, app: Harness): void {
  let ended = false
  const working = (async () => {
    while (!ended) {
      await app.drain()
      await setTimeout(20)
    }
  })()
  t.after(() => {
    ended = true
    return working
  })
}
