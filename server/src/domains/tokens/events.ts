import { defineEvent } from '../../platform/events/event.ts'
import { exampleToken, Token } from './schema.ts'

export const tokenExpiring = defineEvent(
  'token.expiring',
  'A token ends within seven days. Told once; not of a token that was issued for less than that.',
  Token,
  exampleToken,
)

export const tokenRotated = defineEvent(
  'token.rotated',
  'A token has a new value; the data never holds one.',
  Token,
  { ...exampleToken, lastFour: 'Xw3d' },
)

export const tokenRevoked = defineEvent('token.revoked', 'A token was revoked.', Token, {
  ...exampleToken,
  revokedAt: '2027-02-14T09:30:00.000Z',
})
