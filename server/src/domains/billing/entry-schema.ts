import { type Static, Type } from 'typebox'
import { defineId, type IdKind } from '../../platform/ids.ts'
import { Id, Nullable, PageQuery, Time, TimeFilter } from '../../platform/operations/schemas.ts'
import type { EntryRow } from './store.ts'

const kinds = ['grant', 'reserve', 'settle', 'release', 'expire'] as const

export const CreditEntryId = defineId('creditEntry', 'cre')

export const CreditEntry = Type.Object(
  {
    id: Id(CreditEntryId, 'Identifier of the entry.'),
    at: Time('When it was recorded.'),
    kind: Type.Enum([...kinds], {
      description:
        '`grant` adds credits. `reserve` sets them aside before the work, `settle` records how many of them it used, and `release` gives the rest back. `expire` takes what a grant still had.',
    }),
    amount: Type.Integer({
      description: 'What it adds to the balance; negative when it takes away, 0 for `settle`.',
      examples: [-3],
    }),
    used: Type.Integer({
      description: 'Of `settle`: the credits that the work used. 0 for any other kind.',
      examples: [0],
    }),
    balanceAfter: Type.Integer({
      description: 'The sum of all amounts up to this entry.',
      examples: [497],
    }),
    reference: Nullable(
      Type.Object(
        {
          type: Type.String({
            description: '`source`, `search`, or `reindex`.',
            examples: ['source'],
          }),
          id: Type.String({
            description:
              'The id of the source. A search or a re-index has an id of its own, which its entries share.',
            examples: ['src_01jbts0z0ye8t9tpsz3gn7nkm8'],
          }),
        },
        { description: 'The work that the credits are for; null for `grant` and `expire`.' },
      ),
    ),
    reason: Nullable(
      Type.String({
        description: 'Reason of the grant that the credits belong to; null for `settle`.',
        examples: ['annual contract'],
      }),
    ),
  },
  { title: 'CreditEntry' },
)
export type CreditEntry = Static<typeof CreditEntry>

export const CreditEntryQuery = Type.Object({
  ...PageQuery,
  kind: Type.Optional(Type.Enum([...kinds], { description: 'Of this kind.' })),
  from: TimeFilter('Not before this time.'),
  to: TimeFilter('Not after this time.'),
})

/** The ledger names work as `source:<uuid>:<run>`; a grant and an expiry name themselves. */
function referenceIn(subject: string, ids: readonly IdKind[]): CreditEntry['reference'] {
  const [type = '', id = ''] = subject.split(':')
  if (type === 'grant' || type === 'expiry') return null
  const kind = ids.find(({ name }) => name === type)
  return { type, id: kind ? kind.show(id) : id }
}

export const presentEntry = (row: EntryRow, ids: readonly IdKind[]): CreditEntry => ({
  id: CreditEntryId.show(row.id),
  at: row.created_at.toISOString(),
  kind: row.kind as CreditEntry['kind'],
  amount: row.amount,
  used: row.used,
  balanceAfter: row.balance_after,
  reference: referenceIn(row.subject, ids),
  reason: row.reason,
})
