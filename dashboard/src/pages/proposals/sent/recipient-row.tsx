import type { Proposal } from '@capstan/sdk'
import { Ban, Link2, Mail, Pencil, UserRoundPen } from 'lucide-react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Dot, type Tone } from '../../../ui/badge.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Ago } from '../../../ui/time.tsx'

export type Recipient = Proposal['recipients'][number]

/** Action on a recipient's link or on the countersigner. */
export type RecipientAct = 'rotate' | 'revoke' | 'change' | 'replace'

const words: Record<Recipient['status'], [text: string, tone: Tone]> = {
  waiting: ['Waiting for their turn', 'calm'],
  sent: ['Sent', 'info'],
  viewed: ['Viewed', 'info'],
  signed: ['Signed', 'good'],
  declined: ['Declined', 'bad'],
}
const roles = { signer: 'Signer', viewer: 'Viewer', countersigner: 'Countersigner' }

interface RecipientRowProps {
  recipient: Recipient
  canAct: boolean
  canChange: boolean
  canReplace: boolean
  onAsk(act: RecipientAct): void
}

/** One recipient, and how far they are. */
export function RecipientRow({
  recipient,
  canAct,
  canChange,
  canReplace,
  onAsk,
}: RecipientRowProps) {
  const { id, name, email, role, status, delivery, transitions } = recipient
  const [text, tone] = words[status]
  const at = status === 'waiting' ? undefined : transitions[status]
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-sm">
      <Avatar id={id} name={name} size="large" />
      <span className="min-w-0 flex-1 basis-40 max-sm:basis-0">
        <bdi className="block truncate font-name" title={name}>
          {name}
        </bdi>
        <span className="block truncate text-soft text-xs" title={email}>
          {roles[role]} · {email}
        </span>
      </span>
      {delivery === 'failed' && (
        <Dot tone="bad">
          <Mail size={14} aria-hidden="true" className="inline" /> Mail failed
        </Dot>
      )}
      <span className="flex items-center gap-2 max-sm:order-last max-sm:w-full max-sm:ps-13">
        <Dot tone={tone} ring={status === 'waiting'}>
          {text}
        </Dot>
        {at && (
          <span className="text-soft text-xs">
            <Ago at={at} />
          </span>
        )}
      </span>
      {canAct && (
        <Menu
          label={`Actions of ${name}`}
          actions={[
            {
              label: 'New link…',
              icon: <Link2 aria-hidden="true" />,
              onSelect: () => onAsk('rotate'),
            },
            {
              label: 'Change name or address…',
              icon: <Pencil aria-hidden="true" />,
              disabled: !canChange,
              onSelect: () => onAsk('change'),
            },
            {
              label: 'Revoke link…',
              icon: <Ban aria-hidden="true" />,
              danger: true,
              onSelect: () => onAsk('revoke'),
            },
          ]}
        />
      )}
      {canReplace && (
        <Menu
          label={`Actions of ${name}`}
          actions={[
            {
              label: 'Change countersigner…',
              icon: <UserRoundPen aria-hidden="true" />,
              onSelect: () => onAsk('replace'),
            },
          ]}
        />
      )}
    </li>
  )
}
