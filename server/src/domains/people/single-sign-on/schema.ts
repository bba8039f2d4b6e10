import { Type } from 'typebox'
import { expects, Nullable, Time } from '../../../platform/operations/schemas.ts'

export const SignOnStart = Type.Object(
  {
    next: Type.Optional(
      Type.String({
        maxLength: 2000,
        pattern: '^/(?![/\\\\])[^\\\\\\u0000-\\u001f\\u007f]*$',
        description: 'Path of the dashboard where the person goes afterwards; `/` if absent.',
        examples: ['/contacts'],
        ...expects('a path that begins with one `/`'),
      }),
    ),
  },
  { title: 'SignOnStart', additionalProperties: false },
)

export const SignOnAddress = Type.Object(
  { url: Type.String({ description: 'Where the provider signs the person in.' }) },
  { title: 'SignOnAddress' },
)

export const SignOnLink = Type.Object(
  {
    name: Nullable(
      Type.String({
        description: 'Name of the provider (`CAPSTAN_OIDC_NAME`); null without single sign-on.',
        examples: ['Acme'],
      }),
    ),
    linkedAt: Nullable(Time('When you first signed in with it; null if you never have.')),
    canUnlink: Type.Boolean({
      description: 'Whether a password or a passkey signs you in without it.',
    }),
  },
  { title: 'SignOnLink' },
)
