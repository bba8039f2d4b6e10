import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type App, buildApp } from './app.ts'
import type { Context } from './context.ts'
import { createFirstOrganization, type FirstRun } from './domains/people/index.ts'
import { type Listening, listen } from './listen.ts'
import { graceMs, type Shutdown } from './platform/http/server/shutdown.ts'

/** Longest time in ms for a shutdown, in addition to the time for requests, before it is abandoned. */
const closingMs = 10_000

/** A server that answers. Disposing it closes everything. */
export interface Started extends AsyncDisposable {
  context: Context
  /** Work that stops before the server closes. */
  work: AsyncDisposableStack
  listening: Listening
  first: FirstRun | null
}

/** Starts everything on the context, which is closed again with it. */
export async function start(context: Context): Promise<Started> {
  const { config, jobs } = context
  await using stack = new AsyncDisposableStack()
  stack.use(context)
  const app = stack.use(await buildApp(context))
  const works = config.role !== 'api'
  await jobs.start(app.jobs, works)
  const work = await startBackground(app, works, stack)
  // A worker listens too: its health and metrics are asked for like any other node's.
  const listening = await listen(app.http, context.outbound, config.http)
  stack.defer(() => listening.close())
  const first = await createFirstOrganization(context, context.publicUrl.get())
  const opened = stack.move()
  const close = () => opened.disposeAsync()
  return { context, work, listening, first, [Symbol.asyncDispose]: close }
}

/** Says where the server is, and stops it in order on SIGINT or SIGTERM. */
export async function serve(started: Started): Promise<void> {
  await using _all = started
  const { context, work, listening, first } = started
  const { config, jobs, shutdown } = context
  const signals = new StopSignals()
  const url = context.publicUrl.get()
  // Whoever waits for these lines may stop the server at once.
  const stopping = signals.next()
  console.log(announce(url, first, config.dataDirectory, process.stdout.isTTY))

  const signal = await stopping
  context.log.info({ signal }, 'stopping')
  shutdown.begin()
  // Other nodes take over what is not begun yet; what is going on here may end.
  const workEnded = Promise.all([work.disposeAsync(), jobs.stopWork(graceMs)])
  // Its failure is told when it is waited for.
  workEnded.catch(() => {})
  if (signal === 'SIGTERM') await delayClosing(shutdown, signals)
  giveUpAfter(shutdown.remainingMs + closingMs, context)
  await listening.close()
  await workEnded
}

/** Starts what runs besides jobs; gives the part of it that stops before the server closes. */
async function startBackground(
  { background }: App,
  works: boolean,
  stack: AsyncDisposableStack,
): Promise<AsyncDisposableStack> {
  const work = stack.use(new AsyncDisposableStack())
  for (const { runsOn, start } of background) {
    if (runsOn === 'everywhere') stack.use(await start())
    else if (works) work.use(await start())
  }
  return work
}

/** The first signal begins the stop, the second ends its delay, and a third ends the process. */
class StopSignals {
  readonly #names = ['SIGINT', 'SIGTERM'] as const

  next(): Promise<NodeJS.Signals> {
    return new Promise((resolve) => {
      const take = (signal: NodeJS.Signals): void => {
        for (const name of this.#names) process.off(name, take)
        resolve(signal)
      }
      for (const name of this.#names) process.on(name, take)
    })
  }
}

async function delayClosing({ delayMs }: Shutdown, signals: StopSignals): Promise<void> {
  if (delayMs > 0) await Promise.race([wait(delayMs), signals.next()])
}

function giveUpAfter(ms: number, { log }: Context): void {
  const giveUp = (): void => {
    log.error('the stop took too long: what still went on is cut off')
    process.exit(1)
  }
  setTimeout(giveUp, ms).unref()
}

/**
 * Announces a start. Only a terminal sees the credentials of the first start; other output, which journals and
 * containers keep, names their file.
 */
export function announce(
  url: string,
  first: FirstRun | null,
  directory: string,
  isTerminal: boolean,
): string {
  const lines = ['', `Capstan is ready at ${url}`, `Documentation: ${url}/docs`, '']
  if (!first) return lines.join('\n')
  const file = join(resolve(directory), 'first-run.json')
  const credentials = isTerminal
    ? [
        'This was the first start. Open that address and sign in:',
        '',
        `  email     ${first.email}`,
        `  password  ${first.password}`,
        '',
        `Your API token: ${first.apiToken}`,
        `All three are kept in ${file}.`,
        'In another terminal, read the address and the token into variables and try them:',
        '',
        `  . ${join(resolve(directory), 'capstan.env')}`,
        '  curl "$CAPSTAN_URL/v1/me" -H "Authorization: Bearer $CAPSTAN_TOKEN"',
      ]
    : [
        'This was the first start. Open that address and sign in with the email and password in',
        `${file}, which also has your API token.`,
        `${join(resolve(directory), 'capstan.env')} has the token and the address for a shell.`,
      ]
  return [...lines, ...credentials, ''].join('\n')
}
