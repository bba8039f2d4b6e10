import type { Contact, NewContactConsent } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { channels } from './consent-words.tsx'

type Status = NewContactConsent['status']

interface ConsentFormProps {
  contact: Contact
  onDone(): void
  onCancel(): void
}

export function ConsentForm({ contact, onDone, onCancel }: ConsentFormProps) {
  const [status, setStatus] = useState<Status>('opted_in')
  const asks = status === 'pending'
  const record = useApiMutation(api.contacts.consents.record, {
    invalidates: ['contacts', 'events'],
    quiet: true,
    done: asks ? 'The question is sent.' : 'Consent recorded.',
    onDone,
  })
  const submit = (values: FormData): void => {
    const text = (name: string) => String(values.get(name) ?? '').trim()
    const [source, wording] = [text('source'), text('wording')]
    record.mutate(contact.id, {
      channel: (asks ? 'email' : text('channel')) as NewContactConsent['channel'],
      status,
      purpose: text('purpose'),
      basis: text('basis') as NonNullable<NewContactConsent['basis']>,
      ...(source && { source }),
      ...(wording && { wording }),
    })
  }
  return (
    <Form mutation={record} onSubmit={submit}>
      <SelectField
        name="status"
        label="What happened"
        value={status}
        onChange={({ target }) => setStatus(target.value as Status)}
        hint={asks ? `A mail to ${contact.email ?? 'the contact'} asks for it.` : undefined}
      >
        <option value="opted_in">They agreed</option>
        <option value="opted_out">They took it back</option>
        {contact.email && <option value="pending">Ask by email (double opt-in)</option>}
      </SelectField>
      {!asks && (
        <SelectField name="channel" label="Channel">
          {channels.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <TextField name="purpose" label="Purpose" required placeholder="Newsletter" dir="auto" />
      <SelectField name="basis" label="Legal basis">
        <option value="consent">Consent</option>
        <option value="contract">Contract</option>
        <option value="legitimate_interest">Legitimate interest</option>
      </SelectField>
      <TextField
        name="source"
        label="Where"
        placeholder="Sign-up form"
        dir="auto"
        autoComplete="off"
      />
      <TextArea
        name="wording"
        label="Wording"
        hint="What they were asked, word by word."
        dir="auto"
        rows={2}
      />
      <FormActions
        action={asks ? 'Send the question' : 'Record consent'}
        busy={record.isPending}
        onCancel={onCancel}
      />
    </Form>
  )
}
