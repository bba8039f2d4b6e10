import type { Contact } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { nameOf } from '../contacts/contact.ts'
import { ContactPicker } from '../contacts/contact-picker.tsx'
import { useWholeList } from '../contacts/whole-list.ts'
import { type TemplateValues, TemplateVariableFields } from './template-values.tsx'

interface NewProposalProps {
  /** The contact that the list is filtered by. */
  contactId?: string | undefined
  /** The template that it was asked for from. */
  template?: string | undefined
  onCancel(): void
}

/** A draft, blank or from a template; the rest is filled in the editor that opens. */
export function NewProposal({ contactId, template = '', onCancel }: NewProposalProps) {
  const navigate = useNavigate()
  const templates = useWholeList(api.proposalTemplates.list).data ?? []
  const given = useApi(api.contacts.get, contactId ?? '', { enabled: contactId !== undefined }).data
  const [picked, setPicked] = useState<Contact | null>(null)
  const [isPicking, setPicking] = useState(false)
  const [title, setTitle] = useState('')
  const [templateId, setTemplateId] = useState(template)
  const [values, setValues] = useState<TemplateValues>({})
  const contact = picked ?? given
  const create = useApiMutation(api.proposals.create, {
    invalidates: ['proposals', 'events'],
    quiet: true,
    onDone: ({ id }) =>
      void navigate({ to: '/proposals/$proposalId', params: { proposalId: id }, search: {} }),
  })
  const submit = (): void => {
    const typed = title.trim()
    create.mutate({
      ...(typed ? { title: typed } : !templateId && { title: 'Untitled' }),
      ...(templateId && { templateId, variables: values }),
      ...(contact && { contactId: contact.id }),
    })
  }
  return (
    <>
      <Form mutation={create} onSubmit={submit}>
        <TextField
          name="title"
          label="Title"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          autoFocus
          dir="auto"
          autoComplete="off"
          maxLength={200}
          hint="Clients see this title."
        />
        <div className="flex flex-col gap-1.5 text-sm">
          <span className="font-label">Contact</span>
          <span className="flex items-center gap-3">
            <Button onClick={() => setPicking(true)}>
              <bdi className="truncate">{contact ? nameOf(contact) : 'Choose a contact'}</bdi>
            </Button>
            <span className="text-faint text-xs">Becomes the signer.</span>
          </span>
        </div>
        <SelectField
          name="templateId"
          label="Begin with"
          value={templateId}
          onChange={({ target }) => {
            setTemplateId(target.value)
            setValues({})
          }}
        >
          <option value="">A blank page</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {templateId && (
          <TemplateVariableFields
            key={templateId}
            templateId={templateId}
            values={values}
            onChange={setValues}
          />
        )}
        <FormActions action="Create proposal" busy={create.isPending} onCancel={onCancel} />
      </Form>
      <Dialog title="Choose a contact" open={isPicking} onClose={() => setPicking(false)}>
        <ContactPicker
          onPick={(one) => {
            setPicked(one)
            setPicking(false)
          }}
        />
      </Dialog>
    </>
  )
}
