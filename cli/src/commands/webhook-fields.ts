import type { NewWebhook, WebhookChanges } from '@capstan/sdk'
import { type Command, InvalidArgumentError } from 'commander'
import { count, header, oneOf } from '../options.ts'

/** Fields of a webhook that `null` resets to their default. */
const clearable = [
  'description',
  'rateLimitPerSecond',
  'maxInFlight',
  'retryScheduleSeconds',
  'ordering',
  'headers',
  'payload',
  'filter',
] as const

interface Options {
  url?: string
  event?: string[]
  header?: Record<string, string>
  clear?: (typeof clearable)[number][]
  description?: string
  rateLimitPerSecond?: number
  maxInFlight?: number
  retryScheduleSeconds?: number[]
  ordering?: NonNullable<WebhookChanges['ordering']>
  payload?: NonNullable<WebhookChanges['payload']>
  filter?: string
  asymmetric?: boolean
}

/** The options that `create` and `update` have in common. */
export const withFields = (command: Command): Command =>
  command
    .option('--description <text>', 'description')
    .option('--rate-limit-per-second <n>', 'maximum number of attempts a second', count)
    .option('--max-in-flight <n>', 'maximum number of open requests; 1 to 100', count)
    .option(
      '--retry-schedule-seconds <waits>',
      'delays before each retry in seconds, such as 5,300,1800; none for no retries',
      waits,
    )
    .addOption(
      oneOf('--ordering <ordering>', 'order of deliveries', 'none', 'strict', 'by_subject'),
    )
    .option(
      '--header <header>',
      'a secret header of each delivery, "Name: value"; repeatable, replaces all others',
      header,
    )
    .addOption(oneOf('--payload <payload>', 'complete events, or only ids', 'full', 'thin'))
    .option('--filter <cel>', 'deliver only events for which this CEL condition is true')
    .option('--asymmetric', 'add signatures for a public key')

export const withClearing = (command: Command): Command =>
  command
    .option('--no-asymmetric', 'sign with the secret only')
    .addOption(oneOf('--clear <fields...>', 'reset these fields to their default', ...clearable))

/** The fields as the API names them. */
export function fieldsOf(options: Options): Omit<NewWebhook, 'url' | 'events'> & WebhookChanges {
  const { event: events, header: headers, clear = [], ...fields } = options
  const cleared: WebhookChanges = Object.fromEntries(clear.map((field) => [field, null]))
  return { ...cleared, ...fields, ...(events && { events }), ...(headers && { headers }) }
}

function waits(value: string): number[] {
  if (value === 'none') return []
  const parts = value.split(',').map((part) => part.trim())
  if (parts.every((part) => /^\d+$/.test(part))) return parts.map(Number)
  throw new InvalidArgumentError('Use seconds, such as 5,300,1800, or none.')
}
