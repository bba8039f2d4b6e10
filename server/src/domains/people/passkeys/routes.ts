import { Type } from 'typebox'
import { notFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { Id, Nullable, PathId, Time } from '../../../platform/operations/schemas.ts'
import { PasskeyId } from '../schema.ts'
import { deletePasskey, listPasskeys } from './store.ts'

const Passkey = Type.Object(
  {
    id: Id(PasskeyId, 'Identifier of the passkey.'),
    name: Type.String({ description: 'What you call the device.', examples: ['My laptop'] }),
    createdAt: Time('When it was added.'),
    lastUsedAt: Nullable(Time('When it last signed you in.')),
  },
  { title: 'Passkey' },
)

/** The passkeys of the signed-in person. They are added through the operations of signing in. */
export const passkeyOperations: readonly Operation[] = [
  operation(
    {
      audience: 'session',
      method: 'GET',
      path: '/session/passkeys',
      operationId: 'listPasskeys',
      tag: 'Sign-in',
      needsOrganization: false,
      summary: 'List your passkeys',
      description: 'The devices that sign you in without a password, the newest first.',
      reply: Type.Object({ data: Type.Array(Passkey) }, { title: 'Passkeys' }),
    },
    async ({ db, principal }) => {
      const rows = await listPasskeys(db, principal.person.id)
      const data = rows.map(({ id, name, created_at, last_used_at }) => ({
        id: PasskeyId.show(id),
        name,
        createdAt: created_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      }))
      return { data }
    },
  ),

  operation(
    {
      audience: 'session',
      method: 'DELETE',
      path: '/session/passkeys/{passkeyId}',
      operationId: 'removePasskey',
      tag: 'Sign-in',
      needsOrganization: false,
      summary: 'Remove a passkey',
      description: 'From now on that device does not sign you in. Sessions it has started go on.',
      params: Type.Object({ passkeyId: PathId(PasskeyId, 'Identifier of the passkey.') }),
      reply: null,
    },
    async ({ db, principal }, { params: { passkeyId } }) => {
      if (!(await deletePasskey(db, principal.person.id, passkeyId))) throw notFound()
    },
  ),
]
