import type { Invitation, NewInvitation, SentInvitation } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import type { ApiList } from '../../queries.ts'
import { useApiList, useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Status, Tag } from '../../ui/badge.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { formatWord } from '../../ui/format.ts'
import { QueryTable } from '../../ui/query-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'

/** The people who were invited and have not joined yet. */
export function Invitations({ onLink }: { onLink(invitation: SentInvitation): void }) {
  const { self } = useSession()
  const invitations = useApiList(api.invitations.list)
  return (
    <Card>
      <CardHeader title="Invitations" hint="The link expires in 7 days and works once." />
      {self.mail === 'outbox' && <Outbox />}
      <InvitationTable invitations={invitations} onLink={onLink} />
    </Card>
  )
}

const Outbox = () => (
  <p className="border-line border-b bg-warn-wash px-4 py-2 text-sm text-warn">
    Email is off. Copy the link of each invitation and send it yourself.
  </p>
)

/** An invitation makes no owner. */
const invitedAs = ({ role }: Invitation): NewInvitation['role'] =>
  role === 'owner' ? 'admin' : role

interface InvitationTableProps {
  invitations: ApiList<Invitation>
  onLink(invitation: SentInvitation): void
}

function InvitationTable({ invitations, onLink }: InvitationTableProps) {
  const { self } = useSession()
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null)
  const again = useApiMutation(api.invitations.create, {
    invalidates: ['invitations'],
    done: ({ link }) =>
      link ? 'The link before stopped working.' : 'New link sent. The one before stopped working.',
    onDone: (sent) => sent.link && onLink(sent),
  })
  const withdraw = useApiMutation(api.invitations.withdraw, {
    invalidates: ['invitations'],
    done: 'Invitation withdrawn.',
  })
  return (
    <>
      <QueryTable
        label="Invitations"
        query={invitations}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ email }) => email}
        empty={
          <p className="px-4 py-6 text-soft">
            No open invitations. Invited people appear here until they join.
          </p>
        }
        actionsOf={(one) => [
          {
            label: self.mail === 'outbox' ? 'Copy a new link' : 'Send another link',
            onSelect: () => again.mutate({ email: one.email, role: invitedAs(one) }),
          },
          { label: 'Withdraw…', danger: true, onSelect: () => setWithdrawing(one) },
        ]}
      />
      <Confirm
        title="Withdraw the invitation?"
        open={withdrawing !== null}
        onClose={() => setWithdrawing(null)}
        action="Withdraw"
        onConfirm={async () => withdrawing && withdraw.mutateAsync(withdrawing.id)}
      >
        The link for <strong>{withdrawing?.email}</strong> stops working.
      </Confirm>
    </>
  )
}

const isOver = ({ expiresAt }: Invitation): boolean => new Date(expiresAt) <= new Date()

const columns: readonly Column<Invitation>[] = [
  { title: 'Email', cell: ({ email }) => <span title={email}>{email}</span> },
  {
    title: 'Invited by',
    wider: true,
    cell: ({ invitedBy }) => (
      <span dir="auto" title={invitedBy}>
        {invitedBy}
      </span>
    ),
  },
  { title: 'Role', width: 84, wide: true, cell: ({ role }) => <Tag>{formatWord(role)}</Tag> },
  { title: 'Sent', type: 'time', wide: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
  {
    title: 'Link expires',
    type: 'time',
    cell: (one) => (isOver(one) ? <Status of="expired" /> : <Ago at={one.expiresAt} />),
  },
]
