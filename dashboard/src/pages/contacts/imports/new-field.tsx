import type { NewContactField } from '@capstan/sdk'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { keyFor } from './own-fields.ts'

const types = [
  ['text', 'Text'],
  ['number', 'Number'],
  ['boolean', 'Yes or no'],
  ['date', 'Date'],
  ['url', 'Web address'],
] as const

interface NewFieldProps {
  /** The column that needs it; null while the dialog is closed. */
  column: string | null
  samples: readonly string[]
  onClose(): void
  onCreated(key: string): void
}

/** `<NewField column samples onClose onCreated>`: a field of the organization's own, without leaving the import. */
export function NewField({ column, samples, onClose, onCreated }: NewFieldProps) {
  const create = useApiMutation(api.contactFields.create, {
    invalidates: ['contactFields'],
    quiet: true,
    onDone({ key }) {
      onCreated(key)
      onClose()
    },
  })
  return (
    <Dialog title="Create a field" open={column !== null} onClose={onClose}>
      <Form
        mutation={create}
        onSubmit={(values) => {
          const label = String(values.get('label')).trim()
          const type = String(values.get('type')) as NewContactField['type']
          create.mutate({ key: keyFor(label), label, type })
        }}
      >
        <TextField label="Name" name="label" required maxLength={200} defaultValue={column ?? ''} />
        <SelectField
          label="Type"
          name="type"
          defaultValue={typeOf(samples)}
          hint={samples.length > 0 ? `From the file: ${samples.slice(0, 3).join(', ')}` : undefined}
        >
          {types.map(([type, title]) => (
            <option key={type} value={type}>
              {title}
            </option>
          ))}
        </SelectField>
        <FormActions action="Create" busy={create.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

/** Returns the type that fits all samples. A leading zero makes a text, because a number would lose it. */
function typeOf(samples: readonly string[]): string {
  const fits = (alike: RegExp): boolean =>
    samples.length > 0 && samples.every((sample) => alike.test(sample.trim()))
  if (fits(/^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/)) return 'number'
  if (fits(/^\d{4}-\d{2}-\d{2}$/)) return 'date'
  return fits(/^https?:\/\//) ? 'url' : 'text'
}
