import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'
import type { InboundEvent } from './inbound-events.ts'

/** An address that another service posts to. */
export type Hook = Schemas['Hook']
/** A hook with its secret, which only this answer shows. */
export type HookWithSecret = Schemas['HookWithSecret']
/** Body to create a hook. */
export type NewHook = Schemas['NewHook']
/** Fields to change: an absent one stays; `config` is replaced as a whole. */
export type HookChanges = Schemas['HookChanges']
/** The secret to verify with from now on, and for how long the former one verifies, too. */
export type HookSecretRotation = Schemas['HookSecretRotation']
/** Request that a test sends; without it, an example of the sender. */
export type HookTest = Schemas['HookTest']
/** Why a hook refused a request. */
export type InboundRefusal = Schemas['InboundRefusal']

/** Methods of `capstan.hooks`. */
export class Hooks {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Makes an address that another service posts to. Give its `url` to the service; where the service is the one who
   * gives the secret, set it with `rotateSecret`.
   *
   * ```ts
   * const hook = await capstan.hooks.create({ name: 'Stripe, live', preset: 'stripe' })
   * console.log(hook.url)
   * await capstan.hooks.rotateSecret(hook.id, { secret: 'whsec_5f0c8b1e9a7d4c3e2b6f1a0d9c8e7b6a' })
   * ```
   */
  create(hook: NewHook, options?: CreateOptions): Promise<HookWithSecret> {
    return this.#send({ method: 'POST', path: '/v1/integrations/hooks', body: hook, options })
  }

  /** Hooks, newest first. */
  list(query?: Query<'listHooks'>, options?: RequestOptions): List<Hook> {
    return new List(this.#send, { method: 'GET', path: '/v1/integrations/hooks', query, options })
  }

  /** One hook with its address, without its secret. */
  get(hookId: string, options?: RequestOptions): Promise<Hook> {
    return this.#send({ method: 'GET', path: path`/v1/integrations/hooks/${hookId}`, options })
  }

  /** Changes the fields that are given. While a hook is paused (`enabled: false`) its events are held. */
  update(hookId: string, changes: HookChanges, options?: ChangeOptions): Promise<Hook> {
    const request = { method: 'PATCH', path: path`/v1/integrations/hooks/${hookId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Deletes a hook with its secrets. Its address answers 410 from now on. */
  delete(hookId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/integrations/hooks/${hookId}`, options })
  }

  /** Makes you the author, and starts it again if it stopped because its author lost the rights. */
  takeOver(hookId: string, options?: CreateOptions): Promise<Hook> {
    const at = path`/v1/integrations/hooks/${hookId}/take-over`
    return this.#send({ method: 'POST', path: at, options })
  }

  /** Sets another secret. For `overlapHours` (24) the former one verifies, too. */
  rotateSecret(
    hookId: string,
    rotation: HookSecretRotation = {},
    options?: CreateOptions,
  ): Promise<HookWithSecret> {
    const at = path`/v1/integrations/hooks/${hookId}/rotate-secret`
    return this.#send({ method: 'POST', path: at, body: rotation, options })
  }

  /** Gives a hook another address; the former one answers 410 from now on. */
  rotateAddress(hookId: string, options?: CreateOptions): Promise<Hook> {
    const at = path`/v1/integrations/hooks/${hookId}/rotate-address`
    return this.#send({ method: 'POST', path: at, options })
  }

  /** Stores an event as if the service had posted it, and has it handled. */
  test(hookId: string, test: HookTest = {}, options?: CreateOptions): Promise<InboundEvent> {
    const at = path`/v1/integrations/hooks/${hookId}/test`
    return this.#send({ method: 'POST', path: at, body: test, options })
  }

  /** Why requests were refused, newest first: the last 100. */
  refusals(
    hookId: string,
    query?: Query<'listHookRefusals'>,
    options?: RequestOptions,
  ): List<InboundRefusal> {
    const at = path`/v1/integrations/hooks/${hookId}/refusals`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }
}
