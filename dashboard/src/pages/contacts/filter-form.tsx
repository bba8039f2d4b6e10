import { useState } from 'react'
import { CheckField, SelectField, TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import type { Comparison } from './filter.ts'
import { type FilterField, operatorOf, operatorsOf, spans } from './filter-fields.ts'

interface FilterFormProps {
  field: FilterField
  /** The comparison to change; undefined for a new one. */
  comparison: Comparison | undefined
  onDone(comparison: Comparison): void
  onCancel(): void
}

const idle = { error: null, isPending: false }

/** Asks how a field is compared, and with what. */
export function FilterForm({ field, comparison, onDone, onCancel }: FilterFormProps) {
  const operators = operatorsOf[field.kind]
  const first = (comparison && operatorOf(field, comparison)) ?? operators[0]
  const [key, setKey] = useState(first?.key)
  const operator = operators.find((one) => one.key === key)
  const submit = (values: FormData): void => {
    if (!operator) return
    const value = operator.value ?? valueIn(field, operator.op, values)
    const isMissing = value === undefined || (Array.isArray(value) && value.length === 0)
    if (!isMissing) onDone({ field: field.field, op: operator.op, value })
  }
  return (
    <Form mutation={idle} onSubmit={submit}>
      {operators.length > 1 && (
        <SelectField label="Comparison" value={key} onChange={({ target }) => setKey(target.value)}>
          {operators.map((one) => (
            <option key={one.key} value={one.key}>
              {one.words}
            </option>
          ))}
        </SelectField>
      )}
      {operator && operator.value === undefined && (
        <ValueField field={field} op={operator.op} value={comparison?.value} />
      )}
      <FormActions action="Apply filter" onCancel={onCancel} />
    </Form>
  )
}

function valueIn({ kind }: FilterField, op: Comparison['op'], values: FormData): unknown {
  if (kind === 'choice') return values.getAll('value').map(String)
  const text = String(values.get('value') ?? '').trim()
  if (text === '') return undefined
  if (kind === 'number') return Number(text)
  if (kind === 'flag') return text === 'yes'
  if (kind === 'words')
    return [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean)
  // Days of the reader, told to the server as instants.
  if (kind === 'time' && op !== 'withinLast') return new Date(`${text}T00:00`).toISOString()
  return text
}

interface ValueFieldProps {
  field: FilterField
  op: Comparison['op']
  value: unknown
}

function ValueField({ field: { kind, choices = [] }, op, value }: ValueFieldProps) {
  if (kind === 'choice') {
    const chosen = [value].flat()
    return (
      <fieldset className="flex max-h-64 flex-col gap-2 overflow-y-auto rounded-md border border-line p-3">
        <legend className="sr-only">Values</legend>
        {choices.length === 0 && <p className="text-faint text-sm">There is nothing to choose.</p>}
        {choices.map((one) => (
          <CheckField
            key={one.value}
            name="value"
            value={one.value}
            label={one.label}
            defaultChecked={chosen.includes(one.value)}
          />
        ))}
      </fieldset>
    )
  }
  if (kind === 'flag' || op === 'withinLast') {
    const options =
      kind === 'flag'
        ? [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]
        : spans
    const now = kind === 'flag' ? (value === false ? 'no' : 'yes') : String(value ?? '30d')
    return (
      <SelectField label={kind === 'flag' ? 'Value' : 'The last'} name="value" defaultValue={now}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </SelectField>
    )
  }
  const type = { number: 'number', day: 'date', time: 'date' }[kind as string] ?? 'text'
  const text = [value ?? ''].flat().join(', ')
  return (
    <>
      <TextField
        label="Value"
        name="value"
        type={type}
        step="any"
        required
        autoFocus
        dir="auto"
        autoComplete="off"
        list={choices.length > 0 ? 'filter-choices' : undefined}
        hint={kind === 'words' ? 'Separate several with commas.' : undefined}
        defaultValue={type === 'date' ? text.slice(0, 10) : text}
      />
      <datalist id="filter-choices">
        {choices.slice(0, 200).map((one) => (
          <option key={one.value} value={one.value} />
        ))}
      </datalist>
    </>
  )
}
