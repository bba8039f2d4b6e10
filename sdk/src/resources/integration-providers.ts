import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** A service that connections can be made to, and how it is spoken to. */
export type IntegrationProvider = Schemas['IntegrationProvider']
/** Body to create your own provider. */
export type NewIntegrationProvider = Schemas['NewIntegrationProvider']
/** Fields to change: an absent one stays. */
export type IntegrationProviderChanges = Schemas['IntegrationProviderChanges']

/** Methods of `capstan.integrationProviders`. */
export class IntegrationProviders {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Describes a service of your own.
   *
   * ```ts
   * await capstan.integrationProviders.create({
   *   key: 'x_billing',
   *   name: 'Billing service',
   *   baseUrl: 'https://api.billing.example.com/v1/',
   *   auth: [{ type: 'api_key', header: 'X-Api-Key', prefix: '' }],
   *   test: { method: 'GET', path: 'me', account: 'body.email' },
   * })
   * ```
   */
  create(provider: NewIntegrationProvider, options?: CreateOptions): Promise<IntegrationProvider> {
    const at = '/v1/integrations/providers'
    return this.#send({ method: 'POST', path: at, body: provider, options })
  }

  /** Lists the built-in providers, then your own. */
  list(
    query?: Query<'listIntegrationProviders'>,
    options?: RequestOptions,
  ): List<IntegrationProvider> {
    const at = '/v1/integrations/providers'
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** One definition. */
  get(key: string, options?: RequestOptions): Promise<IntegrationProvider> {
    return this.#send({ method: 'GET', path: path`/v1/integrations/providers/${key}`, options })
  }

  /** Changes the fields that are given; address and sign-in stay while connections use it. */
  update(
    key: string,
    changes: IntegrationProviderChanges,
    options?: ChangeOptions,
  ): Promise<IntegrationProvider> {
    const at = path`/v1/integrations/providers/${key}`
    return this.#send({ method: 'PATCH', path: at, body: changes, options })
  }

  /** Deletes one of your own that no connection uses. */
  delete(key: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/integrations/providers/${key}`, options })
  }
}
