import type { ProposalSettingsFields } from '@capstan/sdk'
import { useCallback, useMemo } from 'react'
import { api } from '../../../api.ts'
import { Badge } from '../../../ui/badge.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.tsx'
import { UnreadFieldsContext } from '../../../ui/typed-text.ts'
import { problemsOf } from '../editor/problems.tsx'
import { SaveButton, SaveState } from '../editor/save-actions.tsx'
import { Unsaved } from '../editor/unsaved.tsx'
import { type DraftStore, useDraft } from '../editor/use-draft.ts'
import { usePreview } from '../editor/use-preview.ts'
import { useEditorKeys, Workspace } from '../editor/workspace.tsx'
import { trail } from '../trail.ts'
import { NewProposalButton, TemplateMenu } from './template-actions.tsx'
import {
  draftWith,
  type EditableTemplate,
  editableOf,
  etagOf,
  templateChanges,
} from './template-draft.ts'
import { TemplateHead } from './template-head.tsx'
import { TemplateVariables } from './template-variables.tsx'

export const templateTrail = [...trail, { title: 'Templates', to: '/proposals/templates' }]

/** Problems that matter only to proposals: signers and values of variables. */
const ofProposals = new Set([
  ...['missing_variable', 'no_signer', 'no_countersigner', 'past_expiry', 'opted_out'],
  'unconfirmed_knowledge',
])

interface TemplateEditorProps {
  current: EditableTemplate
  settings: ProposalSettingsFields
}

const storeOf = (id: string, settings: ProposalSettingsFields): DraftStore<EditableTemplate> => ({
  read: async () => editableOf(await api.proposalTemplates.get(id), settings),
  write: async (changes, options, known) =>
    editableOf(
      await api.proposalTemplates.update(id, templateChanges(known, changes), options),
      settings,
    ),
  etagOf,
  invalidates: ['proposalTemplates'],
})

/** A template, edited as the proposal that it would begin. */
export function TemplateEditor({ current, settings }: TemplateEditorProps) {
  const { id, archived } = current.template
  const editing = useDraft(
    current,
    useMemo(() => storeOf(id, settings), [id, settings]),
  )
  const { draft, changes, change, save, unread } = editing
  const preview = usePreview(
    (wanted, options) => api.proposals.preview(draftWith(current, wanted), options),
    changes,
  )
  const problems = useMemo(() => {
    const all = problemsOf(preview, unread)
    return { all, own: all.filter(({ code }) => !ofProposals.has(code)) }
  }, [preview, unread])
  const trySave = useCallback(
    () => void save().catch((error: Error) => toast(error.message, 'bad')),
    [save],
  )
  useEditorKeys({ onSave: trySave })
  return (
    <UnreadFieldsContext value={editing.report}>
      <PageHeader
        title={draft.name ?? ''}
        trail={templateTrail}
        actions={
          <>
            {archived && <Badge tone="calm">Archived</Badge>}
            <SaveState {...editing} />
            <TemplateMenu id={id} archived={archived} />
            <SaveButton {...editing} onSave={trySave} />
            <NewProposalButton id={id} archived={archived} isDirty={editing.isDirty} />
          </>
        }
      />
      <Workspace
        kept={editing.kept}
        draft={draft}
        preview={preview}
        problems={problems.own}
        totals={null}
        amountsDue={[]}
        head={<TemplateHead draft={draft} onChange={change} />}
        variables={<TemplateVariables draft={draft} problems={problems.all} onChange={change} />}
        onChange={change}
      />
      <Unsaved isDirty={editing.isDirty} onSave={save} onDiscard={editing.kept.forget} />
    </UnreadFieldsContext>
  )
}
