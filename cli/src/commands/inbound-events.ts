import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { InboundEvent } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { oneOf, paged, several } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<InboundEvent>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'received', value: ({ receivedAt }) => receivedAt },
  { title: 'status', value: ({ status }) => status },
  { title: 'type', value: ({ eventType }) => eventType },
  { title: 'hook', value: ({ hookId }) => hookId },
  { title: 'bytes', value: ({ bodyBytes }) => bodyBytes },
  { title: 'error', value: ({ error }) => error },
]

const status = '--status <status>'

export function inboundEventCommands({ output, connect }: Cli): Command {
  const events = new Command('inbound-events').description('events that hooks received')

  paged(events.command('list'))
    .description('list inbound events, newest first')
    .option('--hook-id <hook>', 'only of this hook')
    .addOption(
      oneOf(
        status,
        'only with this status',
        ...['received', 'processed', 'ignored', 'failed', 'held', 'duplicate'],
      ),
    )
    .option('--event-type <type>', 'only with this event type of the sender')
    .option('--provider-event-id <id>', 'only with this id from the sender')
    .option('--from <time>', 'not before this time')
    .option('--to <time>', 'not after this time')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).inboundEvents.list(query), columns, { all }),
    )

  events
    .command('get <event>')
    .description('show an inbound event with its headers and its body')
    .action(async (id) => output.one(await (await connect()).inboundEvents.get(id)))

  events
    .command('body <event>')
    .description('save the body of an inbound event')
    .requiredOption('--output <file>', 'where to')
    .action(async (id, { output: file }: { output: string }) => {
      const bytes = await (await connect()).inboundEvents.body(id)
      await pipeline(Readable.fromWeb(bytes as never), createWriteStream(file))
      output.done(`Saved the body of ${id} to ${file}.`, { id, file })
    })

  events
    .command('replay')
    .description('handle events again; failed and held ones by default')
    .option('--id <event>', 'this event; repeatable', several)
    .option('--hook-id <hook>', 'only of this hook')
    .addOption(oneOf(status, 'only with this status', 'failed', 'held', 'ignored', 'processed'))
    .option('--from <time>', 'received at or after this time')
    .option('--to <time>', 'received at or before this time')
    .action(async ({ id: ids, ...fields }) => {
      const chosen = { ...fields, ...(ids && { ids }) }
      // A request that names nothing is refused: what it would do is said here.
      const replay = Object.keys(chosen).length > 0 ? chosen : { status: 'failed' }
      const result = await (await connect()).inboundEvents.replay(replay)
      output.done(`Handling ${result.replayed} events again.`, result)
    })

  return events
}
