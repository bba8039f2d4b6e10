import type {
  Destination,
  DestinationChanges,
  DestinationDelivery,
  NewDestination,
} from '@capstan/sdk'
import { Command, Option } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { readJsonFile } from '../json-file.ts'
import { paged } from '../options.ts'
import type { Column } from '../output.ts'

const columns: Column<Destination>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'type', value: ({ type }) => type },
  { title: 'name', value: ({ name }) => name },
  { title: 'events', value: ({ events }) => events.join(' ') },
  { title: 'enabled', value: ({ enabled, disabledReason }) => (enabled ? 'yes' : disabledReason) },
]

const deliveryColumns: Column<DestinationDelivery>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'event', value: ({ eventType }) => eventType },
  { title: 'status', value: ({ status }) => status },
  { title: 'attempts', value: ({ attemptsCount }) => String(attemptsCount) },
  { title: 'created', value: ({ createdAt }) => createdAt },
  { title: 'error', value: ({ lastAttempt }) => lastAttempt?.error?.message ?? null },
]

const statuses = ['pending', 'delivering', 'succeeded', 'failed', 'held', 'canceled'] as const
const finished = ['succeeded', 'failed', 'held', 'canceled'] as const

export function destinationCommands(cli: Cli): Command {
  const { output, connect } = cli
  const destinations = new Command('destinations').description(
    'chats, mailboxes, buckets and streams that receive events',
  )
  paged(destinations.command('list'))
    .description('list destinations, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).destinations.list(query), columns, { all }),
    )
  destinations
    .command('get <destination>')
    .description('show a destination, without its secrets')
    .action(async (id) => output.one(await (await connect()).destinations.get(id)))
  addChanges(destinations, cli)
  addDeliveries(destinations, cli)
  return destinations
}

/** By files: what is in the arguments of a command, every program of the machine can read. */
function addChanges(destinations: Command, cli: Cli): void {
  const { io, output, connect } = cli
  destinations
    .command('create')
    .argument(
      '<destination>',
      'a JSON file with type, name, events and config; - for standard input',
    )
    .description('deliver events to a chat, mailbox, bucket or stream from now on')
    .action(async (path) => {
      const destination = await readJsonFile<NewDestination>(io, path)
      output.one(await (await connect()).destinations.create(destination))
    })

  destinations
    .command('update <destination>')
    .argument('<changes>', 'a JSON file with the fields to change; - for standard input')
    .description('change a destination')
    .action(async (id, path) => {
      const changes = await readJsonFile<DestinationChanges>(io, path)
      output.one(await (await connect()).destinations.update(id, changes))
    })

  destinations
    .command('take-over <destination>')
    .description('become its author, and start it again if it stopped because of its author')
    .action(async (id) => output.one(await (await connect()).destinations.takeOver(id)))

  withYes(destinations.command('delete <destination>'))
    .description('delete a destination with its deliveries')
    .action(async (id, options) => {
      const capstan = await connect()
      await confirmDeletion(cli, options, async () => {
        const { name } = await capstan.destinations.get(id)
        return { what: `the destination "${name}"`, isMany: false }
      })
      await capstan.destinations.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })
}

function addDeliveries(destinations: Command, { output, connect }: Cli): void {
  destinations
    .command('test <destination>')
    .description('deliver an example event')
    .option('--event-type <type>', 'whose example')
    .action(async (id, test) => output.one(await (await connect()).destinations.test(id, test)))

  destinations
    .command('replay <destination>')
    .description('deliver again; held deliveries by default')
    .option('--from <time>', 'only events since this time')
    .option('--to <time>', 'only events until this time')
    .option('--event-types <types...>', 'types, <resource>.* or *')
    .option('--event-ids <ids...>', 'these events')
    .addOption(
      new Option('--status <status>', 'only deliveries with this status').choices([...finished]),
    )
    .action(async (id, filters) =>
      output.one(await (await connect()).destinations.replay(id, filters)),
    )

  paged(destinations.command('deliveries <destination>'))
    .description('list deliveries, newest first')
    .addOption(new Option('--status <status>', 'only those').choices([...statuses]))
    .option('--event-type <type>', 'only this event type')
    .option('--from <time>', 'only events since this time')
    .option('--to <time>', 'only events until this time')
    .action(async (id, { all, ...query }) =>
      output.list((await connect()).destinations.deliveries(id, query), deliveryColumns, { all }),
    )

  destinations
    .command('delivery <destination> <delivery>')
    .description('show a delivery with its attempts')
    .action(async (id, deliveryId) =>
      output.one(await (await connect()).destinations.delivery(id, deliveryId)),
    )
}
