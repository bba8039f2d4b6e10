import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** Actions that run when an event occurs, a hook receives a request or a schedule is due. */
export type Automation = Schemas['Automation']
/** Body to create an automation. */
export type NewAutomation = Schemas['NewAutomation']
/** Fields to change: an absent one stays. */
export type AutomationChanges = Schemas['AutomationChanges']
/** Filters and page of a list of automations. */
export type AutomationQuery = Query<'listAutomations'>
/** Earlier version of an automation. */
export type AutomationVersion = Schemas['AutomationVersion']
/** Page of a list of versions. */
export type AutomationVersionQuery = Query<'listAutomationVersions'>
/** One time that an automation was set off, and what is done of it. */
export type AutomationRun = Schemas['AutomationRun']
/** Filters and page of a list of runs. */
export type AutomationRunQuery = Query<'listAutomationRuns'>
/** With what an automation is tried. */
export type NewAutomationTrial = Schemas['NewAutomationTrial']
/** Result of a dry run; nothing has changed. */
export type AutomationTrial = Schemas['AutomationTrial']

/** Methods of `capstan.automations`. */
export class Automations {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Creates an automation. It may do what the token may, as long as it may.
   *
   * ```ts
   * await capstan.automations.create({
   *   name: 'New customers',
   *   trigger: { event: 'contact.created', filter: 'data.tags.exists(t, t == "customer")' },
   *   actions: [
   *     { type: 'contact.tag', contactId: 'event.data.id', tag: 'welcome' },
   *   ],
   * })
   * ```
   */
  create(automation: NewAutomation, options?: CreateOptions): Promise<Automation> {
    return this.#send({ method: 'POST', path: '/v1/automations', body: automation, options })
  }

  /** Automations, newest first. */
  list(query?: AutomationQuery, options?: RequestOptions): List<Automation> {
    return new List(this.#send, { method: 'GET', path: '/v1/automations', query, options })
  }

  /** One automation; throws a NotFoundError when there is none. */
  get(automationId: string, options?: RequestOptions): Promise<Automation> {
    return this.#send({ method: 'GET', path: path`/v1/automations/${automationId}`, options })
  }

  /** Changes the fields that are given, as another version. */
  update(
    automationId: string,
    changes: AutomationChanges,
    options?: ChangeOptions,
  ): Promise<Automation> {
    const at = path`/v1/automations/${automationId}`
    return this.#send({ method: 'PATCH', path: at, body: changes, options })
  }

  /** Makes you the author, and starts it again if it stopped because its author lost the rights. */
  takeOver(automationId: string, options?: CreateOptions): Promise<Automation> {
    const at = path`/v1/automations/${automationId}/take-over`
    return this.#send({ method: 'POST', path: at, options })
  }

  /** Deletes an automation with its versions and runs. */
  delete(automationId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/automations/${automationId}`, options })
  }

  /**
   * Says what a run would do with an event, an inbound event or made-up ones. Nothing is kept or sent.
   *
   * ```ts
   * const trial = await capstan.automations.test('aut_01jbts0z0ye8t9tpsz3gn7nkm8', {
   *   body: { email: 'ada@example.com' },
   * })
   * console.log(trial.status, trial.actions)
   * ```
   */
  test(
    automationId: string,
    trial: NewAutomationTrial = {},
    options?: RequestOptions,
  ): Promise<AutomationTrial> {
    const at = path`/v1/automations/${automationId}/test`
    return this.#send({ method: 'POST', path: at, body: trial, options })
  }

  /** Lists the versions, newest first. */
  versions(
    automationId: string,
    query?: AutomationVersionQuery,
    options?: RequestOptions,
  ): List<AutomationVersion> {
    const at = path`/v1/automations/${automationId}/versions`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** Makes another version with the content of an earlier one. */
  restore(automationId: string, version: number, options?: CreateOptions): Promise<Automation> {
    const at = path`/v1/automations/${automationId}/versions`
    return this.#send({ method: 'POST', path: at, body: { version }, options })
  }

  /** Runs of the last 30 days, newest first. */
  runs(
    automationId: string,
    query?: AutomationRunQuery,
    options?: RequestOptions,
  ): List<AutomationRun> {
    const at = path`/v1/automations/${automationId}/runs`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** Goes on with a run that failed, was held or was skipped, from the action that is not done. */
  retry(automationId: string, runId: string, options?: CreateOptions): Promise<AutomationRun> {
    const at = path`/v1/automations/${automationId}/runs/${runId}/retry`
    return this.#send({ method: 'POST', path: at, options })
  }
}
