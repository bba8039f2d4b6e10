import type { Proposal } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm, Dialog } from '../../../ui/dialog.tsx'
import { Links } from '../links.tsx'
import { isOpen } from '../words.ts'
import { ChangeCountersigner } from './change-countersigner.tsx'
import { ChangeRecipient } from './change-recipient.tsx'
import { type Recipient, type RecipientAct, RecipientRow } from './recipient-row.tsx'

interface Asked {
  what: RecipientAct
  recipient: Recipient
}

/** Who reads and signs, how far each one is, and what can be done with their links. */
export function Recipients({ proposal }: { proposal: Proposal }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [link, setLink] = useState<{ recipientId: string; link: string } | null>(null)
  const { isAdmin } = useSession()
  const close = (): void => setAsked(null)
  const rotate = useApiMutation(api.proposals.rotateLink, {
    invalidates: ['proposals', 'events'],
    onDone: ({ id, link: made }) => made && setLink({ recipientId: id, link: made }),
  })
  const revoke = useApiMutation(api.proposals.revokeLink, {
    invalidates: ['proposals', 'events'],
    done: 'Link revoked. It no longer works.',
  })
  const { status, signing } = proposal
  const isCountersignable = signing.countersign && (isOpen(status) || status === 'accepted')
  return (
    <>
      <ul aria-label="Recipients" className="divide-y divide-line border-line border-b">
        {proposal.recipients.map((recipient) => (
          <RecipientRow
            key={recipient.id}
            recipient={recipient}
            canAct={recipient.role !== 'countersigner'}
            canChange={isOpen(status) && recipient.status !== 'signed'}
            canReplace={isAdmin && recipient.role === 'countersigner' && isCountersignable}
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
        The old link of <strong dir="auto">{asked?.recipient.name}</strong> stops working. You can
        copy the new one once.
      </Confirm>
      <Confirm
        title="Revoke the link?"
        open={asked?.what === 'revoke'}
        onClose={close}
        action="Revoke link"
        onConfirm={() => revoke.mutateAsync(proposal.id, asked?.recipient.id ?? '')}
      >
        <strong dir="auto">{asked?.recipient.name}</strong> can no longer open the proposal, until
        you make a new link.
      </Confirm>
      <Dialog title="Change the recipient" open={asked?.what === 'change'} onClose={close}>
        {asked && (
          <ChangeRecipient
            proposalId={proposal.id}
            recipient={asked.recipient}
            onClose={close}
            onLink={(made) => setLink({ recipientId: asked.recipient.id, link: made })}
          />
        )}
      </Dialog>
      <Dialog title="Change the countersigner" open={asked?.what === 'replace'} onClose={close}>
        {asked && (
          <ChangeCountersigner
            proposalId={proposal.id}
            recipient={asked.recipient}
            onClose={close}
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
