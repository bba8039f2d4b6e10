import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { TextArea } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'

const acts = {
  remind: {
    text: 'Goes by mail to everyone who can sign now and has not.',
    label: 'Message',
    field: 'message',
    action: 'Send reminder',
    done: 'Reminder sent.',
  },
  cancel: {
    text: 'Nobody can sign it any more. Recipients see the reason.',
    label: 'Reason',
    field: 'reason',
    action: 'Cancel proposal',
    done: 'Proposal canceled.',
  },
  void: {
    text: 'The agreement no longer holds. The sealed PDF is kept.',
    label: 'Reason',
    field: 'reason',
    action: 'Void proposal',
    done: 'Proposal voided.',
  },
} as const

interface ReasonFormProps {
  proposalId: string
  act: keyof typeof acts
  onClose(): void
}

/** A reminder with its words, or an end with its reason. */
export function ReasonForm({ proposalId, act, onClose }: ReasonFormProps) {
  const { text, label, field, action, done } = acts[act]
  const isReminder = act === 'remind'
  const run = useApiMutation(
    (words: string) => {
      if (act === 'remind') return api.proposals.remind(proposalId, words ? { message: words } : {})
      if (act === 'cancel') return api.proposals.cancel(proposalId, { reason: words })
      return api.proposals.void(proposalId, { reason: words })
    },
    { invalidates: ['proposals', 'events', 'account'], quiet: true, done, onDone: onClose },
  )
  return (
    <Form mutation={run} onSubmit={(values) => run.mutate(String(values.get(field) ?? '').trim())}>
      <p className="text-soft">{text}</p>
      <TextArea name={field} label={label} dir="auto" required={!isReminder} autoFocus />
      <FormActions action={action} busy={run.isPending} destroys={!isReminder} onCancel={onClose} />
    </Form>
  )
}
