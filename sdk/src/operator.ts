import { type CapstanOptions, connect } from './connection.ts'
import type { components, operations } from './generated/operator.ts'
import { List } from './pagination.ts'
import { type ChangeOptions, path, type RequestOptions, type Send } from './request.ts'

type Schemas = components['schemas']

export type Organization = Schemas['Organization']
export type OrganizationActivity = Schemas['OrganizationActivity']
export type OrganizationChanges = Schemas['OrganizationChanges']
export type OrganizationCreditEntry = Schemas['CreditEntry']
export type Plan = Schemas['Plan']
export type PlanSettings = Schemas['PlanSettings']
export type Backup = Schemas['Backup']
export type EncryptionKeys = Schemas['EncryptionKeys']
export type Diagnosis = Schemas['Diagnosis']
export type OrganizationToken = Schemas['Token']
export type IssuedToken = Schemas['IssuedToken']

interface PageQuery {
  limit?: number
  cursor?: string
}

/**
 * The client of the operator API; its `token` is the operator key.
 *
 * ```ts
 * import { CapstanOperator } from '@capstan/sdk'
 *
 * const operator = new CapstanOperator({ url: 'http://127.0.0.1:8080', token: 'capop_…' })
 * const { id } = await operator.organizations.create({ name: 'Analytical Engines', plan: 'pro' })
 * const { token } = await operator.tokens.issue(id, { name: 'CRM', scopes: ['contacts:read'] })
 * console.log(token)
 * ```
 */
export class CapstanOperator {
  readonly organizations: Organizations
  /** API tokens of organizations. */
  readonly tokens: OrganizationTokens
  readonly plans: Plans
  readonly backups: Backups
  /** Its encryption keys, and what is wrong with it. */
  readonly installation: Installation

  /**
   * Without options the environment has the address and the key, in `CAPSTAN_URL` and `CAPSTAN_OPERATOR_KEY`. Throws a
   * TypeError when one is missing, the url is no http(s) address, or the key cannot be sent.
   */
  constructor(options: CapstanOptions = {}) {
    const send = connect(options, 'CAPSTAN_OPERATOR_KEY')
    this.organizations = new Organizations(send)
    this.tokens = new OrganizationTokens(send)
    this.plans = new Plans(send)
    this.backups = new Backups(send)
    this.installation = new Installation(send)
  }
}

const organizations = '/operator/v1/organizations'

/** Methods of `operator.organizations`. */
export class Organizations {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Creates an organization; without a plan it is on `free`. */
  create(body: Schemas['NewOrganization'], options?: RequestOptions): Promise<Organization> {
    return this.#send({ method: 'POST', path: organizations, body, options })
  }

