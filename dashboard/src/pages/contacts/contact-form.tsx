import type { NewContact } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { PhoneField, withReadPhone } from '../../ui/phone-number.tsx'
import { type Field, fields, tagsIn } from './contact.ts'
import { namingHolder } from './taken-identifier.tsx'

const hints: Partial<Record<Field, string>> = {
  externalId: 'The id in your own system. Must be unique.',
}

/** A new contact; what is left empty is left out. */
export function ContactForm({ onDone, onCancel }: { onDone(): void; onCancel(): void }) {
  const create = useApiMutation(
    async (typed: NewContact) => {
      const contact = await withReadPhone(typed)
      return namingHolder(contact, () => api.contacts.create(contact))
    },
    {
      invalidates: ['contacts', 'account', 'events'],
      quiet: true,
      done: 'The contact is added.',
      onDone,
    },
  )
  const textIn = (values: FormData, name: string): string => String(values.get(name) ?? '').trim()
  return (
    <Form
      mutation={create}
      onSubmit={(values) => {
        const filled = fields.flatMap(([field]) => {
          const text = textIn(values, field)
          return text ? [[field, text]] : []
        })
        create.mutate({ ...Object.fromEntries(filled), tags: tagsIn(textIn(values, 'tags')) })
      }}
    >
      {fields.map(([field, title], index) => {
        const FieldOfKind = field === 'phone' ? PhoneField : TextField
        return (
          <FieldOfKind
            key={field}
            name={field}
            label={title}
            dir="auto"
            autoComplete="off"
            autoFocus={index === 0}
            {...(hints[field] && { hint: hints[field] })}
          />
        )
      })}
      <TextField
        name="tags"
        label="Tags"
        hint="Separate them with commas."
        dir="auto"
        autoComplete="off"
      />
      <FormActions action="Add contact" busy={create.isPending} onCancel={onCancel} />
    </Form>
  )
}
