import { setTimeout as wait } from 'node:timers/promises'
import type { Capstan, Delivery, DeliveryQuery } from '@capstan/sdk'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { oneOf } from '../options.ts'

interface TailOptions {
  webhook?: string
  status?: NonNullable<DeliveryQuery['status']>
}

const pauseMs = 1_000
/** Newest deliveries of a webhook whose status is watched. */
const watched = 100

export function addTail(deliveries: Command, cli: Cli, statuses: readonly string[]): void {
  deliveries
    .command('tail')
    .description('show deliveries and their results as they happen, until Ctrl-C')
    .option('--webhook <webhook>', 'only of this webhook; default: all webhooks')
    .addOption(oneOf('--status <status>', 'only deliveries that reach this status', ...statuses))
    .action((options: TailOptions) => tail(cli, options))
}

/** A line whenever a delivery is new, or not as it was a moment ago. */
async function tail({ io, output, connect }: Cli, options: TailOptions): Promise<void> {
  const capstan = await connect()
  const signal = io.untilInterrupted()
  try {
    let states = new Map((await look(capstan, options, signal, null)).map(toState))
    output.note('Waiting for deliveries.')
    for (;;) {
      await wait(pauseMs, undefined, { signal })
      const listed = await look(capstan, options, signal, states)
      const fresh = listed.filter((delivery) => isFresh(delivery, states))
      for (const delivery of fresh.sort((a, b) => (a.id < b.id ? -1 : 1))) {
        output.line(line(delivery), delivery)
      }
      states = new Map(listed.map(toState))
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Last known status of each delivery. */
type Known = ReadonlyMap<string, string>

const toState = ({ id, status, attemptsCount }: Delivery): [id: string, state: string] => [
  id,
  `${status} ${attemptsCount}`,
]

function isFresh(delivery: Delivery, states: Known): boolean {
  const [id, state] = toState(delivery)
  return states.get(id) !== state
}

/** The newest of each webhook: everything that is fresh, and as many that are not as are watched. */
async function look(
  capstan: Capstan,
  { webhook, status }: TailOptions,
  signal: AbortSignal,
  states: Known | null,
): Promise<Delivery[]> {
  const seen: Delivery[] = []
  const query = { limit: 100, ...(status && { status }) }
  for (const id of webhook ? [webhook] : await endpoints(capstan, signal)) {
    let unchanged = 0
    for await (const delivery of capstan.deliveries.list(id, query, { signal })) {
      seen.push(delivery)
      if (states === null || !isFresh(delivery, states)) unchanged++
      if (unchanged === watched) break
    }
  }
  return seen
}

async function endpoints(capstan: Capstan, signal: AbortSignal): Promise<string[]> {
  const webhooks = await Array.fromAsync(capstan.webhooks.list({ limit: 100 }, { signal }))
  return webhooks.map(({ id }) => id)
}

function line(delivery: Delivery): string {
  const { id, webhookId, eventType, status, attemptsCount, nextAttemptAt } = delivery
  const next = nextAttemptAt && attemptsCount > 0 ? `next at ${nextAttemptAt}` : ''
  const attempts = attemptsCount === 1 ? '1 attempt' : `${attemptsCount} attempts`
  const parts = [new Date().toISOString(), status, attempts, eventType, id, webhookId, next]
  return parts.filter(Boolean).join('  ')
}
