import type { Proposal } from '@capstan/sdk'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Form, FormActions } from '../../../ui/form.tsx'
import { formatTotalAmount } from '../money.ts'
import { titleOf } from '../words.ts'

/** The member whose turn it is signs for the organization. */
export function Countersign({ proposal, onClose }: { proposal: Proposal; onClose(): void }) {
  const { id, totals, currency } = proposal
  const sign = useApiMutation(api.countersigning.countersign, {
    invalidates: ['proposals', 'events'],
    quiet: true,
    done: 'Countersigned. The sealed PDF is on its way.',
    onDone: onClose,
  })
  return (
    <Form mutation={sign} onSubmit={() => sign.mutate(id)}>
      <p className="text-soft">
        You sign <strong dir="auto">{titleOf(proposal)}</strong> over{' '}
        <strong className="tabular-nums">{formatTotalAmount(totals.firstTotal, currency)}</strong>{' '}
        for your organization. Your name, the time and your address are recorded.
      </p>
      <FormActions action="Countersign" busy={sign.isPending} onCancel={onClose} />
    </Form>
  )
}
