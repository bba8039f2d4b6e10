import { List } from '../pagination.ts'
import {
  type ChangeOptions,
  type CreateOptions,
  path,
  type RequestOptions,
  type Send,
} from '../request.ts'
import type { Query, Schemas } from '../schemas.ts'

/** Template that proposals start from. */
export type ProposalTemplate = Schemas['ProposalTemplate']
/** A template without its draft. */
export type ProposalTemplateInList = Schemas['ProposalTemplateInList']
/** Body to create a template. */
export type NewProposalTemplate = Schemas['NewProposalTemplate']
/** Fields to change: an absent one stays, null clears one. */
export type ProposalTemplateChanges = Schemas['ProposalTemplateChanges']
/** Filters and page of a list of templates. */
export type ProposalTemplateQuery = Query<'listProposalTemplates'>
/** Variable of a template's texts. */
export type ProposalTemplateVariable = Schemas['ProposalTemplateVariables']['data'][number]

/** Methods of `capstan.proposalTemplates`. */
export class ProposalTemplates {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /**
   * Creates a template. Throws a ConflictError when another one has the name.
   *
   * ```ts
   * const template = await capstan.proposalTemplates.create({
   *   name: 'Website',
   *   draft: { blocks: [{ type: 'text', text: 'Hello {{contact.firstName}}' }] },
   * })
   * await capstan.proposals.create({ templateId: template.id })
   * ```
   */
  create(template: NewProposalTemplate, options?: CreateOptions): Promise<ProposalTemplate> {
    return this.#send({ method: 'POST', path: '/v1/proposal-templates', body: template, options })
  }

  /** Templates that are not archived, or those that are, newest first. */
  list(query?: ProposalTemplateQuery, options?: RequestOptions): List<ProposalTemplateInList> {
    return new List(this.#send, { method: 'GET', path: '/v1/proposal-templates', query, options })
  }

  /** One template; throws a NotFoundError when there is none. */
  get(templateId: string, options?: RequestOptions): Promise<ProposalTemplate> {
    return this.#send({ method: 'GET', path: path`/v1/proposal-templates/${templateId}`, options })
  }

  /** Changes the fields that are given. */
  update(
    templateId: string,
    changes: ProposalTemplateChanges,
    options?: ChangeOptions,
  ): Promise<ProposalTemplate> {
    const request = { method: 'PATCH', path: path`/v1/proposal-templates/${templateId}` } as const
    return this.#send({ ...request, body: changes, options })
  }

  /** Deletes a template permanently; proposals keep what they began with. */
  delete(templateId: string, options?: ChangeOptions): Promise<void> {
    const at = path`/v1/proposal-templates/${templateId}`
    return this.#send({ method: 'DELETE', path: at, options })
  }

  /** Lists the variables of the texts, in their order. */
  async variables(
    templateId: string,
    options?: RequestOptions,
  ): Promise<ProposalTemplateVariable[]> {
    const at = path`/v1/proposal-templates/${templateId}/variables`
    const { data } = await this.#send<{ data: ProposalTemplateVariable[] }>({
      method: 'GET',
      path: at,
      options,
    })
    return data
  }
}
