import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon, { type Client } from 'autocannon'

/** The product and the bare work behind it, in one process beside this one. */
export interface World extends AsyncDisposable {
  url: string
  floor: string
  token: string
  // biome-ignore lint/suspicious/noExplicitAny: what the API answers
  call(method: string, path: string, body?: object): Promise<any>
  /** How long the bare work took. */
  bareMs(path: string, body?: object): Promise<number>
  memoryMb(): Promise<number>
}

export async function openWorld(): Promise<World> {
  const child = fork(new URL('./proposals-host.ts', import.meta.url), {
    stdio: 'inherit',
    execArgv: ['--expose-gc', '--max-semi-space-size=4'],
  })
  const [{ url, floor, token }] = await once(child, 'message')
  const request = async (address: string, method: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers }
    const response = await fetch(address, init)
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  return {
    ...{ url, floor, token },
    call: (method, path, body) => request(url + path, method, body),
    bareMs: async (path, body = {}) => (await request(floor + path, 'POST', body)).ms,
    async memoryMb() {
      child.send('memory')
      const [answer] = await once(child, 'message')
      return answer
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

const connections = 20

interface Load {
  method: 'GET' | 'POST'
  body?: string
}

/** Requests a second, the paths in turns. */
export async function rateOf(
  { token }: World,
  origin: string,
  paths: readonly string[],
  { method, body }: Load,
  seconds: number,
): Promise<number> {
  const headers = {
    ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    accept: '*/*',
  }
  const requests = paths.map((path) => ({ path, method, headers, ...(body && { body }) }))
  // Each sender begins elsewhere. Together at one place they would ask for the same few links, too often for these.
  let at = Math.floor(Math.random() * paths.length)
  const setupClient = (client: Client) => {
    client.setRequests([...requests.slice(at), ...requests.slice(0, at)])
    at = (at + Math.ceil(paths.length / connections)) % paths.length
  }
  const load = { url: origin, requests, connections, setupClient, duration: seconds }
  const result = await autocannon(load)
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${paths[0]}: ${result.non2xx}`)
  return result.requests.average
}

const sentence =
  'The crane lifts each of the twelve gearwheels before the first frost of November, and the site is left clean.'

/** A proposal of a usual size: ten texts and thirty lines, of which some can be chosen. */
export const usualDraft = (fields: object = {}): object => ({
  title: 'Relaunch of the engine',
  currency: 'EUR',
  blocks: Array.from({ length: 10 }, (_, at) => ({
    type: 'text',
    text: `## Part ${at + 1}\n\n${`${sentence} `.repeat(6)}\n\n- one\n- two\n- three`,
  })),
  items: Array.from({ length: 30 }, (_, at) => ({
    name: `Gearwheel ${at}`,
    description: sentence,
    unit: 'piece',
    quantity: String(1 + at),
    unitAmount: 4_900 + at,
    taxes: [{ name: 'VAT', percent: at % 3 ? '19' : '7' }],
    ...(at % 7 === 0 && { optional: true }),
  })),
  recipients: [{ name: 'Ada Lovelace', email: 'ada@example.com' }],
  ...fields,
})
