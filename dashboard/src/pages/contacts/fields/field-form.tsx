import type { ContactField, ContactFieldChanges, NewContactField } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useEdit } from '../../../edit.ts'
import { useApiMutation } from '../../../queries.ts'
import { CheckField, SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { typeWords } from './type-words.ts'

interface FieldFormProps {
  /** The one that is changed; without it a new one is made. */
  field: ContactField | undefined
  onDone(): void
  onCancel(): void
}

export const FieldForm = ({ field, ...props }: FieldFormProps) =>
  field ? <EditForm field={field} {...props} /> : <NewForm {...props} />

function NewForm({ onDone, onCancel }: Omit<FieldFormProps, 'field'>) {
  const [type, setType] = useState<ContactField['type']>('text')
  const [label, setLabel] = useState('')
  const create = useApiMutation(api.contactFields.create, {
    invalidates: ['contactFields', 'account'],
    quiet: true,
    done: 'Field added.',
    onDone,
  })
  const submit = (values: FormData): void => {
    const key = String(values.get('key') ?? '').trim() || keyOf(label)
    create.mutate({ key, type, ...changesIn(values, type) } satisfies NewContactField)
  }
  return (
    <Form mutation={create} onSubmit={submit}>
      <TextField
        name="label"
        label="Label"
        required
        autoFocus
        dir="auto"
        autoComplete="off"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <TextField
        name="key"
        label="Key"
        className="font-mono"
        autoComplete="off"
        placeholder={keyOf(label)}
        hint="The name in the API. You cannot change it later."
      />
      <SelectField
        name="type"
        label="Type"
        hint="You cannot change it later."
        value={type}
        onChange={({ target }) => setType(target.value as ContactField['type'])}
      >
        {Object.entries(typeWords).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <Rules type={type} field={undefined} />
      <FormActions action="Add field" busy={create.isPending} onCancel={onCancel} />
    </Form>
  )
}

function EditForm({ field, onDone, onCancel }: FieldFormProps & { field: ContactField }) {
  const save = useEdit<ContactField, ContactFieldChanges>(field, {
    read: () => api.contactFields.get(field.id),
    write: (changes, options) => api.contactFields.update(field.id, changes, options),
    labels: {
      ...{ label: 'Label', options: 'Options', required: 'Required', unique: 'Unique' },
      sortable: 'Sortable',
    },
    invalidates: ['contactFields'],
    onDone,
  })
  return (
    <Form mutation={save} onSubmit={(values) => save.mutate(changesIn(values, field.type))}>
      <TextField
        name="label"
        label="Label"
        required
        autoFocus
        dir="auto"
        autoComplete="off"
        defaultValue={field.label}
        hint={
          <>
            Key <code className="font-mono">{field.key}</code>, {typeWords[field.type]}
          </>
        }
      />
      <Rules type={field.type} field={field} />
      <FormActions action="Save field" busy={save.isPending} onCancel={onCancel} />
    </Form>
  )
}

const hasOptions = (type: ContactField['type']): boolean =>
  type === 'select' || type === 'multiSelect'

interface RulesProps {
  type: ContactField['type']
  field: ContactField | undefined
}

const Rules = ({ type, field }: RulesProps) => (
  <>
    {hasOptions(type) && (
      <TextArea
        name="options"
        label="Options"
        hint="One on each line."
        required
        dir="auto"
        rows={4}
        defaultValue={field?.options.join('\n')}
      />
    )}
    <CheckField
      name="required"
      label="Required"
      hint="New contacts need a value."
      defaultChecked={field?.required}
    />
    {type !== 'boolean' && type !== 'multiSelect' && (
      <CheckField
        name="unique"
        label="Unique"
        hint="No two contacts have the same value."
        defaultChecked={field?.unique}
      />
    )}
    {type !== 'multiSelect' && type !== 'contact' && (
      <CheckField
        name="sortable"
        label="Sortable"
        hint="Contacts can be listed in its order."
        defaultChecked={field?.sortable}
      />
    )}
  </>
)

function changesIn(values: FormData, type: ContactField['type']) {
  const lines = String(values.get('options') ?? '').split('\n')
  const options = [...new Set(lines.map((line) => line.trim()).filter(Boolean))]
  return {
    label: String(values.get('label') ?? '').trim(),
    required: values.get('required') !== null,
    unique: values.get('unique') !== null,
    sortable: values.get('sortable') !== null,
    ...(hasOptions(type) && { options }),
  }
}

/** `Seats left` becomes `seatsLeft`. */
function keyOf(label: string): string {
  const words = label
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .toLowerCase()
    .split(' ')
    .filter(Boolean)
  return words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .replace(/^\d+/, '')
    .slice(0, 60)
}
