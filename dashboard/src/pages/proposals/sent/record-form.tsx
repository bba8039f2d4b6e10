import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'

interface RecordFormProps {
  proposalId: string
  act: 'accept' | 'decline'
  onClose(): void
}

/** Records an agreement made elsewhere; the evidence says so. */
export function RecordForm({ proposalId, act, onClose }: RecordFormProps) {
  const isAcceptance = act === 'accept'
  const record = useApiMutation(isAcceptance ? api.proposals.accept : api.proposals.decline, {
    invalidates: ['proposals', 'events', 'account'],
    quiet: true,
    done: isAcceptance ? 'Acceptance recorded.' : 'Refusal recorded.',
    onDone: onClose,
  })
  const submit = (values: FormData): void => {
    const note = String(values.get('note') ?? '').trim()
    record.mutate(proposalId, {
      by: String(values.get('by')).trim(),
      at: new Date().toISOString(),
      ...(note && { note }),
    })
  }
  return (
    <Form mutation={record} onSubmit={submit}>
      <p className="text-soft">
        {isAcceptance
          ? 'It counts as accepted now. The PDF says that you recorded it.'
          : 'It counts as declined now. Nobody can sign it any more.'}
      </p>
      <TextField name="by" label="Who told you" required autoFocus dir="auto" />
      <TextArea
        name="note"
        label="How"
        dir="auto"
        hint="Such as a call, or a signed paper and where it is filed."
      />
      <FormActions
        action={isAcceptance ? 'Record acceptance' : 'Record refusal'}
        busy={record.isPending}
        onCancel={onClose}
      />
    </Form>
  )
}
