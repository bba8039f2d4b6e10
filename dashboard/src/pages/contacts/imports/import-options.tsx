import { useMemo } from 'react'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import { tagsIn } from '../contact.ts'
import { countries } from './countries.ts'
import type { Options } from './draft.ts'

interface ImportOptionsProps {
  options: Options
  /** The detected encoding; null if the format has its own. */
  encoding: string | null
  /** Line of the names of columns; null where the format has none. */
  headerRow: number | null
  /** Whether a column has telephone numbers. */
  hasPhones: boolean
  onChange(options: Options): void
}

/** `<ImportOptions options hasPhones onChange>`: how rows become contacts. */
export function ImportOptions({
  options,
  encoding,
  headerRow,
  hasPhones,
  onChange,
}: ImportOptionsProps) {
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
      {encoding !== null && (
        <SelectField
          label="Text encoding"
          hint="Choose another if letters below look wrong."
          value={options.encoding ?? encoding}
          onChange={({ target }) => change({ encoding: target.value })}
        >
          {[...new Set([encoding, ...encodings])].map((name) => (
            <option key={name} value={name}>
              {name === encoding ? `${name} (detected)` : name}
            </option>
          ))}
        </SelectField>
      )}
      {headerRow !== null && (
        <TextField
          label="Line of the column names"
          hint="Lines before it are left out. 0 if the file begins with a contact."
          inputMode="numeric"
          pattern="[0-9]{1,4}"
          defaultValue={String(options.headerRow ?? headerRow)}
          onChange={({ target }) => {
            if (/^\d{1,4}$/.test(target.value)) change({ headerRow: Number(target.value) })
          }}
        />
      )}
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

/** Encodings of spreadsheets that do not save UTF-8. */
const encodings = [
  'utf-8',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'iso-8859-2',
  'macintosh',
  'shift_jis',
  'gb18030',
  'big5',
  'euc-kr',
]

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
