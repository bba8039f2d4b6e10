import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Pool } from 'undici'
import { databaseCpu } from './database-cpu.ts'
import type { Receiver } from './receiver.ts'

export interface Host extends AsyncDisposable {
  pool: Pool
  operatorKey: string
  /** Processor time so far, of the server and of the database. */
  cpuSeconds(): Promise<number>
  /** When the transactions committed of contacts that were made since it was last asked. */
  commits(): Promise<number[]>
}

/** The product in a process of its own, on the embedded database unless a URL is given. */
export async function startHost(databaseUrl: string | undefined): Promise<Host> {
  const directory = await mkdtemp(`${tmpdir()}/capstan-publishing-`)
  const child = fork(new URL('./publishing-host.ts', import.meta.url), {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl, CAPSTAN_DATA_DIR: directory },
  })
  const [{ url, operatorKey }] = (await once(child, 'message')) as [
    { url: string; operatorKey: string },
  ]
  const databaseSeconds = databaseUrl ? await databaseCpu(databaseUrl) : async () => 0
  const pool = new Pool(url, { connections: 64 })
  return {
    pool,
    operatorKey,
    async cpuSeconds() {
      child.send('cpu')
      const [seconds] = (await once(child, 'message')) as [number]
      return seconds + (await databaseSeconds())
    },
    async commits() {
      child.send('commits')
      const [commits] = (await once(child, 'message')) as [number[]]
      return commits
    },
    async [Symbol.asyncDispose]() {
      await pool.close()
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(directory, { recursive: true })
    },
  }
}

export type Send = (path: string, body: object) => Promise<Record<string, string>>

/** As many as a real installation has senders at a time: a batch of one organization is small. */
const organizations = 20

/** One sender for each of twenty organizations, which have so many webhooks each. */
export async function createWorld(
  host: Pick<Host, 'pool' | 'operatorKey'>,
  receiver: Pick<Receiver, 'http'>,
  webhooks: number,
): Promise<Send[]> {
  const senders: Send[] = []
  for (let n = 0; n < organizations; n++) senders.push(await createSender(host, receiver, webhooks))
  return senders
}

/** A sender with the token of a new organization. */
export async function createSender(
  { pool, operatorKey }: Pick<Host, 'pool' | 'operatorKey'>,
  receiver?: Pick<Receiver, 'http'>,
  webhooks = 0,
): Promise<Send> {
  const sendAs =
    (key: string): Send =>
    async (path, body) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const request = { path, method: 'POST', headers, body: JSON.stringify(body) } as const
      const answer = await pool.request(request)
      const made = (await answer.body.json()) as Record<string, string>
      if (answer.statusCode !== 201) throw new Error(`${path}: ${JSON.stringify(made)}`)
      return made
    }
  const path = '/operator/v1/organizations'
  const asOperator = sendAs(operatorKey)
  const { id } = await asOperator(path, { name: 'Bench', plan: 'unlimited' })
  const grant = { name: 'bench', scopes: ['*'] }
  const { token = '' } = await asOperator(`${path}/${id}/tokens`, grant)
  const send = sendAs(token)
  for (let n = 0; n < webhooks; n++) {
    const url = `http://127.0.0.1:${receiver?.http}/${id}/${n}`
    await send('/v1/webhooks', { url, events: ['contact.created', 'custom.*'] })
  }
  return send
}
