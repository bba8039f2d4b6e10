import { buildApp } from './app.ts'
import type { Context } from './context.ts'
import { createFirstOrganization, type FirstRun } from './domains/people/index.ts'

/** Hard end of a shutdown that cannot finish, in milliseconds. */
const shutdownMs = 30_000

/** Starts everything, says where it is, and stops in order on SIGINT or SIGTERM. */
export async function serve(context: Context): Promise<void> {
  const { config, jobs, log } = context
  await using stack = new AsyncDisposableStack()
  stack.use(context)
  const app = stack.use(await buildApp(context))
  const works = config.role !== 'api'
  await jobs.start(app.jobs, works)
  for (const { runsOn, start } of app.background) {
    if (works || runsOn === 'everywhere') stack.use(await start())
  }

  // A worker listens too: its health and metrics are asked for like any other node's.
  await app.http.listen({ host: config.http.host, port: config.http.port })
  const url = context.publicUrl.get()
  const first = await createFirstOrganization(context, url)
  announce(url, first, config.dataDirectory)

  const signal = await stopSignal()
  log.info({ signal }, 'stopping')
  setTimeout(() => process.exit(1), shutdownMs).unref()
}

const stopSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal))
  })

function announce(url: string, first: FirstRun | null, directory: string): void {
  const lines = [`Capstan is ready at ${url}`, `API reference: ${url}/docs`]
  if (first) {
    lines.push(
      '',
      'This was the first start. Open that address and sign in:',
      '',
      `  email     ${first.email}`,
      `  password  ${first.password}`,
      '',
      `Your API token: ${first.apiToken}`,
      `All three are kept in ${directory}/first-run.json. Try it:`,
      '',
      `  curl ${url}/v1/me -H "Authorization: Bearer ${first.apiToken}"`,
    )
  }
  console.log(`\n${lines.join('\n')}\n`)
}
