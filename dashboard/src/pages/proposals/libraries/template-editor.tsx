import type { ProposalSettingsFields } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { ChangeDraft, Draft } from '../editor/draft.ts'
import { problemsOf } from '../editor/problems.tsx'
import { SaveButton, SaveState } from '../editor/save-actions.tsx'
import { Unsaved } from '../editor/unsaved.tsx'
import { type DraftStore, useDraft } from '../editor/use-draft.ts'
import { usePreview } from '../editor/use-preview.ts'
import { HeadField, useEditorKeys, Workspace } from '../editor/workspace.tsx'
import { trail } from '../trail.ts'
import { Description } from './new-template.tsx'
import {
  draftWith,
  type EditableTemplate,
  editableOf,
  etagOf,
  templateChanges,
} from './template-draft.ts'
import { TemplateVariables } from './template-variables.tsx'

export const templateTrail = [...trail, { title: 'Templates', to: '/proposals/templates' }]

/** What is of no matter before there is a proposal: who signs it, and what its variables are. */
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
  const { draft, changes, change, save } = editing
  const preview = usePreview(
    (wanted, options) => api.proposals.preview(draftWith(current, wanted), options),
    changes,
  )
  const problems = useMemo(() => {
    const all = problemsOf(preview)
    return { all, own: all.filter(({ code }) => !ofProposals.has(code)) }
  }, [preview])
  const trySave = useCallback(
    () => void save().catch((error: Error) => toast(error.message, 'bad')),
    [save],
  )
  useEditorKeys({ onSave: trySave })
  return (
    <>
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
        draft={draft}
        preview={preview}
        problems={problems.own}
        totals={null}
        head={<TemplateHead draft={draft} onChange={change} />}
        variables={<TemplateVariables draft={draft} problems={problems.all} onChange={change} />}
        onChange={change}
      />
      <Unsaved isDirty={editing.isDirty} onSave={save} />
    </>
  )
}

interface TemplateHeadProps {
  draft: Draft
  onChange: ChangeDraft
}

function TemplateHead({ draft, onChange }: TemplateHeadProps) {
  const rename = useCallback((name: string) => onChange(() => ({ name })), [onChange])
  return (
    <div className="border-line border-b pb-4">
      <HeadField label="Name" path="name" value={draft.name ?? ''} onChange={rename} />
      <div className="inset grid gap-4 @xl:grid-cols-2">
        <div data-path="title">
          <TextField
            label="Title of its proposals"
            dir="auto"
            maxLength={200}
            placeholder={draft.name}
            value={draft.title}
            onChange={({ target }) => onChange(() => ({ title: target.value }))}
          />
        </div>
        <Description
          value={draft.description ?? ''}
          onChange={(description) => onChange(() => ({ description }))}
        />
      </div>
    </div>
  )
}

interface TemplateState {
  id: string
  archived: boolean
}

function TemplateMenu({ id, archived }: TemplateState) {
  const archive = useApiMutation(api.proposalTemplates.update, {
    invalidates: ['proposalTemplates'],
    done: (template) => (template.archived ? 'Archived.' : 'Back in use.'),
  })
  const Icon = archived ? ArchiveRestore : Archive
  return (
    <Menu
      label="More actions"
      actions={[
        {
          label: archived ? 'Restore' : 'Archive',
          icon: <Icon aria-hidden="true" />,
          onSelect: () => archive.mutate(id, { archived: !archived }),
        },
      ]}
    />
  )
}

function NewProposalButton({ id, archived, isDirty }: TemplateState & { isDirty: boolean }) {
  const navigate = useNavigate()
  const why = archived
    ? 'Restore the template first.'
    : isDirty
      ? 'Save first. A proposal takes what is saved.'
      : undefined
  return (
    <Button
      look="primary"
      icon={<Plus aria-hidden="true" />}
      why={why}
      onClick={() => void navigate({ to: '/proposals', search: { create: true, template: id } })}
    >
      New proposal
    </Button>
  )
}
