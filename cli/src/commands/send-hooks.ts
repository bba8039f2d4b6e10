import { createHash, createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { forwardBytes } from '../forward.ts'
import { Shortfall, UsageError } from '../io.ts'
import { header } from '../options.ts'
import { httpUrl } from './listen.ts'

interface Sending {
  body: Buffer
  url: string
  secret: string
  /** In seconds since 1970. */
  now: number
  id: string
}

type Headers = Record<string, string>

const mac = (algorithm: string, key: string | Buffer, ...parts: (string | Buffer)[]) => {
  const made = createHmac(algorithm, key)
  for (const part of parts) made.update(part)
  return made
}

/** Headers of each service. For `twilio` the body is JSON, whose digest is in the URL. */
const senders: Record<string, (sending: Sending) => Headers> = {
  stripe: ({ secret, now, body }) => ({
    'stripe-signature': `t=${now},v1=${mac('sha256', secret, `${now}.`, body).digest('hex')}`,
  }),
  github: ({ secret, body, id }) => ({
    'x-github-delivery': id,
    'x-github-event': 'ping',
    'x-hub-signature-256': `sha256=${mac('sha256', secret, body).digest('hex')}`,
  }),
  shopify: ({ secret, body, id }) => ({
    'x-shopify-topic': 'customers/create',
    'x-shopify-event-id': id,
    'x-shopify-hmac-sha256': mac('sha256', secret, body).digest('base64'),
  }),
  slack: ({ secret, now, body }) => ({
    'x-slack-request-timestamp': String(now),
    'x-slack-signature': `v0=${mac('sha256', secret, `v0:${now}:`, body).digest('hex')}`,
  }),
  standard_webhooks({ secret, now, body, id }) {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return {
      'webhook-id': id,
      'webhook-timestamp': String(now),
      'webhook-signature': `v1,${mac('sha256', key, `${id}.${now}.`, body).digest('base64')}`,
    }
  },
  twilio: ({ secret, url, id }) => ({
    'i-twilio-idempotency-token': id,
    'x-twilio-signature': mac('sha1', secret, url).digest('base64'),
  }),
  typeform: ({ secret, body }) => ({
    'typeform-signature': `sha256=${mac('sha256', secret, body).digest('base64')}`,
  }),
  meta: ({ secret, body }) => ({
    'x-hub-signature-256': `sha256=${mac('sha256', secret, body).digest('hex')}`,
  }),
  hubspot_v3: ({ secret, now, body, url }) => ({
    'x-hubspot-request-timestamp': String(now * 1000),
    'x-hubspot-signature-v3': mac('sha256', secret, `POST${url}`, body, String(now * 1000)).digest(
      'base64',
    ),
  }),
  hmac: ({ secret, body }) => ({ 'x-signature': mac('sha256', secret, body).digest('hex') }),
  bearer: ({ secret }) => ({ authorization: `Bearer ${secret}` }),
  basic: ({ secret }) => ({
    authorization: `Basic ${Buffer.from(secret).toString('base64')}`,
  }),
  none: () => ({}),
}

interface SendOptions {
  body: string
  url: string
  secret?: string
  id?: string
  contentType: string
  header?: Headers
}

export function addSend(hooks: Command, cli: Cli): void {
  hooks
    .command('send <preset>')
    .description('post a file to a hook as the service would, with its signature')
    .requiredOption('--body <file>', 'the body; - for standard input')
    .requiredOption('--url <url>', 'URL of the hook', httpUrl)
    .option('--secret <secret>', 'secret to sign with; for basic, user:password')
    .option('--id <id>', 'id of the event, if a header contains it; a new one by default')
    .option('--content-type <type>', 'content type of the body', 'application/json')
    .option('--header <header>', 'another one, as "Name: value"; repeatable', header)
    .action((preset: string, options: SendOptions) => send(cli, preset, options))
}

async function send({ io, output }: Cli, preset: string, options: SendOptions): Promise<void> {
  const sign = Object.hasOwn(senders, preset) ? senders[preset] : undefined
  if (!sign)
    throw new UsageError(`Unknown preset ${preset}. Use ${Object.keys(senders).join(', ')}.`)
  const { secret = '', id = `test-${Date.now()}` } = options
  if (secret === '' && preset !== 'none') throw new UsageError('Pass the secret with --secret.')
  const body =
    options.body === '-' ? Buffer.from(await io.readInput()) : await readBytes(options.body)
  const digest = createHash('sha256').update(body).digest('hex')
  const url = preset === 'twilio' ? `${options.url}?bodySHA256=${digest}` : options.url
  const now = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': options.contentType,
    ...sign({ body, url, secret, now, id }),
    ...options.header,
  }
  const signal = io.untilInterrupted()
  const onAway = (reason: string) => output.note(`${url} does not answer (${reason}). Retrying.`)
  const { status, durationMs, text } = await forwardBytes(
    { headers, body },
    { url, signal, onAway },
  )
  output.done(`${status} in ${durationMs} ms: ${text}`, { status, durationMs, text })
  if (status >= 300) throw new Shortfall('The hook rejected the request.')
}

const readBytes = (path: string): Promise<Buffer> =>
  readFile(path).catch((error: Error) => {
    throw new UsageError(`${path} cannot be read: ${error.message}.`)
  })
