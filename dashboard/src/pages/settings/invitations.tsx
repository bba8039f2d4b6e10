import type { Invitation, NewInvitation } from '@capstan/sdk'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiList, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { Badge, Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { More, Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { memberSearch } from './search-params.ts'

/** Who was asked in and has not come yet. */
export function Invitations() {
  const { self } = useSession()
  const [, setSearch] = useSearchParams(memberSearch)
  const invitations = useApiList(api.invitations.list)
  return (
    <Card>
      <CardHeader title="Invitations" hint="A link works once, and for seven days." />
      {self.mail !== 'smtp' && <Outbox directory={self.mail} />}
      {invitations.error ? (
        <Failure error={invitations.error} onRetry={() => void invitations.reload()} />
      ) : !invitations.items ? (
        <SkeletonRows rows={2} />
      ) : invitations.items.length === 0 ? (
        <Empty
          icon={Mail}
          title="Nobody is waiting"
          action={<Button onClick={() => setSearch({ create: true })}>Invite somebody</Button>}
        >
          Whoever is invited stands here until they have joined.
        </Empty>
      ) : (
        <>
          <InvitationTable invitations={invitations.items} />
          <More
            hasMore={invitations.hasNextPage}
            busy={invitations.isFetchingNextPage}
            onMore={() => void invitations.fetchNextPage()}
          />
        </>
      )}
    </Card>
  )
}

/** Without a mail server each mail is a file, and the link is in it alone. */
function Outbox({ directory }: { directory: string }) {
  return (
    <div className="flex items-center gap-2 border-line border-b bg-warn-wash py-2 ps-4 pe-2 text-sm text-warn">
      <p className="min-w-0 flex-1">
        This server sends no mail: each link is in a file on the server, the newest last, in{' '}
        <code className="break-all font-mono text-xs">{directory}</code>. With{' '}
        <code className="font-mono text-xs">CAPSTAN_SMTP_URL</code> it sends them.
      </p>
      <CopyButton text={directory} label="Copy the path" />
    </div>
  )
}

/** Nobody is invited as an owner. */
const invitedAs = ({ role }: Invitation): NewInvitation['role'] =>
  role === 'owner' ? 'admin' : role

function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null)
  const again = useApiMutation(api.invitations.create, {
    invalidates: ['invitations'],
    done: 'Another link is on its way; the earlier one does not work any more.',
  })
  const withdraw = useApiMutation(api.invitations.withdraw, {
    invalidates: ['invitations'],
    done: 'The invitation is withdrawn.',
  })
  const isOver = ({ expiresAt }: Invitation): boolean => new Date(expiresAt) <= new Date()
  return (
    <>
      <Table
        label="Invitations"
        rows={invitations}
        keyOf={({ id }) => id}
        columns={[
          {
            title: 'Email',
            grows: true,
            cell: ({ email }) => <span title={email}>{email}</span>,
          },
          { title: 'Role', wide: true, cell: ({ role }) => <Badge>{role}</Badge> },
          {
            title: 'Invited by',
            wide: true,
            cell: ({ invitedBy }) => (
              <span dir="auto" className="block max-w-40 truncate" title={invitedBy}>
                {invitedBy}
              </span>
            ),
          },
          { title: 'Sent', wide: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
          {
            title: 'Link ends',
            cell: (one) => (isOver(one) ? <Status of="expired" /> : <Ago at={one.expiresAt} />),
          },
          {
            title: '',
            end: true,
            cell: (one) => (
              <Menu
                label={`Actions for ${one.email}`}
                actions={[
                  {
                    label: 'Send another link',
                    onSelect: () => again.mutate({ email: one.email, role: invitedAs(one) }),
                  },
                  { label: 'Withdraw…', danger: true, onSelect: () => setWithdrawing(one) },
                ]}
              />
            ),
          },
        ]}
      />
      <Confirm
        title="Withdraw the invitation?"
        open={withdrawing !== null}
        onClose={() => setWithdrawing(null)}
        action="Withdraw"
        onConfirm={async () => withdrawing && withdraw.mutateAsync(withdrawing.id)}
      >
        The link that was sent to <strong>{withdrawing?.email}</strong> does not work any more.
      </Confirm>
    </>
  )
}
