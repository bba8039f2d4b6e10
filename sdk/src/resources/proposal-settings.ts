import type { ChangeOptions, RequestOptions, Send } from '../request.ts'
import type { Schemas } from '../schemas.ts'

/** How numbers are made, how documents look, and what drafts begin with. */
export type ProposalSettingsFields = Schemas['ProposalSettings']
/** Fields to change: an absent one stays. */
export type ProposalSettingsChanges = Schemas['ProposalSettingsChanges']

/** Methods of `capstan.proposalSettings`. */
export class ProposalSettings {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** The settings of the organization. */
  get(options?: RequestOptions): Promise<ProposalSettingsFields> {
    return this.#send({ method: 'GET', path: '/v1/proposal-settings', options })
  }

  /**
   * Changes the fields that are given; what was sent already stays as it was.
   *
   * ```ts
   * await capstan.proposalSettings.update({ numberPattern: 'P-{YYYY}-{0000}' })
   * ```
   */
  update(
    changes: ProposalSettingsChanges,
    options?: ChangeOptions,
  ): Promise<ProposalSettingsFields> {
    const request = { method: 'PATCH', path: '/v1/proposal-settings' } as const
    return this.#send({ ...request, body: changes, options })
  }
}
