import { SelectField, TextField } from '../../../ui/field.tsx'
import { currenciesWith } from '../currencies.ts'
import { CountField } from '../number-field.tsx'
import { LanguageField, TaxBehaviorField } from '../term-fields.tsx'
import { SettingsCard, type SettingsProps, usePart } from './settings-card.tsx'

/** Edits the defaults of new drafts. */
export function DefaultsCard({ settings }: SettingsProps) {
  const { value, touched, set, reset } = usePart(settings, 'defaults')
  return (
    <SettingsCard
      title="New proposals"
      hint="What a draft begins with. Drafts that exist keep what they have."
      settings={settings}
      changes={Object.keys(touched).length > 0 ? { defaults: touched } : null}
      onSaved={reset}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <LanguageField
          name="defaults.language"
          value={value.language}
          onChange={(language) => set({ language })}
        />
        <TextField
          name="defaults.timeZone"
          label="Time zone"
          hint="Of dates in documents and mails."
          autoComplete="off"
          list="time-zones"
          value={value.timeZone}
          onChange={({ target }) => set({ timeZone: target.value })}
        />
        <datalist id="time-zones">
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <SelectField
          name="defaults.currency"
          label="Currency"
          value={value.currency}
          onChange={({ target }) => set({ currency: target.value })}
        >
          {currenciesWith(value.currency).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <TaxBehaviorField
          name="defaults.taxBehavior"
          value={value.taxBehavior}
          onChange={(taxBehavior) => set({ taxBehavior })}
        />
        <CountField
          name="defaults.validDays"
          label="Valid for, days"
          min={1}
          max={730}
          isOptional
          value={value.validDays}
          hint="Counted from sending. Leave empty for no end."
          onChange={(validDays) => set({ validDays })}
        />
      </div>
    </SettingsCard>
  )
}
