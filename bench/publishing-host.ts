import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../server/src/app.ts'
import { createContext } from '../server/src/context.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { completeSecrets } from '../server/src/platform/config/secrets.ts'
import { now } from './receiver.ts'

/** Serves the product with its dispatcher, in a process whose processor time counts nothing else. */
const operatorKey = randomBytes(24).toString('hex')
const [config, configuredSecrets] = readConfig({
  DATABASE_URL: process.env['DATABASE_URL'],
  CAPSTAN_DATA_DIR: process.env['CAPSTAN_DATA_DIR'],
  CAPSTAN_ALLOW_NETWORKS: '127.0.0.0/8',
  CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true',
  CAPSTAN_SECRET_KEY: randomBytes(32).toString('base64'),
  CAPSTAN_OPERATOR_KEY: operatorKey,
  CAPSTAN_LOG_LEVEL: 'warn',
})
const context = await createContext(config, completeSecrets(config, configuredSecrets))
const app = await buildApp(context)
const running = new AsyncDisposableStack()
for (const { start } of app.background) running.use(await start())
await context.jobs.start(app.jobs, true)
await app.http.listen({ host: '127.0.0.1', port: 0 })

const commits: number[] = []
context.listeners.push({
  'contact.created': async (work, made) => {
    work.afterCommit(() => commits.push(...made.map(now)))
  },
})

process.on('message', (asked) => {
  const { user, system } = process.cpuUsage()
  process.send?.(asked === 'commits' ? commits.splice(0) : (user + system) / 1_000_000)
})
process.send?.({
  url: `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`,
  operatorKey,
})
process.once('SIGTERM', async () => {
  await running.disposeAsync()
  await app[Symbol.asyncDispose]()
  await context[Symbol.asyncDispose]()
  process.exit(0)
})
