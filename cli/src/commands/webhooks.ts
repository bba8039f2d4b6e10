import type { Webhook, WebhookKeys, WebhookWithSecret } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { count, oneOf, paged, several } from '../options.ts'
import type { Column } from '../output.ts'
import { addListen } from './listen.ts'
import { fieldsOf, withClearing, withFields } from './webhook-fields.ts'

const columns: Column<Webhook>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'url', value: ({ url }) => url },
  { title: 'events', value: ({ events }) => events },
  { title: 'enabled', value: ({ enabled, disabledReason }) => (enabled ? 'yes' : disabledReason) },
]

const keyColumns: Column<WebhookKeys['keys'][number]>[] = [
  { title: 'id', value: ({ kid }) => kid },
  { title: 'algorithm', value: ({ alg, crv }) => `${alg} ${crv}` },
  { title: 'x', value: ({ x }) => x },
]

export function webhookCommands(cli: Cli): Command {
  const webhooks = new Command('webhooks').description('URLs of yours that receive events')
  addEndpoints(webhooks, cli)
  addSending(webhooks, cli)
  addListen(webhooks, cli)
  return webhooks
}

function addEndpoints(webhooks: Command, cli: Cli): void {
  const { output, connect } = cli
  const showSecret = (webhook: WebhookWithSecret) => {
    output.one(webhook)
    output.note('Keep the secret: it is not shown again.')
  }

  paged(webhooks.command('list'))
    .description('list webhooks, newest first')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).webhooks.list(query), columns, { all }),
    )

  webhooks
    .command('get <webhook>')
    .description('show a webhook')
    .action(async (id) => output.one(await (await connect()).webhooks.get(id)))

  withFields(webhooks.command('create <url>'))
    .description('register an https URL; the signing secret is shown once')
    .requiredOption(
      '--event <type>',
      'event type, such as source.completed, source.* or *; repeatable',
      several,
    )
    .option('--disabled', 'create it disabled')
    .action(async (url, { event: events, disabled, ...options }) => {
      const webhook = { ...fieldsOf(options), url, events, enabled: !disabled }
      showSecret(await (await connect()).webhooks.create(webhook))
    })

  withClearing(withFields(webhooks.command('update <webhook>')))
    .description('change the fields that you pass')
    .option('--url <url>', 'another address')
    .option(
      '--event <type>',
      'event type to subscribe to; repeatable, replaces the current ones',
      several,
    )
    .option('--enable', 'send again')
    .option('--disable', 'hold deliveries')
    .action(async (id, { enable, disable, ...options }) => {
      const enabled = enable || disable ? { enabled: Boolean(enable) } : {}
      const changes = { ...fieldsOf(options), ...enabled }
      output.one(await (await connect()).webhooks.update(id, changes))
    })

  webhooks
    .command('take-over <webhook>')
    .description('become its author, and start it again if it stopped because of its author')
    .action(async (id) => output.one(await (await connect()).webhooks.takeOver(id)))

  withYes(webhooks.command('delete <webhook>'))
    .description('delete a webhook and its deliveries; nothing more is sent to it')
    .action(async (id, options) => {
      const capstan = await connect()
      await confirmDeletion(cli, options, async () => {
        const { url, description } = await capstan.webhooks.get(id)
        const name = description ? `"${description}" (${url})` : url
        return { what: `the webhook ${name} with all of its deliveries`, isMany: true }
      })
      await capstan.webhooks.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })

  webhooks
    .command('rotate-secret <webhook>')
    .description('create a new signing secret; it is shown once')
    .option('--overlap-hours <n>', 'hours in which the old secret also signs; default: 24', count)
    .action(async (id, rotation) =>
      showSecret(await (await connect()).webhooks.rotateSecret(id, rotation)),
    )

  webhooks
    .command('keys <webhook>')
    .description('show the public keys of a webhook with asymmetric signatures')
    .action(async (id) => {
      const set = await (await connect()).webhooks.keys(id)
      output.withTable(set, 'keys', keyColumns)
    })
}

function addSending(webhooks: Command, { output, connect }: Cli): void {
  webhooks
    .command('health <webhook>')
    .description('show the results of attempts in the last 24 hours')
    .action(async (id) => output.one(await (await connect()).webhooks.health(id)))

  webhooks
    .command('test <webhook>')
    .description('send an example event; `capstan deliveries get` shows the outcome')
    .option('--event-type <type>', 'event type of the example; webhook.test')
    .action(async (id, test) => output.one(await (await connect()).webhooks.test(id, test)))

  webhooks
    .command('replay <webhook>')
    .description('send deliveries again; held ones by default')
    .option('--from <time>', 'only events since this time')
    .option('--to <time>', 'only events until this time')
    .option('--event-type <type>', 'only this event type; repeatable', several)
    .option('--event-id <id>', 'only this event; repeatable', several)
    .addOption(
      oneOf(
        '--status <status>',
        'only deliveries with this status',
        'succeeded',
        'failed',
        'held',
        'canceled',
      ),
    )
    .action(async (id, { eventType: eventTypes, eventId: eventIds, ...fields }) => {
      const replay = { ...fields, ...(eventTypes && { eventTypes }), ...(eventIds && { eventIds }) }
      const result = await (await connect()).webhooks.replay(id, replay)
      output.done(`Sending ${result.replayed} deliveries again.`, result)
    })
}
