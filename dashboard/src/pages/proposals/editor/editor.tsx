import type { Proposal, ProposalChanges } from '@capstan/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { api } from '../../../api.ts'
import { queriesUnder } from '../../../queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatCount } from '../../../ui/format.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.tsx'
import { UnreadFieldsContext } from '../../../ui/typed-text.ts'
import { formatTotalAmount } from '../money.ts'
import { trail } from '../trail.ts'
import { titleOf } from '../words.ts'
import { DraftMenu } from './draft-menu.tsx'
import { problemsOf } from './problems.tsx'
import { SaveButton, SaveState } from './save-actions.tsx'
import { SendDialog } from './send-dialog.tsx'
import { Unsaved } from './unsaved.tsx'
import { type DraftStore, useDraft } from './use-draft.ts'
import { usePreview } from './use-preview.ts'
import { VariableFields } from './variable-fields.tsx'
import { HeadField, useEditorKeys, Workspace } from './workspace.tsx'

interface EditorProps {
  proposal: Proposal
  /** While links are handed over it must stay, although the proposal is sent: they are shown once. */
  onHold(isHeld: boolean): void
}

const storeOf = (id: string): DraftStore<Proposal> => ({
  read: () => api.proposals.get(id),
  write: (changes, options) => api.proposals.update(id, changes as ProposalChanges, options),
  invalidates: ['proposals', 'events'],
})

/** A draft of a proposal, until it is sent. */
export function Editor({ proposal, onHold }: EditorProps) {
  const { id } = proposal
  const editing = useDraft(
    proposal,
    useMemo(() => storeOf(id), [id]),
  )
  const { draft, changes, change, save, unread } = editing
  const preview = usePreview(
    (wanted, options) => api.proposals.previewChanges(id, wanted as ProposalChanges, options),
    changes,
  )
  const problems = useMemo(() => problemsOf(preview, unread), [preview, unread])
  const [isSending, setIsSending] = useState(false)
  const setSending = (next: boolean): void => {
    setIsSending(next)
    onHold(next)
  }
  const client = useQueryClient()
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const people = draft.recipients.filter(({ role }) => role !== 'countersigner').length
  const trySave = useCallback(
    () => void save().catch((error: Error) => toast(error.message, 'bad')),
    [save],
  )
  const rename = useCallback((title: string) => change(() => ({ title })), [change])
  const why =
    errors > 0
      ? `Fix ${formatCount(errors, 'problem')} first. See the list above the totals.`
      : undefined
  useEditorKeys({ onSave: trySave, onSend: () => !why && setSending(true) })
  const { firstTotal } = preview.totals ?? proposal.totals
  return (
    <UnreadFieldsContext value={editing.report}>
      <PageHeader
        title={titleOf(draft)}
        trail={trail}
        actions={
          <>
            <Badge tone="calm">Draft</Badge>
            <SaveState {...editing} />
            <DraftMenu proposal={proposal} isDirty={editing.isDirty} />
            <SaveButton {...editing} onSave={trySave} />
            <Button
              look="primary"
              icon={<Send aria-hidden="true" />}
              why={why}
              onClick={() => setSending(true)}
            >
              {people > 0 ? `Send to ${formatCount(people, 'person', 'people')}` : 'Send'}
            </Button>
          </>
        }
      />
      <Workspace
        kept={editing.kept}
        draft={draft}
        preview={preview}
        problems={problems}
        totals={proposal.totals}
        amountsDue={proposal.amountsDue}
        head={<HeadField label="Title" path="title" value={draft.title} onChange={rename} />}
        variables={<VariableFields draft={draft} problems={problems} onChange={change} />}
        onChange={change}
      />
      <SendDialog
        open={isSending}
        proposalId={id}
        people={formatCount(people, 'person', 'people')}
        amount={formatTotalAmount(firstTotal, draft.currency)}
        onSave={save}
        onClose={() => setSending(false)}
        onSent={() => void client.invalidateQueries(queriesUnder('proposals'))}
      />
      <Unsaved isDirty={editing.isDirty} onSave={save} onDiscard={editing.kept.forget} />
    </UnreadFieldsContext>
  )
}
