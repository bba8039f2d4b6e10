import { useMemo } from 'react'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import { tagsIn } from '../contact.ts'
import { countries } from './countries.ts'
import type { Options } from './draft.ts'

interface ImportOptionsProps {
  options: Options
  /** Whether a column has telephone numbers. */
  hasPhones: boolean
  onChange(options: Options): void
}

/** `<ImportOptions options hasPhones onChange>`: how rows become contacts. */
export function ImportOptions({ options, hasPhones, onChange }: ImportOptionsProps) {
  const change = (part: Options): void => onChange({ ...options, ...part })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {hasPhones && <CountryField options={options} onChange={change} />}
      <SelectField
        label="Contacts that exist already"
        hint="Found by your own id, then email, then phone."
        value={options.onConflict ?? 'update'}
        onChange={({ target }) =>
          change({ onConflict: target.value as NonNullable<Options['onConflict']> })
        }
      >
        <option value="update">Update with the file</option>
        <option value="fill_empty">Fill only empty fields</option>
        <option value="skip">Leave as they are</option>
      </SelectField>
      <TextField
        label="Tags for all"
        placeholder="fair-2026, lead"
        hint="Added to every contact in the file. Separate with commas."
        defaultValue={options.tags?.join(', ') ?? ''}
        onChange={({ target }) => change({ tags: tagsIn(target.value) })}
      />
      <SelectField
        label="Events"
        hint="What your webhooks receive."
        value={options.events ?? 'each'}
        onChange={({ target }) =>
          change({ events: target.value as NonNullable<Options['events']> })
        }
      >
        <option value="each">One for each contact</option>
        <option value="summary">One at the end</option>
      </SelectField>
      <div className="sm:col-span-2">
        <CheckField
          label="Empty cells clear the field"
          hint="Otherwise an empty cell keeps what the contact has."
          checked={options.clearEmpty ?? false}
          onChange={({ target }) => change({ clearEmpty: target.checked })}
        />
      </div>
    </div>
  )
}

function CountryField({ options, onChange }: Pick<ImportOptionsProps, 'options' | 'onChange'>) {
  const all = useMemo(countries, [])
  return (
    <SelectField
      label="Country of phone numbers"
      hint="For numbers written without a country code."
      value={options.defaultCountry ?? ''}
      onChange={({ target }) => onChange({ defaultCountry: target.value || null })}
    >
      <option value="">None: only numbers with a code</option>
      {all.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
