import { FilterSelect } from '../../../ui/field.tsx'
import { fieldGroups, isOwn, ownField } from './fields.ts'

interface FieldSelectProps {
  label: string
  value: string | null
  own: ReadonlyMap<string, string>
  isInvalid: boolean
  onChange(field: string | null): void
  onNew(): void
}

const none = ''
const another = '+'

/** `<FieldSelect label value own onChange onNew>`: the field that a column becomes. */
export const FieldSelect = ({
  label,
  value,
  own,
  isInvalid,
  onChange,
  onNew,
}: FieldSelectProps) => (
  <FilterSelect
    label={label}
    className="w-full"
    aria-invalid={isInvalid || undefined}
    value={value ?? none}
    onChange={({ target }) => {
      if (target.value === another) onNew()
      else onChange(target.value === none ? null : target.value)
    }}
  >
    <option value={none}>Do not import</option>
    {fieldGroups.map(({ title, fields }) => (
      <optgroup key={title} label={title}>
        {fields.map(([field, name]) => (
          <option key={field} value={field}>
            {name}
          </option>
        ))}
      </optgroup>
    ))}
    <optgroup label="Your own fields">
      {[...own].map(([key, name]) => (
        <option key={key} value={ownField(key)}>
          {name}
        </option>
      ))}
      {value === 'custom' && <option value="custom">All own fields</option>}
      <option value={another}>{isOwn(value ?? '') ? 'Create another…' : 'Create a field…'}</option>
    </optgroup>
  </FilterSelect>
)
