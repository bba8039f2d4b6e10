import type { Proposal } from '@capstan/sdk'
import { Ban, Link2, Mail, Pencil } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Dot, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm, Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Ago } from '../../../ui/time.tsx'
import { Links } from '../links.tsx'
import { isOpen } from '../words.ts'

type Recipient = Proposal['recipients'][number]

const words: Record<Recipient['status'], [text: string, tone: Tone]> = {
  waiting: ['Waiting for their turn', 'calm'],
  sent: ['Sent', 'info'],
  viewed: ['Viewed', 'info'],
  signed: ['Signed', 'good'],
  declined: ['Declined', 'bad'],
}
const roles = { signer: 'Signer', viewer: 'Viewer', countersigner: 'Countersigner' }

interface Asked {
  what: 'rotate' | 'revoke' | 'change'
  recipient: Recipient
}

/** Who reads and signs, how far each one is, and what can be done with their links. */
export function Recipients({ proposal }: { proposal: Proposal }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [link, setLink] = useState<{ recipientId: string; link: string } | null>(null)
  const close = (): void => setAsked(null)
  const rotate = useApiMutation(api.proposals.rotateLink, {
    invalidates: ['proposals', 'events'],
    onDone: ({ id, link: made }) => made && setLink({ recipientId: id, link: made }),
  })
  const revoke = useApiMutation(api.proposals.revokeLink, {
    invalidates: ['proposals', 'events'],
    done: 'Link revoked. It opens nothing any more.',
  })
  return (
    <>
      <ul aria-label="Recipients" className="divide-y divide-line border-line border-b">
        {proposal.recipients.map((recipient) => (
          <Row
            key={recipient.id}
            recipient={recipient}
            canAct={recipient.role !== 'countersigner'}
            canChange={isOpen(proposal.status) && recipient.status !== 'signed'}
            onAsk={(what) => setAsked({ what, recipient })}
          />
        ))}
      </ul>
      <Confirm
        title="Make a new link?"
        open={asked?.what === 'rotate'}
        onClose={close}
        action="Make new link"
        onConfirm={() => rotate.mutateAsync(proposal.id, asked?.recipient.id ?? '')}
      >
        The old link of <strong dir="auto">{asked?.recipient.name}</strong> ends at once. You get
        the new one to copy, once.
      </Confirm>
      <Confirm
        title="Revoke the link?"
        open={asked?.what === 'revoke'}
        onClose={close}
        action="Revoke link"
        onConfirm={() => revoke.mutateAsync(proposal.id, asked?.recipient.id ?? '')}
      >
        <strong dir="auto">{asked?.recipient.name}</strong> cannot open the proposal any more. A new
        link brings it back.
      </Confirm>
      <Dialog title="Change the recipient" open={asked?.what === 'change'} onClose={close}>
        {asked && (
          <ChangeForm
            proposalId={proposal.id}
            recipient={asked.recipient}
            onClose={close}
            onLink={(made) => setLink({ recipientId: asked.recipient.id, link: made })}
          />
        )}
      </Dialog>
      <Dialog title="New link" open={link !== null} onClose={() => setLink(null)} firm>
        {link && <Links links={[link]} recipients={proposal.recipients} />}
        <div className="mt-4 flex justify-end">
          <Button look="primary" onClick={() => setLink(null)}>
            Done
          </Button>
        </div>
      </Dialog>
    </>
  )
}

interface RowProps {
  recipient: Recipient
  canAct: boolean
  canChange: boolean
  onAsk(what: Asked['what']): void
}

function Row({ recipient, canAct, canChange, onAsk }: RowProps) {
  const { id, name, email, role, status, delivery, transitions } = recipient
  const [text, tone] = words[status]
  const at = status === 'waiting' ? undefined : transitions[status]
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 py-2.5 text-sm">
      <Avatar id={id} name={name} size="large" />
      <span className="min-w-0 flex-1 basis-40">
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
      <span className="flex items-center gap-2">
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
    </li>
  )
}

interface ChangeFormProps {
  proposalId: string
  recipient: Recipient
  onClose(): void
  onLink(link: string): void
}

function ChangeForm({ proposalId, recipient, onClose, onLink }: ChangeFormProps) {
  const change = useApiMutation(api.proposals.updateRecipient, {
    invalidates: ['proposals', 'events'],
    quiet: true,
    done: 'Recipient changed. The old link has ended.',
    onDone({ link }) {
      onClose()
      if (link) onLink(link)
    },
  })
  return (
    <Form
      mutation={change}
      onSubmit={(values) =>
        change.mutate(proposalId, recipient.id, {
          name: String(values.get('name')).trim(),
          email: String(values.get('email')).trim(),
        })
      }
    >
      <TextField name="name" label="Name" required dir="auto" defaultValue={recipient.name} />
      <TextField
        name="email"
        label="Email"
        type="email"
        required
        defaultValue={recipient.email}
        hint="The link that went to the old address ends."
      />
      <FormActions action="Change recipient" busy={change.isPending} onCancel={onClose} />
    </Form>
  )
}
