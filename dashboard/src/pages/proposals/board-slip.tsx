import type { Member, ProposalInList } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Avatar } from '../../ui/avatar.tsx'
import { Ago } from '../../ui/time.tsx'
import { Amount, recipientNames, StatusDot } from './columns.tsx'
import { titleOf } from './words.ts'

interface BoardSlipProps {
  item: ProposalInList
  owner: Member | undefined
  hasStatus: boolean
}

/** A proposal on the board. */
export const BoardSlip = ({ item, owner, hasStatus }: BoardSlipProps) => (
  <li>
    <Link
      to="/proposals/$proposalId"
      params={{ proposalId: item.id }}
      className="block rounded-md border border-line bg-sheet p-3 shadow-control transition-colors hover:bg-hover"
    >
      <bdi className="line-clamp-2 break-words font-name text-sm">{titleOf(item)}</bdi>
      <bdi className="block min-h-4 truncate text-soft text-xs">{recipientNames(item)}</bdi>
      <span className="mt-2 flex items-center justify-between gap-2 text-sm tabular-nums">
        <span className="font-name">
          <Amount {...item} />
        </span>
        {owner && (
          <span title={owner.name}>
            <Avatar id={owner.id} name={owner.name} size="small" />
            <span className="sr-only">{owner.name}</span>
          </span>
        )}
      </span>
      <span className="mt-1.5 flex items-center justify-between gap-2 text-soft text-xs">
        {hasStatus ? <StatusDot status={item.status} /> : <span>{item.number}</span>}
        <Ago at={item.updatedAt} />
      </span>
    </Link>
  </li>
)
