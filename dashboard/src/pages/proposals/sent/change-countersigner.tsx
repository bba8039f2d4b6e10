import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { SelectField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { useWholeList } from '../../contacts/whole-list.ts'
import type { Recipient } from './recipient-row.tsx'

interface ChangeCountersignerProps {
  proposalId: string
  recipient: Recipient
  onClose(): void
}

/** Another member signs for the organization: the one who was named may be away, or gone. */
export function ChangeCountersigner({ proposalId, recipient, onClose }: ChangeCountersignerProps) {
  const members = useWholeList(api.members.list).data ?? []
  const change = useApiMutation(api.proposals.updateRecipient, {
    invalidates: ['proposals', 'events'],
    quiet: true,
    done: 'Countersigner changed.',
    onDone: onClose,
  })
  return (
    <Form
      mutation={change}
      onSubmit={(values) =>
        change.mutate(proposalId, recipient.id, { memberId: String(values.get('memberId')) })
      }
    >
      <SelectField
        name="memberId"
        label="Countersigner"
        required
        hint="The document keeps the name it was sent with; the evidence names whoever signs."
      >
        {members
          .filter(({ id }) => id !== recipient.memberId)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <FormActions action="Change countersigner" busy={change.isPending} onCancel={onClose} />
    </Form>
  )
}
