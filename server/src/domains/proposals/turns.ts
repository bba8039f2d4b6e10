import type { RecipientRow } from './recipient-store.ts'
import type { Signing } from './schema.ts'

type Turn = Pick<RecipientRow, 'role' | 'status' | 'signing_order'>

/** Signers who have not answered. */
export const unsigned = <Row extends Turn>(recipients: readonly Row[]): Row[] =>
  recipients.filter(
    ({ role, status }) => role === 'signer' && status !== 'signed' && status !== 'declined',
  )

/** Signers who can answer now: all who have not, or those of the lowest order among them. */
export function signersInTurn<Row extends Turn>(
  { order }: Pick<Signing, 'order'>,
  recipients: readonly Row[],
): Row[] {
  const left = unsigned(recipients)
  if (order === 'parallel') return left
  const lowest = Math.min(...left.map(({ signing_order }) => signing_order))
  return left.filter(({ signing_order }) => signing_order === lowest)
}
