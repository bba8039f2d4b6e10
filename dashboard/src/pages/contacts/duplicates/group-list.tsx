import type { DuplicateGroup } from '@capstan/sdk'
import { useEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { formatNumber, formatPercent } from '../../../ui/format.ts'
import { nameOf } from '../contact.ts'
import { likelihood, reasonsIn } from './duplicate-words.ts'

interface GroupListProps {
  groups: readonly DuplicateGroup[]
  openId: string | undefined
  onOpen(group: DuplicateGroup): void
}

/** `<GroupList groups openId onOpen>`: each group by its names, why, and how sure that is. */
export const GroupList = ({ groups, openId, onOpen }: GroupListProps) => (
  <ul aria-label="Groups" className="flex flex-col">
    {groups.map((group) => (
      <GroupRow
        key={group.id}
        group={group}
        isOpen={group.id === openId}
        onOpen={() => onOpen(group)}
      />
    ))}
  </ul>
)

interface GroupRowProps {
  group: DuplicateGroup
  isOpen: boolean
  onOpen(): void
}

function GroupRow({ group, isOpen, onOpen }: GroupRowProps) {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const [first, ...others] = group.contacts
  return (
    <li>
      <button
        ref={element}
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className={classes(
          'flex w-full flex-col border-line border-b border-s-2 px-(--inset) py-2.5 text-start text-sm focus-visible:-outline-offset-2 lg:px-4',
          isOpen ? 'border-s-ink bg-press' : 'border-s-transparent hover:bg-hover',
        )}
      >
        <span className="flex w-full items-baseline justify-between gap-3">
          <bdi className="min-w-0 truncate font-name">{first && nameOf(first)}</bdi>
          <span className="shrink-0 text-soft text-xs tabular-nums">
            {formatNumber(others.length + 1)} contacts
          </span>
        </span>
        <span className="w-full truncate text-soft text-xs">
          {likelihood(group.score)}, {formatPercent(group.score, 0)}
          {' · '}
          {reasonsIn(group).join(', ')}
        </span>
      </button>
    </li>
  )
}
