import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { type Field, fields, tagsIn } from './contact.ts'

const hints: Partial<Record<Field, string>> = {
  phone: 'Start with + and the country, as +14155550123.',
  externalId: 'The id in your own system. Each contact needs another one.',
}

/** A new contact; what is left empty is left out. */
export function ContactForm({ onDone, onCancel }: { onDone(): void; onCancel(): void }) {
  const create = useApiMutation(api.contacts.create, {
    invalidates: ['contacts', 'account', 'events'],
    quiet: true,
    done: 'The contact is added.',
    onDone,
  })
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
      {fields.map(([field, title], index) => (
        <TextField
          key={field}
          name={field}
          label={title}
          dir="auto"
          autoComplete="off"
          autoFocus={index === 0}
          hint={hints[field]}
        />
      ))}
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
