import { Type } from 'typebox'
import { ApiError } from '../../platform/errors.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import type { Authenticate } from '../../platform/operations/principal.ts'
import type { Platform } from '../../platform/platform.ts'
import { InvitationFacts, Joined, SignUpPolicy } from './auth-schema.ts'
import { boundGuesses } from './bounds.ts'
import { findOpenInvitation, join } from './invitations.ts'
import { hashPassword } from './password-hash.ts'
import { Joining } from './schema.ts'
import { findPersonByEmail } from './store.ts'

const tag = 'Sign-in'

/** Operations for people without an account: whether sign-up is possible, and the content of an invitation. */
export const invitationOperations = (
  { config, database, clock }: Platform,
  authenticate: Authenticate,
): readonly Operation[] => [
  operation(
    {
      audience: 'public',
      method: 'GET',
      path: '/session/sign-up-policy',
      operationId: 'getSignUpPolicy',
      tag,
      summary: 'Show who can sign up',
      description:
        'Whether a person can create an account without an invitation, and whether an identity provider signs people in.',
      reply: SignUpPolicy,
    },
    async () => ({ signUp: config.signUp, singleSignOn: config.singleSignOn?.name ?? null }),
  ),

  operation(
    {
      audience: 'public',
      effect: 'read',
      method: 'POST',
      path: '/session/invitations/open',
      operationId: 'readInvitation',
      tag,
      summary: 'Read an invitation',
      description: 'What the link of an invitation leads to; it works until the invitation ends.',
      body: Type.Object(
        { token: Joining.properties.token },
        { title: 'InvitationLink', additionalProperties: false },
      ),
      reply: InvitationFacts,
      throttle: boundGuesses,
      errors: ['not_found', 'rate_limited'],
    },
    async ({ db, now }, { body }) => {
      const invitation = await findOpenInvitation(db, body.token, now)
      if (!invitation) {
        throw new ApiError('not_found', 'The invitation was used, withdrawn, or is too old.')
      }
      const person = await findPersonByEmail(db, invitation.email)
      return {
        organization: invitation.organization_name,
        email: invitation.email,
        hasAccount: person !== undefined,
      }
    },
  ),

  operation(
    {
      audience: 'public',
      method: 'POST',
      path: '/session/join',
      operationId: 'joinOrganization',
      tag,
      summary: 'Accept an invitation',
      description:
        'Makes the person who has the link a member, with a new account where the address has none.',
      body: Joining,
      reply: Joined,
      throttle: boundGuesses,
      errors: ['not_found', 'rate_limited', 'not_signed_in'],
      async prepare({ body }, { request }) {
        const signedIn = request.headers.cookie
          ? // An ApiError: the session ended, so the invitation is for somebody who is signed out.
            await authenticate(request).catch(() => null)
          : null
        const invitation = await findOpenInvitation(database.db, body.token, clock.now())
        if (!invitation) throw new ApiError('not_found', 'The invitation was used or is too old.')
        return {
          organizationId: invitation.organization_id,
          actor: invitation.email,
          person: signedIn?.person ?? null,
          // A hash takes long; the transaction that follows would make others wait for it.
          passwordHash: body.password === undefined ? null : await hashPassword(body.password),
        }
      },
    },
    (work, { body }, { person, passwordHash }) => join(work, body, person, passwordHash),
  ),
]
