import type { Proposal } from '@capstan/sdk'
import { useState } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { titleOf } from '../words.ts'
import { Description, useCreateTemplate } from './new-template.tsx'

interface TemplateOfProps {
  proposal: Proposal
  onCancel(): void
}

/** Makes a template of what a proposal holds. */
export function TemplateOf({ proposal, onCancel }: TemplateOfProps) {
  const [name, setName] = useState(titleOf(proposal))
  const [description, setDescription] = useState('')
  const create = useCreateTemplate()
  return (
    <Form mutation={create} onSubmit={() => create.mutate({ name, description }, proposal.id)}>
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
        hint="Copies texts, prices and terms, but no contact, people or dates."
      />
      <Description value={description} onChange={setDescription} />
      <FormActions action="Create template" busy={create.isPending} onCancel={onCancel} />
    </Form>
  )
}
