import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** An account at another service. Its credentials are in no answer. */
export type Connection = Schemas['Connection']
/** Body to create a connection. */
export type NewConnection = Schemas['NewConnection']
/** Fields to change: an absent one stays; `config` and `credentials` are replaced as a whole. */
export type ConnectionChanges = Schemas['ConnectionChanges']
/** Where a person grants access, until when. */
export type ConnectionAuthorization = Schemas['ConnectionAuthorization']
/** Filters and page of a list of connections. */
export type ConnectionQuery = Query<'listConnections'>

/** Methods of `capstan.connections`. */
export class Connections {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Connects an account at a provider. It is tried at once; with `oauth2_code` somebody has to grant access first.
   *
   * ```ts
   * const connection = await capstan.connections.create({
   *   provider: 'hubspot',
   *   name: 'HubSpot, Europe',
   *   authType: 'oauth2_code',
   *   credentials: { clientId: '4711', clientSecret: 's3cr3t' },
   * })
   * const { url } = await capstan.connections.authorize(connection.id)
   * console.log(`Open ${url} in a browser.`)
   * ```
   */
  create(connection: NewConnection, options?: CreateOptions): Promise<Connection> {
    return this.#send({
      method: 'POST',
      path: '/v1/integrations/connections',
      body: connection,
      options,
    })
  }

  /** Connections, newest first. */
  list(query?: ConnectionQuery, options?: RequestOptions): List<Connection> {
    const at = '/v1/integrations/connections'
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** One connection, without its credentials. */
  get(connectionId: string, options?: RequestOptions): Promise<Connection> {
    const at = path`/v1/integrations/connections/${connectionId}`
    return this.#send({ method: 'GET', path: at, options })
  }

  /** Changes the fields that are given. Another address needs the credentials again. */
  update(
    connectionId: string,
    changes: ConnectionChanges,
    options?: ChangeOptions,
  ): Promise<Connection> {
    const at = path`/v1/integrations/connections/${connectionId}`
    return this.#send({ method: 'PATCH', path: at, body: changes, options })
  }

  /** Deletes a connection. Its credentials are gone at once. */
  delete(connectionId: string, options?: ChangeOptions): Promise<void> {
    const at = path`/v1/integrations/connections/${connectionId}`
    return this.#send({ method: 'DELETE', path: at, options })
  }

  /** Tries a connection now; `status` and `lastError` say what came of it. */
  test(connectionId: string, options?: CreateOptions): Promise<Connection> {
    return this.#act(connectionId, 'test', options)
  }

  /** An address to open in a browser, where the provider asks for access. It works once, for ten minutes. */
  authorize(connectionId: string, options?: CreateOptions): Promise<ConnectionAuthorization> {
    const at = path`/v1/integrations/connections/${connectionId}/authorize`
    return this.#send({ method: 'POST', path: at, options })
  }

  /** Nothing uses it until it is enabled. */
  disable(connectionId: string, options?: CreateOptions): Promise<Connection> {
    return this.#act(connectionId, 'disable', options)
  }

  /** Tries a disabled connection, and uses it again when that goes well. */
  enable(connectionId: string, options?: CreateOptions): Promise<Connection> {
    return this.#act(connectionId, 'enable', options)
  }

  #act(connectionId: string, act: string, options?: CreateOptions): Promise<Connection> {
    const at = path`/v1/integrations/connections/${connectionId}/${act}`
    return this.#send({ method: 'POST', path: at, options })
  }
}
