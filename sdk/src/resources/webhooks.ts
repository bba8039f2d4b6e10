import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'
import type { Delivery } from './deliveries.ts'

/** A subscription: an address of yours, and the events that are posted to it. */
export type Webhook = Schemas['Webhook']
/** A webhook with its signing secret, which only this answer shows. */
export type WebhookWithSecret = Schemas['WebhookWithSecret']
/** The fields of a new webhook. */
export type NewWebhook = Partial<Schemas['NewWebhook']> &
  Pick<Schemas['NewWebhook'], 'url' | 'events'>
/** Fields to change: an absent one stays, null clears one. */
export type WebhookChanges = Schemas['WebhookChanges']
/** Page of a list of webhooks. */
export type WebhookQuery = Query<'listWebhooks'>
/** How the attempts of the last 24 hours ended. */
export type WebhookHealth = Schemas['WebhookHealth']
/** Public keys of a webhook (RFC 7517). */
export type WebhookKeys = Schemas['WebhookKeys']
/** How long the old secret still signs. */
export type SecretRotation = Schemas['SecretRotation']
/** Whose example is sent. */
export type TestRequest = Schemas['TestRequest']
/** Which deliveries are sent again; the fields narrow each other. */
export type ReplayRequest = Schemas['ReplayRequest']

/** Methods of `capstan.webhooks`. */
export class Webhooks {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Registers an https address that events are posted to. Keep the `secret` of the answer: it is
   * shown this once, and `verifyWebhook` needs it.
   *
   * ```ts
   * const { id, secret } = await capstan.webhooks.create({
   *   url: 'https://example.com/hooks/capstan',
   *   events: ['source.completed', 'source.failed'],
   * })
   * console.log(id, secret)
   * ```
   */
  create(webhook: NewWebhook, options?: CreateOptions): Promise<WebhookWithSecret> {
    return this.#send({ method: 'POST', path: '/v1/webhooks', body: webhook, options })
  }

  /** Webhooks, newest first. */
  list(query?: WebhookQuery, options?: RequestOptions): List<Webhook> {
    return new List(this.#send, { method: 'GET', path: '/v1/webhooks', query, options })
  }

  /** One webhook, without its secret. */
  get(webhookId: string, options?: RequestOptions): Promise<Webhook> {
    return this.#send({ method: 'GET', path: path`/v1/webhooks/${webhookId}`, options })
  }

  /** How the attempts of the last 24 hours ended. */
  health(webhookId: string, options?: RequestOptions): Promise<WebhookHealth> {
    return this.#send({ method: 'GET', path: path`/v1/webhooks/${webhookId}/health`, options })
  }

  /** Changes the fields that you pass. While a webhook is disabled its deliveries are held. */
  update(webhookId: string, changes: WebhookChanges, options?: ChangeOptions): Promise<Webhook> {
    const request = { method: 'PATCH', path: path`/v1/webhooks/${webhookId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Makes you the author, and starts it again if it stopped because its author lost the rights. */
  takeOver(webhookId: string, options?: CreateOptions): Promise<Webhook> {
    const at = path`/v1/webhooks/${webhookId}/take-over`
    return this.#send({ method: 'POST', path: at, options })
  }

  /** Deletes a webhook; nothing more is sent to it. */
  delete(webhookId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/webhooks/${webhookId}`, options })
  }

  /**
   * Issues a new secret. For `overlapHours` (24) deliveries are signed with the old one as well, so
   * that receivers can change over one by one.
   */
  rotateSecret(
    webhookId: string,
    rotation: SecretRotation = {},
    options?: CreateOptions,
  ): Promise<WebhookWithSecret> {
    const request = { method: 'POST', path: path`/v1/webhooks/${webhookId}/rotate-secret` } as const
    return this.#send({ ...request, body: rotation, options })
  }

  /** The public keys that verify the `v1a` signatures of an asymmetric webhook, as a JWK set. */
  keys(webhookId: string, options?: RequestOptions): Promise<WebhookKeys> {
    const request = { method: 'GET', path: path`/v1/webhooks/${webhookId}/keys` } as const
    return this.#send({ ...request, isOpen: true, options })
  }

  /** Sends an example, of `webhook.test` or of another type; the delivery shows how it went. */
  test(webhookId: string, test: TestRequest = {}, options?: CreateOptions): Promise<Delivery> {
    const request = { method: 'POST', path: path`/v1/webhooks/${webhookId}/test` } as const
    return this.#send({ ...request, body: test, options })
  }

  /**
   * Sends deliveries again: those that the fields choose, or without any field what was held while
   * the webhook was disabled.
   *
   * ```ts
   * const { replayed } = await capstan.webhooks.replay('0192f5a0-7c1e-7a34-9d5b-3f1c2a7b8e90', {
   *   from: '2026-11-20T00:00:00Z',
   *   status: 'failed',
   * })
   * console.log(replayed)
   * ```
   */
  replay(
    webhookId: string,
    replay: ReplayRequest = {},
    options?: CreateOptions,
  ): Promise<Schemas['Replayed']> {
    const request = { method: 'POST', path: path`/v1/webhooks/${webhookId}/replay` } as const
    return this.#send({ ...request, body: replay, options })
  }
}
