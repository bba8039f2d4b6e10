import type { Member, ProposalInList } from '@capstan/sdk'
import { Avatar } from '../../ui/avatar.tsx'
import { Dot } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { formatTotalAmount } from './money.ts'
import { statusTones, statusWords, titleOf } from './words.ts'

/** Whom it is for, by the recipients that are not ours. */
export const recipientNames = ({ recipients }: Pick<ProposalInList, 'recipients'>): string =>
  recipients
    .filter(({ role }) => role !== 'countersigner')
    .map(({ name }) => name)
    .join(', ')

/** Shows the first payment; "+" marks recurring ones. */
export function Amount({ totals, currency }: Pick<ProposalInList, 'totals' | 'currency'>) {
  const recurs = totals.buckets.length > 1
  return (
    <span title={recurs ? 'First payment; more recurs' : undefined}>
      {formatTotalAmount(totals.firstTotal, currency)}
      {recurs && <span className="text-faint">{'\u202f'}+</span>}
    </span>
  )
}

export const StatusDot = ({ status }: Pick<ProposalInList, 'status'>) => (
  <Dot tone={statusTones[status]} ring={status === 'draft'}>
    {statusWords[status]}
  </Dot>
)

export const columnsOf = (members: readonly Member[]): readonly Column<ProposalInList>[] => [
  {
    title: 'Title',
    cell: (proposal) => (
      <>
        <bdi className="block truncate" title={titleOf(proposal)}>
          {titleOf(proposal)}
        </bdi>
        <span className="font-normal text-soft text-xs @2xl:hidden" aria-hidden="true">
          <StatusDot {...proposal} />
        </span>
      </>
    ),
  },
  {
    title: 'Status',
    type: 'status',
    wide: true,
    cell: ({ status }) => <StatusDot status={status} />,
  },
  {
    title: 'For',
    wide: true,
    cell: (proposal) => {
      const names = recipientNames(proposal)
      return names && <bdi title={names}>{names}</bdi>
    },
  },
  {
    title: 'Number',
    wider: true,
    width: 132,
    cell: ({ number }) => number && <bdi className="tabular-nums">{number}</bdi>,
  },
  {
    title: 'Amount',
    type: 'number',
    width: 148,
    cell: (proposal) => <Amount {...proposal} />,
  },
  {
    title: 'Owner',
    type: 'owner',
    wider: true,
    cell: ({ ownerId }) => {
      const owner = members.find(({ id }) => id === ownerId)
      return (
        owner && (
          <span title={owner.name}>
            <Avatar id={owner.id} name={owner.name} size="small" />
            <span className="sr-only">{owner.name}</span>
          </span>
        )
      )
    },
  },
  { title: 'Changed', type: 'time', wide: true, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]
