import type { SentInvitation } from '@capstan/sdk'
import { Button } from '../../ui/button.tsx'
import { Code } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/states.tsx'

interface InvitationLinkProps {
  /** Null while no link waits to be copied. */
  invitation: SentInvitation | null
  onClose(): void
}

/** The one time that the link of an invitation is shown, on a server that sends no email. */
export function InvitationLink({ invitation, onClose }: InvitationLinkProps) {
  return (
    <Dialog
      title={`Invitation for ${invitation?.email ?? ''}`}
      open={invitation !== null}
      onClose={onClose}
      shape="wide"
      firm
    >
      <div className="flex flex-col gap-4">
        <Notice tone="warn">
          Email is off. Copy the link and send it yourself. You will not see it again.
        </Notice>
        <Code label="Link" text={invitation?.link ?? ''} wrap />
        <p className="text-soft text-sm">It works once and expires in 7 days.</p>
        <div className="flex justify-end">
          <Button look="primary" onClick={onClose}>
            I have copied it
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
