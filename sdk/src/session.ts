import { connectSession, type SessionOptions } from './connection.ts'
import { nameMethods } from './method-names.ts'
import { PublicApi } from './public-api.ts'
import { Auth } from './resources/session/auth.ts'
import { Changes } from './resources/session/changes.ts'
import { Countersigning } from './resources/session/countersigning.ts'
import { Invitations } from './resources/session/invitations.ts'
import { Members } from './resources/session/members.ts'
import { Objects } from './resources/session/objects.ts'
import { OwnOrganizations } from './resources/session/organizations.ts'
import { Passkeys } from './resources/session/passkeys.ts'
import { Self } from './resources/session/self.ts'
import { Sessions } from './resources/session/sessions.ts'
import { SingleSignOn } from './resources/session/single-sign-on.ts'
import { Tokens } from './resources/session/tokens.ts'

/**
 * The client of a page that the server itself delivers. The cookie of a signed-in person takes the
 * place of a token. A program can pass its methods on by themselves: `methodNameOf` names them.
 *
 * ```ts
 * import { CapstanSession } from '@capstan/sdk'
 *
 * const api = new CapstanSession({ url: 'https://capstan.example.com' })
 * const { organizations } = await api.self.get()
 * api.setOrganization(organizations[0]?.id ?? null)
 * for await (const contact of api.contacts.list({ tag: 'vip' })) console.log(contact.name)
 * ```
 */
export class CapstanSession extends PublicApi {
  /** Signing up, in and out, passwords and the second factor. */
  readonly auth: Auth
  /** Devices that sign the person in without a password. */
  readonly passkeys: Passkeys
  /** Signing in with the identity provider of the server. */
  readonly singleSignOn: SingleSignOn
  /** The signed-in person. */
  readonly self: Self
  /** The browsers in which the person is signed in. */
  readonly sessions: Sessions
  /** The organizations of the person. */
  readonly organizations: OwnOrganizations
  /** Searches all objects of the organization. */
  readonly objects: Objects
  readonly members: Members
  readonly invitations: Invitations
  /** API tokens of the organization. */
  readonly tokens: Tokens
  /** Signs proposals for the organization. */
  readonly countersigning: Countersigning
  /** Reports changes in the organization as they happen. */
  readonly changes: Changes
  readonly #choice: { organizationId: string | null }

  /** Throws a TypeError when the url is no http(s) address. */
  constructor(options: SessionOptions) {
    const choice: { organizationId: string | null } = { organizationId: null }
    const send = connectSession(options, () => choice.organizationId)
    super((request) =>
      send(request.isOpen ? request : { ...request, path: `/session${request.path}` }),
    )
    this.#choice = choice
    this.auth = new Auth(send)
    this.passkeys = new Passkeys(send)
    this.singleSignOn = new SingleSignOn(send)
    this.self = new Self(send)
    this.sessions = new Sessions(send)
    this.organizations = new OwnOrganizations(send)
    this.objects = new Objects(send)
    this.members = new Members(send)
    this.invitations = new Invitations(send)
    this.tokens = new Tokens(send)
    this.countersigning = new Countersigning(send)
    this.changes = new Changes(options.url)
    nameMethods(this)
  }

  /** The organization of the requests from now on; null for the person's oldest membership. */
  setOrganization(id: string | null): void {
    this.#choice.organizationId = id
  }
}

/** The names of the resources of a session, such as `contacts`. */
export type ResourceName = {
  [Name in keyof CapstanSession]: CapstanSession[Name] extends (...args: never[]) => unknown
    ? never
    : Name
}[keyof CapstanSession]