  /** All organizations, newest first. */
  list(query?: PageQuery, options?: RequestOptions): List<Organization> {
    return new List(this.#send, { method: 'GET', path: organizations, query, options })
  }

  /** The organizations that use most of one thing now. */
  async top(
    query?: operations['listOrganizationActivity']['parameters']['query'],
    options?: RequestOptions,
  ): Promise<OrganizationActivity[]> {
    const path = '/operator/v1/activity'
    const answer: { data: OrganizationActivity[] } = await this.#send({
      ...{ method: 'GET', path, query, options },
    })
    return answer.data
  }

  get(id: string, options?: RequestOptions): Promise<Organization> {
    return this.#send({ method: 'GET', path: path`/operator/v1/organizations/${id}`, options })
  }

  /** Renames it, or moves it to another plan. */
  update(id: string, body: OrganizationChanges, options?: ChangeOptions): Promise<Organization> {
    const to = path`/operator/v1/organizations/${id}`
    return this.#send({ method: 'PATCH', path: to, body, options })
  }

  /** Revokes its tokens at once, then deletes all of its data in the background. */
  delete(id: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/operator/v1/organizations/${id}`, options })
  }

  grantCredits(
    id: string,
    body: Schemas['NewCredits'],
    options?: RequestOptions,
  ): Promise<Schemas['Credits']> {
    const to = path`/operator/v1/organizations/${id}/credits`
    return this.#send({ method: 'POST', path: to, body, options })
  }

  /** The credits ledger of an organization, newest first. */
  creditEntries(
    id: string,
    query?: operations['listOrganizationCreditEntries']['parameters']['query'],
    options?: RequestOptions,
  ): List<OrganizationCreditEntry> {
    const to = path`/operator/v1/organizations/${id}/credits/entries`
    return new List(this.#send, { method: 'GET', path: to, query, options })
  }
}

/** Methods of `operator.tokens`. */
export class OrganizationTokens {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Issues a token; its value is in this answer only. */
  issue(
    organizationId: string,
    body: Schemas['NewToken'],
    options?: RequestOptions,
  ): Promise<IssuedToken> {
    const to = path`/operator/v1/organizations/${organizationId}/tokens`
    return this.#send({ method: 'POST', path: to, body, options })
  }

  /** The tokens of an organization, newest first, without their values. */
  list(
    organizationId: string,
    query?: PageQuery,
    options?: RequestOptions,
  ): List<OrganizationToken> {
    const to = path`/operator/v1/organizations/${organizationId}/tokens`
    return new List(this.#send, { method: 'GET', path: to, query, options })
  }

  /** Gives it a new value; the old one ends at once, or after the overlap. */
  rotate(
    organizationId: string,
    tokenId: string,
    body: Schemas['RotateToken'] = {},
    options?: RequestOptions,
  ): Promise<IssuedToken> {
    const to = path`/operator/v1/organizations/${organizationId}/tokens/${tokenId}/rotate`
    return this.#send({ method: 'POST', path: to, body, options })
  }

  /** Ends it: no request that starts after the answer succeeds with it. */
  revoke(organizationId: string, tokenId: string, options?: RequestOptions): Promise<void> {
    const to = path`/operator/v1/organizations/${organizationId}/tokens/${tokenId}`
    return this.#send({ method: 'DELETE', path: to, options })
  }
}

/** Methods of `operator.plans`. */
export class Plans {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** All plans by key, the built-in ones included. */
  list(query?: PageQuery, options?: RequestOptions): List<Plan> {
    return new List(this.#send, { method: 'GET', path: '/operator/v1/plans', query, options })
  }

  get(key: string, options?: RequestOptions): Promise<Plan> {
    return this.#send({ method: 'GET', path: path`/operator/v1/plans/${key}`, options })
  }

  /** Creates a plan or replaces its settings; an absent one is no limit. */
  put(key: string, body: PlanSettings, options?: RequestOptions): Promise<Plan> {
    return this.#send({ method: 'PUT', path: path`/operator/v1/plans/${key}`, body, options })
  }
}

/** Methods of `operator.backups`. */
export class Backups {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Begins a backup of everything as it is now; `get` says when it is complete. */
  create(options?: RequestOptions): Promise<Backup> {
    return this.#send({ method: 'POST', path: '/operator/v1/backups', options })
  }

  list(query?: PageQuery, options?: RequestOptions): List<Backup> {
    return new List(this.#send, { method: 'GET', path: '/operator/v1/backups', query, options })
  }

  get(id: string, options?: RequestOptions): Promise<Backup> {
    return this.#send({ method: 'GET', path: path`/operator/v1/backups/${id}`, options })
  }
}

/** Methods of `operator.installation`. */
export class Installation {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** How much each encryption key has sealed. */
  encryptionKeys(options?: RequestOptions): Promise<EncryptionKeys> {
    return this.#send({ method: 'GET', path: '/operator/v1/encryption-keys', options })
  }

  /** Begins to seal everything with the current key. */
  rotateEncryptionKeys(options?: RequestOptions): Promise<EncryptionKeys> {
    return this.#send({ method: 'POST', path: '/operator/v1/encryption-keys/rotate', options })
  }

  /** Lists problems of the installation; the server tries to reach `outbound` to test its way out. */
  diagnose(query?: { outbound?: string }, options?: RequestOptions): Promise<Diagnosis> {
    return this.#send({ method: 'GET', path: '/operator/v1/diagnosis', query, options })
  }
}
