import type { Member, SentInvitation } from '@capstan/sdk'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Confirm, Dialog } from '../../ui/dialog.tsx'
import { formatWord } from '../../ui/format.ts'
import { QueryTable } from '../../ui/query-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { ChangeRole } from './change-role.tsx'
import { SettingsFrame } from './frame.tsx'
import { InvitationLink } from './invitation-link.tsx'
import { Invitations } from './invitations.tsx'
import { InviteForm } from './invite-form.tsx'
import { mayChange } from './member.ts'
import { TokenChoiceField, useTokenChoice } from './member-tokens.tsx'
import { memberSearch } from './search-params.ts'

export function Members() {
  const { isAdmin } = useSession()
  const [{ create }, setSearch] = useSearchParams(memberSearch)
  const close = (): void => setSearch({ create: undefined })
  const [linked, setLinked] = useState<SentInvitation | null>(null)
  return (
    <SettingsFrame
      isList
      actions={
        isAdmin && (
          <Button
            look="primary"
            icon={<UserPlus aria-hidden="true" />}
            onClick={() => setSearch({ create: true })}
          >
            Invite member
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <MemberList />
        {isAdmin && <Invitations onLink={setLinked} />}
      </div>
      <Dialog title="Invite a member" open={isAdmin && create === true} onClose={close}>
        <InviteForm
          onDone={(sent) => {
            close()
            if (sent.link) setLinked(sent)
            else toast(`${sent.email} is invited.`)
          }}
        />
      </Dialog>
      <InvitationLink invitation={linked} onClose={() => setLinked(null)} />
    </SettingsFrame>
  )
}

function MemberList() {
  const { self, organization, isAdmin } = useSession()
  const members = useApiList(api.members.list)
  const [changing, setChanging] = useState<Member | null>(null)
  const [removing, setRemoving] = useState<Member | null>(null)
  const choice = useTokenChoice(removing?.id)
  const remove = useApiMutation(api.members.remove, {
    invalidates: ['members', 'account', 'tokens'],
    done: 'Member removed.',
  })
  const isSelf = ({ email }: Member): boolean => email === self.email
  const actionsOf = (member: Member) =>
    mayChange(organization.role, member.role)
      ? [
          { label: 'Change the role…', onSelect: () => setChanging(member) },
          ...(isSelf(member)
            ? []
            : [{ label: 'Remove…', danger: true, onSelect: () => setRemoving(member) }]),
        ]
      : []
  return (
    <Card>
      <CardHeader title="Members" />
      <QueryTable
        label="Members"
        query={members}
        columns={columnsFor(isSelf)}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        actionsOf={isAdmin ? actionsOf : undefined}
        empty={null}
      />
      <ChangeRole member={changing} onClose={() => setChanging(null)} />
      <Confirm
        title="Remove the member?"
        open={removing !== null}
        onClose={() => setRemoving(null)}
        action="Remove"
        ready={choice.isMade}
        {...(removing && { name: removing.name })}
        onConfirm={async () =>
          removing && remove.mutateAsync(removing.id, { revokeTokens: choice.revokeTokens })
        }
      >
        <strong dir="auto">{removing?.name}</strong> loses access at once. What they made stays.
        <TokenChoiceField of={choice} who="They know" />
      </Confirm>
    </Card>
  )
}

const columnsFor = (isSelf: (member: Member) => boolean): readonly Column<Member>[] => [
  {
    title: 'Name',
    cell: (member) => (
      <span className="flex items-center gap-2.5">
        <Avatar id={member.id} name={member.name} />
        <span className="truncate font-name" dir="auto" title={member.name}>
          {member.name}
        </span>
        {isSelf(member) && <Tag>you</Tag>}
      </span>
    ),
  },
  { title: 'Email', wide: true, cell: ({ email }) => <span title={email}>{email}</span> },
  { title: 'Role', width: 84, cell: ({ role }) => <Tag>{formatWord(role)}</Tag> },
  {
    title: 'Two-factor',
    type: 'status',
    width: 96,
    wide: true,
    cell: ({ twoFactor }) =>
      twoFactor ? <Badge tone="good">on</Badge> : <span className="text-faint">off</span>,
  },
  { title: 'Since', type: 'time', wide: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
]
