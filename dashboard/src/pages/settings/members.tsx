import type { Member } from '@capstan/sdk'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, PageHeader } from '../../ui/card.tsx'
import { Confirm, Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Failure, SkeletonRows } from '../../ui/states.tsx'
import { More, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { toast } from '../../ui/toast.tsx'
import { ChangeRole } from './change-role.tsx'
import { Invitations } from './invitations.tsx'
import { InviteForm } from './invite-form.tsx'
import { mayChange } from './member.ts'
import { memberSearch } from './search-params.ts'
import { SettingsTabs } from './tabs.tsx'

export function Members() {
  const { isAdmin } = useSession()
  const [{ create }, setSearch] = useSearchParams(memberSearch)
  const close = (): void => setSearch({ create: undefined })
  return (
    <>
      <PageHeader
        title="Settings"
        lead="Who works in this organization, and as what."
        actions={
          isAdmin && (
            <Button
              look="primary"
              icon={<UserPlus size={16} aria-hidden="true" />}
              onClick={() => setSearch({ create: true })}
            >
              Invite somebody
            </Button>
          )
        }
      />
      <SettingsTabs />
      <div className="flex flex-col gap-5">
        <MemberList />
        {isAdmin && <Invitations />}
      </div>
      <Dialog title="Invite somebody" open={isAdmin && create === true} onClose={close}>
        <InviteForm
          onDone={({ email }) => {
            close()
            toast(`${email} is invited.`)
          }}
        />
      </Dialog>
    </>
  )
}

function MemberList() {
  const members = useApiList(api.members.list)
  const [changing, setChanging] = useState<Member | null>(null)
  const [removing, setRemoving] = useState<Member | null>(null)
  const remove = useApiMutation(api.members.remove, {
    invalidates: ['members', 'account'],
    done: 'The membership is ended.',
  })
  return (
    <Card>
      <CardHeader title="Members" />
      {members.error ? (
        <Failure error={members.error} onRetry={() => void members.reload()} />
      ) : !members.items ? (
        <SkeletonRows rows={3} />
      ) : (
        <>
          <MemberTable members={members.items} onChange={setChanging} onRemove={setRemoving} />
          <More
            hasMore={members.hasNextPage}
            busy={members.isFetchingNextPage}
            onMore={() => void members.fetchNextPage()}
          />
        </>
      )}
      <ChangeRole member={changing} onClose={() => setChanging(null)} />
      <Confirm
        title="Remove the member?"
        open={removing !== null}
        onClose={() => setRemoving(null)}
        action="Remove"
        {...(removing && { name: removing.name })}
        onConfirm={async () => removing && remove.mutateAsync(removing.id)}
      >
        <strong dir="auto">{removing?.name}</strong> can do nothing here from this moment on. What
        they made stays; tokens that they issued keep working until somebody revokes them.
      </Confirm>
    </Card>
  )
}

interface MemberTableProps {
  members: readonly Member[]
  onChange(member: Member): void
  onRemove(member: Member): void
}

function MemberTable({ members, onChange, onRemove }: MemberTableProps) {
  const { self, organization } = useSession()
  const isSelf = ({ email }: Member): boolean => email === self.email
  return (
    <Table
      label="Members"
      rows={members}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Name',
          grows: true,
          cell: (member) => (
            <>
              <span className="flex items-center gap-2">
                <span className="truncate font-medium" dir="auto" title={member.name}>
                  {member.name}
                </span>
                {isSelf(member) && <Badge>you</Badge>}
              </span>
              <span className="block truncate text-faint" title={member.email}>
                {member.email}
              </span>
            </>
          ),
        },
        {
          title: 'Role',
          cell: ({ role }) => <Badge tone={role === 'member' ? 'calm' : 'info'}>{role}</Badge>,
        },
        {
          title: 'Two-factor',
          wide: true,
          cell: ({ twoFactor }) =>
            twoFactor ? <Badge tone="good">on</Badge> : <span className="text-faint">off</span>,
        },
        { title: 'Since', wide: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
        {
          title: '',
          end: true,
          cell: (member) =>
            mayChange(organization.role, member.role) && (
              <Menu
                label={`Actions for ${member.name}`}
                actions={[
                  { label: 'Change the role…', onSelect: () => onChange(member) },
                  ...(isSelf(member)
                    ? []
                    : [{ label: 'Remove…', danger: true, onSelect: () => onRemove(member) }]),
                ]}
              />
            ),
        },
      ]}
    />
  )
}
