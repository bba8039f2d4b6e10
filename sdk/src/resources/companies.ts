import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'
import type { Contact } from './contacts.ts'

/** A company that contacts belong to. */
export type Company = Schemas['Company']
/** Body to create a company. */
export type NewCompany = Schemas['NewCompany']
/** Fields to change: an absent one stays, null clears one. */
export type CompanyChanges = Schemas['CompanyChanges']
/** Filters and page of a list of companies. */
export type CompanyQuery = Query<'listCompanies'>

/** Methods of `capstan.companies`. */
export class Companies {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Creates a company. Throws a ConflictError when another company has the domain.
   *
   * ```ts
   * const company = await capstan.companies.create({ name: 'Acme', domain: 'acme.example' })
   * await capstan.contacts.create({ name: 'Ada Lovelace', companyId: company.id })
   * ```
   */
  create(company: NewCompany, options?: CreateOptions): Promise<Company> {
    return this.#send({ method: 'POST', path: '/v1/companies', body: company, options })
  }

  /** Companies, newest first. */
  list(query?: CompanyQuery, options?: RequestOptions): List<Company> {
    return new List(this.#send, { method: 'GET', path: '/v1/companies', query, options })
  }

  /** One company; throws a NotFoundError when there is none. */
  get(companyId: string, options?: RequestOptions): Promise<Company> {
    return this.#send({ method: 'GET', path: path`/v1/companies/${companyId}`, options })
  }

  /** The contacts that belong to a company, newest first. */
  contacts(
    companyId: string,
    query?: Query<'listCompanyContacts'>,
    options?: RequestOptions,
  ): List<Contact> {
    const at = path`/v1/companies/${companyId}/contacts`
    return new List(this.#send, { method: 'GET', path: at, query, options })
  }

  /** Changes the fields that are given. Its contacts show a new name within moments. */
  update(companyId: string, changes: CompanyChanges, options?: ChangeOptions): Promise<Company> {
    const request = { method: 'PATCH', path: path`/v1/companies/${companyId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Deletes a company permanently. Its contacts stay, with its name as text. */
  delete(companyId: string, options?: ChangeOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: path`/v1/companies/${companyId}`, options })
  }
}
