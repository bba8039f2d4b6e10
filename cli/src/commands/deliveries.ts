import type { Delivery, DeliveryWithAttempts } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { oneOf, paged } from '../options.ts'
import type { Column } from '../output.ts'
import { addTail } from './tail.ts'

type Attempt = DeliveryWithAttempts['attempts'][number]

const statuses = ['pending', 'delivering', 'succeeded', 'failed', 'held', 'canceled']

const columns: Column<Delivery>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'event', value: ({ eventType }) => eventType },
  { title: 'status', value: ({ status }) => status },
  { title: 'attempts', value: ({ attemptsCount }) => attemptsCount },
  { title: 'answer', value: ({ lastAttempt }) => lastAttempt?.statusCode },
  { title: 'ms', value: ({ lastAttempt }) => lastAttempt?.durationMs },
  { title: 'created', value: ({ createdAt }) => createdAt },
  { title: 'error', value: ({ lastAttempt }) => lastAttempt?.error?.message },
]

const attemptColumns: Column<Attempt>[] = [
  { title: 'started', value: ({ startedAt }) => startedAt },
  { title: 'ms', value: ({ durationMs }) => durationMs },
  { title: 'answer', value: ({ response }) => response?.status },
  { title: 'error', value: ({ error }) => error?.message },
  { title: 'body', value: ({ response }) => response?.body },
]

export function deliveryCommands(cli: Cli): Command {
  const { output, connect } = cli
  const deliveries = new Command('deliveries').description('deliveries to webhooks')

  paged(deliveries.command('list <webhook>'))
    .description('list the deliveries of a webhook, newest first')
    .addOption(oneOf('--status <status>', 'only with this status', ...statuses))
    .option('--event-type <type>', 'only of this event type')
    .option('--from <time>', 'not before this time')
    .option('--to <time>', 'not after this time')
    .action(async (webhook, { all, ...query }) =>
      output.list((await connect()).deliveries.list(webhook, query), columns, { all }),
    )

  deliveries
    .command('get <delivery>')
    .description('show a delivery and its attempts')
    .action(async (id) => {
      const delivery = await (await connect()).deliveries.get(id)
      output.withTable(delivery, 'attempts', attemptColumns)
    })

  deliveries
    .command('retry <delivery>')
    .description('send a delivery now')
    .action(async (id) => output.one(await (await connect()).deliveries.retry(id)))

  addTail(deliveries, cli, statuses)
  return deliveries
}
