import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cpuSecondsOf, memoryMbOf, startServer } from '../processes.ts'
import { contactsBefore, newContact, type Peer, postJson } from './peer.ts'

const version = 'v0.31.0'
const cache = join(tmpdir(), `capstan-bench-pocketbase-${version}`)
const program = join(cache, 'base')
const run = promisify(execFile)

/** Builds PocketBase once, outside of the repository; false where Go is not installed. */
export async function buildPocketBase(): Promise<boolean> {
  if (existsSync(program)) return true
  try {
    await run('go', ['version'])
  } catch {
    return false
  }
  const env = { ...process.env, GOBIN: cache, CGO_ENABLED: '0' }
  await run('go', ['install', `github.com/pocketbase/pocketbase/examples/base@${version}`], { env })
  return true
}

const signedIn = '@request.auth.id != ""'
const texts = ['name', 'firstName', 'lastName', 'phone', 'company', 'jobTitle', 'externalId']

/** Fields and indexes of Capstan's contacts. Its order, newest first, has an index, as our primary key is one. */
const collection = {
  name: 'contacts',
  type: 'base',
  ...{ listRule: signedIn, viewRule: signedIn, createRule: signedIn },
  fields: [
    ...texts.map((name) => ({ name, type: 'text' })),
    { name: 'email', type: 'email' },
    { name: 'tags', type: 'json' },
    { name: 'custom', type: 'json' },
    { name: 'created', type: 'autodate', onCreate: true },
    { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
  ],
  indexes: [
    "create unique index contacts_email on contacts (lower(email)) where email != ''",
    "create unique index contacts_phone on contacts (phone) where phone != ''",
    "create unique index contacts_external_id on contacts (externalId) where externalId != ''",
    'create index contacts_tags on contacts (tags)',
    'create index contacts_created on contacts (created)',
  ],
}

export async function startPocketBase(): Promise<Peer> {
  const directory = await mkdtemp(`${tmpdir()}/capstan-peers-`)
  const [identity, password] = ['admin@example.com', 'a-password-of-the-bench']
  // It would keep each collection as a migration beside its folder, for the next run to find.
  const options = [`--dir=${directory}`, '--automigrate=false']
  await run(program, ['superuser', 'upsert', identity, password, ...options])
  const { origin, pid, stop } = await startServer({
    command: program,
    args: (port) => ['serve', `--http=127.0.0.1:${port}`, ...options],
    env: process.env,
    readyPath: '/api/health',
  })
  const collections = `${origin}/api/collections`
  const signIn = async (kind: string): Promise<string> => {
    const path = `${collections}/${kind}/auth-with-password`
    return String((await postJson(path, { identity, password }))['token'])
  }
  const superuser = await signIn('_superusers')
  await postJson(collections, collection, superuser)
  const user = { email: identity, password, passwordConfirm: password }
  await postJson(`${collections}/users/records`, user, superuser)
  const token = await signIn('users')
  const contacts = `${collections}/contacts/records`
  let shown: unknown
  for (let n = 0; n < contactsBefore; n++) {
    shown = (await postJson(contacts, newContact(String(n)), token))['id']
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify(newContact('[<id>]'))
  const newest = `${contacts}?perPage=20&skipTotal=1&sort=-created`
  return {
    name: `PocketBase ${version.slice(1)}`,
    requests: {
      get: { url: `${contacts}/${shown}`, method: 'GET', headers },
      list: { url: newest, method: 'GET', headers },
      create: { url: contacts, method: 'POST', headers, body },
    },
    cpuSeconds: async () => cpuSecondsOf(pid),
    memoryMb: async () => [memoryMbOf(pid, 'VmRSS')],
    async stop() {
      await stop()
      await rm(directory, { recursive: true })
    },
  }
}
