import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { databaseCpu, databaseMemoryMb } from '../database-cpu.ts'
import { cpuSecondsOf, memoryMbOf, startProduct } from '../processes.ts'
import { contactsBefore, newContact, type Peer, postJson } from './peer.ts'

/** Capstan as `npm start` runs it; without a URL on the embedded database. */
export async function startCapstan(databaseUrl?: string): Promise<Peer> {
  const directory = await mkdtemp(`${tmpdir()}/capstan-peers-`)
  const operatorKey = randomBytes(24).toString('hex')
  const { origin, pid, stop } = await startProduct({
    CAPSTAN_DATA_DIR: directory,
    CAPSTAN_OPERATOR_KEY: operatorKey,
    CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
    DATABASE_URL: databaseUrl,
  })
  const organizations = `${origin}/operator/v1/organizations`
  const { id } = await postJson(organizations, { name: 'Bench', plan: 'unlimited' }, operatorKey)
  const grant = { name: 'bench', scopes: ['*'] }
  const { token } = await postJson(`${organizations}/${id}/tokens`, grant, operatorKey)
  const contacts = `${origin}/v1/contacts`
  let shown: unknown
  for (let n = 0; n < contactsBefore; n++) {
    shown = (await postJson(contacts, newContact(String(n)), String(token)))['id']
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify(newContact('[<id>]'))
  const databaseSeconds = databaseUrl ? await databaseCpu(databaseUrl) : async () => 0
  return {
    name: databaseUrl ? 'Capstan, PostgreSQL' : 'Capstan, embedded',
    requests: {
      get: { url: `${contacts}/${shown}`, method: 'GET', headers },
      list: { url: `${contacts}?limit=20`, method: 'GET', headers },
      create: { url: contacts, method: 'POST', headers, body },
    },
    cpuSeconds: async () => cpuSecondsOf(pid) + (await databaseSeconds()),
    async memoryMb() {
      const server = memoryMbOf(pid, 'VmRSS')
      return databaseUrl ? [server, await databaseMemoryMb(databaseUrl)] : [server]
    },
    async stop() {
      await stop()
      await rm(directory, { recursive: true })
    },
  }
}
