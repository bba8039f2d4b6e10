import type { Proposal, SentProposal } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioField } from '../../../ui/choice-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { Links } from '../links.tsx'

interface SendDialogProps {
  open: boolean
  proposalId: string
  people: string
  amount: string
  /** Stores what is not stored yet; rejects where that fails. */
  onSave(): Promise<unknown>
  onClose(): void
  onSent(sent: Proposal): void
}

/** The message, and how the links get to their people. */
export function SendDialog({ open, onClose, ...form }: SendDialogProps) {
  const [sent, setSent] = useState<SentProposal | null>(null)
  const finish = (): void => {
    if (sent) form.onSent(sent)
    onClose()
  }
  return (
    <Dialog
      title={sent ? 'Sent. Copy the links' : `Send to ${form.people}?`}
      open={open}
      onClose={finish}
      firm={sent !== null}
    >
      {sent ? (
        <div className="flex flex-col gap-4">
          <Links links={sent.links ?? []} recipients={sent.recipients} />
          <div className="flex justify-end">
            <Button look="primary" onClick={finish}>
              Done
            </Button>
          </div>
        </div>
      ) : (
        <SendForm
          {...form}
          onCancel={onClose}
          onDone={(done) => {
            if (done.links?.length) setSent(done)
            else {
              form.onSent(done)
              onClose()
            }
          }}
        />
      )}
    </Dialog>
  )
}

type SendFormProps = Pick<SendDialogProps, 'proposalId' | 'amount' | 'onSave'> & {
  onCancel(): void
  onDone(sent: SentProposal): void
}

function SendForm({ proposalId, amount, onSave, onCancel, onDone }: SendFormProps) {
  const [delivery, setDelivery] = useState<'mail' | 'link_only'>('mail')
  const send = useApiMutation(
    async (message: string) => {
      await onSave()
      return api.proposals.send(proposalId, { delivery, ...(message && { message }) })
    },
    // What the page shows is another one then: `onDone` renews it when the links were copied.
    { invalidates: ['events', 'account'], quiet: true, done: 'Proposal sent.', onDone },
  )
  return (
    <Form
      mutation={send}
      onSubmit={(values) => send.mutate(String(values.get('message') ?? '').trim())}
    >
      <p className="text-soft">
        The total is <strong className="text-ink tabular-nums">{amount}</strong>. To change it after
        sending, make a revision.
      </p>
      <fieldset className="flex flex-col gap-2.5">
        <legend className="sr-only">How the links are handed over</legend>
        <RadioField
          name="delivery"
          label="Send by mail"
          hint="Each person gets their own link when it is their turn."
          checked={delivery === 'mail'}
          onChange={() => setDelivery('mail')}
        />
        <RadioField
          name="delivery"
          label="Give me the links"
          hint="Nothing is mailed. You hand each link over yourself."
          checked={delivery === 'link_only'}
          onChange={() => setDelivery('link_only')}
        />
      </fieldset>
      <TextArea
        name="message"
        label="Message"
        dir="auto"
        maxLength={5_000}
        disabled={delivery === 'link_only'}
        hint="Shown above the link in the email."
      />
      <FormActions action="Send proposal" busy={send.isPending} onCancel={onCancel} />
    </Form>
  )
}
