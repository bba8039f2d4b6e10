import { Account } from './resources/account.ts'
import { Bases } from './resources/bases.ts'
import { Contacts } from './resources/contacts.ts'
import { Deliveries } from './resources/deliveries.ts'
import { Events } from './resources/events.ts'
import { Sources } from './resources/sources.ts'
import { Webhooks } from './resources/webhooks.ts'
import { createSend } from './transport.ts'

/** Where the server is, as whom to speak to it, and how patiently. */
export interface CapstanOptions {
  /** Where the server is, such as `https://capstan.example.com`; a trailing `/v1` is understood. */
  url: string
  /** An API token. It is a secret of your server: never ship it to a browser. */
  token: string
  /** Bound of each attempt, in milliseconds; 30 s. */
  timeoutMs?: number
  /** Attempts after the first when there was no answer, or one of 429 and 5xx; 3. */
  maxRetries?: number
  /** Wait before the first retry, in milliseconds; 500, doubling up to 8 s, with jitter. */
  retryDelayMs?: number
  /** A `Retry-After` longer than this is thrown instead of waited for, in milliseconds; 60 s. */
  maxRetryAfterMs?: number
  /** Another `fetch`, for a proxy or a test. */
  fetch?: typeof fetch
}

/**
 * The client of one organization.
 *
 * ```ts
 * import { Capstan } from '@capstan/sdk'
 *
 * const capstan = new Capstan({ url: 'http://127.0.0.1:8080', token: 'cap_…' })
 * const base = await capstan.bases.create({ name: 'Handbook' })
 * await capstan.sources.addAndWait(base.id, { type: 'url', url: 'https://example.com/hours' })
 * const { data } = await capstan.bases.search(base.id, { query: 'When do you open?' })
 * console.log(data[0]?.text)
 * ```
 */
export class Capstan {
  /** Who the token is, and what is left of its limits. */
  readonly account: Account
  readonly contacts: Contacts
  /** Knowledge bases, and search in them. */
  readonly bases: Bases
  /** What knowledge bases are made of. */
  readonly sources: Sources
  /** Endpoints of yours that events are posted to. */
  readonly webhooks: Webhooks
  /** What was sent to those endpoints, and what they answered. */
  readonly deliveries: Deliveries
  /** What happened in the organization. */
  readonly events: Events

  /** Throws a TypeError when the url is no http(s) address or the token cannot be sent. */
  constructor(options: CapstanOptions) {
    const { timeoutMs = 30_000, maxRetries = 3, retryDelayMs = 500 } = options
    const { maxRetryAfterMs = 60_000, fetch = globalThis.fetch } = options
    const origin = originOf(options.url)
    const token = checked(options.token)
    const policy = { maxRetries, retryDelayMs, maxRetryAfterMs }
    const send = createSend({ origin, token, timeoutMs, fetch, ...policy })
    this.account = new Account(send)
    this.contacts = new Contacts(send)
    this.bases = new Bases(send)
    this.sources = new Sources(send)
    this.webhooks = new Webhooks(send)
    this.deliveries = new Deliveries(send)
    this.events = new Events(send)
  }
}

function originOf(url: string): string {
  if (!/^https?:\/\/[^/?#]/.test(url)) {
    throw new TypeError(`url must be an http or https address, not ${JSON.stringify(url)}.`)
  }
  return url.replace(/\/+$/, '').replace(/\/v1$/, '')
}

// The message must not hold the token.
function checked(token: string): string {
  if (typeof token === 'string' && /^[\x21-\x7e]+$/.test(token)) return token
  throw new TypeError('token must be an API token: visible ASCII characters without spaces.')
}
