import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { TextField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import type { Recipient } from './recipient-row.tsx'

interface ChangeRecipientProps {
  proposalId: string
  recipient: Recipient
  onClose(): void
  onLink(link: string): void
}

/** Name and address of one who has not signed; the old link ends with the old address. */
export function ChangeRecipient({ proposalId, recipient, onClose, onLink }: ChangeRecipientProps) {
  const change = useApiMutation(api.proposals.updateRecipient, {
    invalidates: ['proposals', 'events'],
    quiet: true,
    done: 'Recipient changed. The old link no longer works.',
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
        hint="The link sent to the old address stops working."
      />
      <FormActions action="Change recipient" busy={change.isPending} onCancel={onClose} />
    </Form>
  )
}
