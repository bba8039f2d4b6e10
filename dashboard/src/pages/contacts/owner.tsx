import type { Member } from '@capstan/sdk'
import { Avatar } from '../../ui/avatar.tsx'
import type { MenuAction } from '../../ui/menu.tsx'

export const OwnerName = ({ member }: { member: Member | undefined }) =>
  member ? (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar id={member.id} name={member.name} size="small" />
      <bdi className="truncate">{member.name}</bdi>
    </span>
  ) : (
    <span className="text-faint">Nobody</span>
  )

export const memberChoices = (
  members: readonly Member[],
  current: string | null | undefined,
  onChoose: (memberId: string | null) => void,
): MenuAction[] => [
  { label: 'Nobody', checked: !current, onSelect: () => onChoose(null) },
  ...members.map(({ id, name }) => ({
    label: name,
    checked: id === current,
    onSelect: () => onChoose(id),
  })),
]
