import { randomBytes } from 'node:crypto'
import type { Capstan, Delivery } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { forward } from '../forward.ts'
import { UsageError } from '../io.ts'
import { type Column, wholeList } from '../output.ts'
import { httpUrl, matches, requireKnown, secret } from './listen.ts'

const columns: Column<Delivery>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'webhook', value: ({ webhookId }) => webhookId },
  { title: 'status', value: ({ status }) => status },
]

interface TriggerOptions {
  forward?: string
  secret?: string
}

export const triggerCommand = (cli: Cli): Command =>
  new Command('trigger')
    .argument('<type>', 'event type, such as contact.created')
    .description('send an example event to the webhooks that subscribe to it; changes nothing else')
    .option('--forward <url>', 'send it, signed, to your own server instead', httpUrl)
    .option('--secret <whsec>', 'signing secret for --forward; default: a new one is shown', secret)
    .action(async (type: string, options: TriggerOptions) => {
      const capstan = await cli.connect()
      await requireKnown(capstan, [type])
      if (options.forward) await forwardExample(cli, capstan, type, options.forward, options.secret)
      else await sendExamples(cli, capstan, type)
    })

async function sendExamples({ output }: Cli, capstan: Capstan, type: string): Promise<void> {
  const webhooks = await capstan.webhooks.list().toArray()
  const subscribed = webhooks.filter(({ enabled, events }) => enabled && matches(type, events))
  if (subscribed.length === 0) {
    throw new UsageError(`No enabled webhook subscribes to ${type}. Add one, or use --forward.`)
  }
  const sent = subscribed.map(({ id }) => capstan.webhooks.test(id, { eventType: type }))
  output.page(wholeList(await Promise.all(sent)), columns)
  output.note('`capstan deliveries tail` shows the responses.')
}

async function forwardExample(
  { io, output }: Cli,
  capstan: Capstan,
  type: string,
  url: string,
  given?: string,
): Promise<void> {
  const [described] = (await capstan.events.types({ type, schemas: true }).page()).data
  if (!described) throw new UsageError(`${type} has no example.`)
  const { organization } = await capstan.account.me()
  const local = given ?? `whsec_${randomBytes(32).toString('base64')}`
  if (given === undefined) output.note(`Secret: ${local}`)
  const id = newEventId()
  const createdAt = new Date().toISOString()
  const event = { id, type, createdAt, organizationId: organization.id, data: described.example }
  const body = JSON.stringify(event)
  const answer = await forward(
    { id, type, body },
    {
      url,
      secret: local,
      signal: io.untilInterrupted(),
      onAway: (reason) =>
        output.note(`${url} does not answer (${reason}). Retrying until it does.`),
    },
  )
  output.done(`${url} answered ${answer.status} in ${answer.durationMs} ms.`, answer)
}

/** In the form of the server's own; receivers that leave repeats out take each example for a new event. */
function newEventId(): string {
  const letters = Array.from(
    randomBytes(25),
    (byte) => '0123456789abcdefghjkmnpqrstvwxyz'[byte % 32],
  )
  return `evt_0${letters.join('')}`
}
