import { randomBytes } from 'node:crypto'
import type { Capstan } from '@capstan/sdk'
import { type Command, InvalidArgumentError } from 'commander'
import type { Cli } from '../cli.ts'
import { type Forwarded, forward, type Target } from '../forward.ts'
import { UsageError } from '../io.ts'

interface ListenOptions {
  forward: string
  events?: string[]
  secret?: string
  from?: string
}

export function addListen(webhooks: Command, cli: Cli): void {
  webhooks
    .command('listen')
    .description('forward events to your own server as they happen, until Ctrl-C')
    .requiredOption('--forward <url>', 'such as http://localhost:3000/hooks/capstan', httpUrl)
    .option(
      '--events <types>',
      'event types to forward, such as source.completed,contact.*; default: all',
      list,
    )
    .option('--secret <whsec>', 'signing secret; default: a new one is created and shown', secret)
    .option('--from <place>', '`start`, or the cursor from an earlier run; default: now')
    .action((options: ListenOptions) => listen(cli, options))
}

async function listen({ io, output, connect }: Cli, options: ListenOptions): Promise<void> {
  const capstan = await connect()
  const patterns = options.events ?? ['*']
  await requireKnown(capstan, patterns)
  const signal = io.untilInterrupted()
  const onAway = (reason: string) =>
    output.note(`${options.forward} does not answer (${reason}). Retrying until it does.`)
  const local = options.secret ?? `whsec_${randomBytes(32).toString('base64')}`
  const target: Target = { url: options.forward, secret: local, signal, onAway }
  output.note(`Secret: ${local}`)

  const begin = options.from === 'start' ? '' : options.from
  const ready = () => output.note(`Forwarding events to ${target.url}`)
  if (begin !== undefined) ready()
  let cursor = begin
  // Once the server has answered, it may go away and come back.
  const maxRetries = Number.POSITIVE_INFINITY
  try {
    for await (const page of capstan.events.follow({ after: begin ?? 'now', signal, maxRetries })) {
      // Only from here on nothing that happens is missed.
      if (cursor === undefined) ready()
      for (const [index, { id, type }] of page.data.entries()) {
        if (!matches(type, patterns)) continue
        const body = page.bodies[index] ?? ''
        const answer = await forward({ id, type, body }, target)
        output.line(line(id, type, answer), { event: { id, type }, ...answer })
      }
      cursor = page.nextCursor
    }
  } catch (error) {
    if (!signal.aborted) throw error
    const next = cursor === undefined ? '' : ` Continue from here with --from ${cursor || 'start'}`
    output.note(`Ended.${next}`)
  }
}

const line = (id: string, type: string, { status, durationMs }: Forwarded): string =>
  `${new Date().toISOString()}  ${type}  ${id}  ${status}  ${durationMs} ms`

export const matches = (type: string, patterns: readonly string[]): boolean =>
  patterns.some(
    (pattern) =>
      pattern === type || (/(?:^|\.)\*$/.test(pattern) && type.startsWith(pattern.slice(0, -1))),
  )

export async function requireKnown(capstan: Capstan, patterns: readonly string[]): Promise<void> {
  const { data } = await capstan.events.types({ schemas: false }).page()
  const unknown = patterns
    // Of events that are published by their owner, the first may still come.
    .filter((pattern) => !pattern.startsWith('custom.'))
    .find((pattern) => !data.some(({ type }) => matches(type, [pattern])))
  if (unknown !== undefined) {
    throw new UsageError(`Unknown event "${unknown}". \`capstan events types\` lists all types.`)
  }
}

export function httpUrl(value: string): string {
  if (/^https?:$/.test(URL.parse(value)?.protocol ?? '')) return value
  throw new InvalidArgumentError('Use an http or https URL.')
}

const list = (value: string): string[] => value.split(',').map((part) => part.trim())

export function secret(value: string): string {
  if (/^whsec_[A-Za-z0-9+/]{22,}={0,2}$/.test(value)) return value
  throw new InvalidArgumentError(
    'Use a secret as the server shows it: `whsec_` followed by base64.',
  )
}
