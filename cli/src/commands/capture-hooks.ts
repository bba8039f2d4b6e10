import { setTimeout as wait } from 'node:timers/promises'
import type { InboundEvent, InboundEventWithBody } from '@capstan/sdk'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { forwardBytes } from '../forward.ts'
import { UnseenEvents } from '../unseen-events.ts'
import { httpUrl } from './listen.ts'

const pollMs = 1_000
/** Headers that belong to the connection, or are computed again. */
const ofConnection = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export function addCapturing(hooks: Command, cli: Cli): void {
  hooks
    .command('listen <hook>')
    .description(
      'forward requests that a hook receives to your own server, with their bytes and signature, until Ctrl-C',
    )
    .requiredOption('--forward <url>', 'such as http://localhost:3000/stripe', httpUrl)
    .action((hook: string, options: { forward: string }) => listen(cli, hook, options.forward))
}

/** Forwards new requests. Duplicates have no bytes and are skipped. */
async function listen({ io, output, connect }: Cli, hookId: string, url: string): Promise<void> {
  const capstan = await connect()
  const signal = io.untilInterrupted()
  const onAway = (reason: string) =>
    output.note(`${url} does not answer (${reason}). Retrying until it does.`)
  const newest = await capstan.inboundEvents.list({ hookId, limit: 1 }).page()
  const unseen = new UnseenEvents(newest.data[0]?.receivedAt)
  const takeUnseen = async (): Promise<InboundEvent[]> => {
    const listed: InboundEvent[] = []
    const since = { hookId, limit: 100, ...(unseen.from && { from: unseen.from }) }
    for await (const event of capstan.inboundEvents.list(since, { signal })) listed.push(event)
    return unseen.take(listed)
  }
  try {
    await takeUnseen()
    output.note(`Forwarding requests of ${hookId} to ${url}`)
    while (!signal.aborted) {
      for (const { id, status } of await takeUnseen()) {
        if (status === 'duplicate') continue
        const event = await capstan.inboundEvents.get(id, { signal })
        const body = new Uint8Array(
          await new Response(await capstan.inboundEvents.body(id, { signal })).arrayBuffer(),
        )
        const answer = await forwardBytes(
          { headers: headersOf(event), body },
          { url, signal, onAway },
        )
        const line = `${event.receivedAt}  ${event.eventType ?? '-'}  ${id}  ${answer.status}  ${answer.durationMs} ms`
        output.line(line, { event: { id, type: event.eventType }, ...answer })
      }
      await wait(pollMs, undefined, { signal })
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
  output.note('Ended.')
}

const headersOf = ({ headers }: InboundEventWithBody): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)))
