import type { ChangeOptions, RequestOptions, Send } from '../../request.ts'
import type { SessionSchemas } from './schemas.ts'

/** An organization of the signed-in person, with the person's role in it. */
export type OwnOrganization = SessionSchemas['OwnOrganization']
/** Details of an organization that every member sees. */
export type OrganizationDetails = SessionSchemas['OrganizationDetails']
/** The name of an organization. */
export type OrganizationName = SessionSchemas['OrganizationName']

/** Methods of `session.organizations`. */
export class OwnOrganizations {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }

  /** Creates an organization that the person owns. */
  create(organization: OrganizationName, options?: RequestOptions): Promise<OwnOrganization> {
    const request = { method: 'POST', path: '/session/organizations' } as const
    return this.#send({ ...request, body: organization, options })
  }

  /** The organization that requests are about. */
  get(options?: RequestOptions): Promise<OrganizationDetails> {
    return this.#send({ method: 'GET', path: '/session/organization', options })
  }

  /** Renames the organization that requests are about; for owners and admins. */
  rename(organization: OrganizationName, options?: ChangeOptions): Promise<void> {
    const request = { method: 'PATCH', path: '/session/organization' } as const
    return this.#send({ ...request, body: organization, options })
  }
}
