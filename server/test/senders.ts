import { createHash, createHmac, sign } from 'node:crypto'
import type { PresetConfig } from '../src/domains/integrations/hooks/presets/preset.ts'
import type { InboundRequest } from '../src/domains/integrations/hooks/presets/received.ts'
import type { PresetName } from '../src/domains/integrations/hooks/presets/table.ts'

/** What a sender signs with, and when; written from the documents of the providers, not from the verifier. */
export interface Sending {
  secret: string
  /** In seconds. */
  now: number
  body: Buffer
  url: string
  id?: string
  eventType?: string
}

type Pairs = [string, string][]
type Sender = (sending: Sending) => Pairs

const mac = (algorithm: string, key: string | Buffer, ...parts: (string | Buffer)[]) => {
  const made = createHmac(algorithm, key)
  for (const part of parts) made.update(part)
  return made
}
const keyOf = (secret: string) => Buffer.from(secret.replace('whsec_', ''), 'base64')

export const genericConfig: PresetConfig = {
  header: 'X-Signature',
  prefix: 'v=',
  algorithm: 'sha256',
  encoding: 'base64',
  template: '{timestamp}.{id}.{body}',
  timestampHeader: 'X-Time',
  idHeader: 'X-Id',
}

export const senders: Partial<Record<PresetName, Sender>> = {
  stripe: ({ secret, now, body }) => [
    ['Stripe-Signature', `t=${now},v1=${mac('sha256', secret, `${now}.`, body).digest('hex')}`],
  ],
  github: ({ secret, body, id = 'd-1', eventType = 'issues' }) => [
    ['X-GitHub-Event', eventType],
    ['X-GitHub-Delivery', id],
    ['X-Hub-Signature-256', `sha256=${mac('sha256', secret, body).digest('hex')}`],
  ],
  shopify: ({ secret, body, id = 's-1', eventType = 'customers/create' }) => [
    ['X-Shopify-Topic', eventType],
    ['X-Shopify-Event-Id', id],
    ['X-Shopify-Hmac-Sha256', mac('sha256', secret, body).digest('base64')],
  ],
  slack: ({ secret, now, body }) => [
    ['X-Slack-Request-Timestamp', `${now}`],
    ['X-Slack-Signature', `v0=${mac('sha256', secret, `v0:${now}:`, body).digest('hex')}`],
  ],
  standard_webhooks: ({ secret, now, body, id = 'msg_1' }) => [
    ['webhook-id', id],
    ['webhook-timestamp', `${now}`],
    [
      'webhook-signature',
      `v1,${mac('sha256', keyOf(secret), `${id}.${now}.`, body).digest('base64')}`,
    ],
  ],
  twilio: ({ secret, body, url, id }) => {
    const digest = createHash('sha256').update(body).digest('hex')
    const address = `${url}?bodySHA256=${digest}`
    return [
      ...(id === undefined ? [] : ([['I-Twilio-Idempotency-Token', id]] as Pairs)),
      ['X-Twilio-Signature', mac('sha1', secret, address).digest('base64')],
    ]
  },
  typeform: ({ secret, body }) => [
    ['Typeform-Signature', `sha256=${mac('sha256', secret, body).digest('base64')}`],
  ],
  meta: ({ secret, body }) => [
    ['X-Hub-Signature-256', `sha256=${mac('sha256', secret, body).digest('hex')}`],
  ],
  hubspot_v3: ({ secret, now, body, url }) => [
    ['X-HubSpot-Request-Timestamp', `${now * 1000}`],
    [
      'X-HubSpot-Signature-v3',
      mac('sha256', secret, `POST${url}`, body, `${now * 1000}`).digest('base64'),
    ],
  ],
  hmac: ({ secret, now, body, id = '7' }) => [
    ['X-Time', `${now}`],
    ['X-Id', id],
    ['X-Signature', `v=${mac('sha256', secret, `${now}.${id}.`, body).digest('base64')}`],
  ],
}

/** A request as the provider would make it. */
export function signedRequest(preset: PresetName, sending: Sending): InboundRequest {
  const headers = senders[preset]?.(sending) ?? []
  const { body } = sending
  const digest = createHash('sha256').update(body).digest('hex')
  const url = preset === 'twilio' ? `${sending.url}?bodySHA256=${digest}` : sending.url
  return {
    method: 'POST',
    url,
    headers: [['Content-Type', 'application/json'], ...headers],
    body,
  }
}

/** Of ed25519, as Standard Webhooks has it. */
export const signAsymmetric = (
  key: Parameters<typeof sign>[2],
  { id, now, body }: { id: string; now: number; body: Buffer },
): string =>
  `v1a,${sign(null, Buffer.concat([Buffer.from(`${id}.${now}.`), body]), key).toString('base64')}`
