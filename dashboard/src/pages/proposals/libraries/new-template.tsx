import type { ProposalInList } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { titleOf } from '../words.ts'
import { ProposalPicker } from './proposal-picker.tsx'
import { draftFor } from './template-draft.ts'

/** A template, blank or with the content of a proposal; the rest is filled in the editor that opens. */
export function NewTemplate({ onCancel }: { onCancel(): void }) {
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [proposal, setProposal] = useState<ProposalInList | null>(null)
  const [isPicking, setPicking] = useState(false)
  const create = useCreateTemplate()
  if (isPicking) {
    return (
      <ProposalPicker
        onPick={(picked) => {
          setProposal(picked)
          if (!name) setName(titleOf(picked))
          setPicking(false)
        }}
      />
    )
  }
  return (
    <Form
      mutation={create}
      onSubmit={() => create.mutate({ name, description }, proposal?.id ?? null)}
    >
      <TextField
        name="name"
        label="Name"
        required
        autoFocus
        dir="auto"
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Description value={description} onChange={setDescription} />
      <div className="flex flex-col gap-1.5 text-sm">
        <span className="font-label">Begin with</span>
        <Button className="self-start" onClick={() => setPicking(true)}>
          <bdi className="truncate">{proposal ? titleOf(proposal) : 'A blank page'}</bdi>
        </Button>
        <span className="text-faint text-xs">Or choose a proposal to copy.</span>
      </div>
      <FormActions action="Create template" busy={create.isPending} onCancel={onCancel} />
    </Form>
  )
}

interface DescriptionProps {
  value: string
  onChange(value: string): void
}

export const Description = ({ value, onChange }: DescriptionProps) => (
  <TextArea
    name="description"
    label="What it is for"
    dir="auto"
    rows={2}
    maxLength={2_000}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

/** Makes a template, of a proposal where one is named, and opens it. */
export function useCreateTemplate() {
  const navigate = useNavigate()
  return useApiMutation(
    async (fields: { name: string; description: string }, proposalId: string | null) => {
      const description = fields.description.trim() || null
      const draft = proposalId ? draftFor(await api.proposals.get(proposalId)) : {}
      return api.proposalTemplates.create({ name: fields.name.trim(), description, draft })
    },
    {
      invalidates: ['proposalTemplates', 'account'],
      quiet: true,
      done: 'Template created.',
      onDone: ({ id }) =>
        void navigate({ to: '/proposals/templates/$templateId', params: { templateId: id } }),
    },
  )
}
