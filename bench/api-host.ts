import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../server/src/app.ts'
import { createContext } from '../server/src/context.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { OrganizationId } from '../server/src/platform/ids.ts'
import { buildBare } from './api-bare.ts'

/**
 * Serves the product and, on another port of the same process and database, bare Fastify handlers that
 * run the same queries. The parent loads both.
 */
const operatorKey = randomBytes(24).toString('hex')
const [config, configuredSecrets] = readConfig({
  DATABASE_URL: process.env['DATABASE_URL'],
  CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
  CAPSTAN_OPERATOR_KEY: operatorKey,
  CAPSTAN_LOG_LEVEL: 'silent',
})
const settings =
  config.database.kind === 'embedded'
    ? { ...config, database: { kind: 'embedded', directory: null } as const }
    : config
const context = await createContext(settings, completeSecrets(config, configuredSecrets))
const app = await buildApp(context)
await context.jobs.start([], false)
await migrate(context.database)
await app.http.listen({ host: '127.0.0.1', port: 0 })
const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`

const post = async (path: string, key: string, body: object): Promise<Record<string, string>> => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, string>
}
const organizations = '/operator/v1/organizations'
const senders: { token: string; contact: string }[] = []
let organizationId = ''
for (let n = 0; n < 20; n++) {
  const organization = await post(organizations, operatorKey, { name: 'Bench', plan: 'unlimited' })
  const { token = '' } = await post(`${organizations}/${organization['id']}/tokens`, operatorKey, {
    name: 'bench',
    scopes: ['*'],
  })
  let shown = ''
  for (let i = 0; i < 100; i++) {
    const contact = await post('/v1/contacts', token, {
      name: `Contact ${i}`,
      email: `c${i}@example.com`,
      externalId: `crm-${i}`,
      jobTitle: 'Engineer',
    })
    shown = contact['id'] ?? ''
  }
  senders.push({ token, contact: shown })
  organizationId = OrganizationId.read(organization['id'] ?? '') ?? ''
}

const bare = buildBare(context.database.db, organizationId)
await bare.listen({ host: '127.0.0.1', port: 0 })
const floor = `http://127.0.0.1:${(bare.server.address() as AddressInfo).port}`

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1_000_000)
})
process.send?.({ url, floor, senders })
// A load that fails must not leave a server behind.
process.once('disconnect', () => process.exit(1))
process.once('SIGTERM', async () => {
  await bare.close()
  await app[Symbol.asyncDispose]()
  await context[Symbol.asyncDispose]()
  process.exit(0)
})
