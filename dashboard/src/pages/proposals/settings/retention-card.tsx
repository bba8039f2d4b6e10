import { CountField } from '../number-field.tsx'
import { SettingsCard, type SettingsProps, usePart } from './settings-card.tsx'

/** How long what has ended is kept. */
export function RetentionCard({ settings }: SettingsProps) {
  const { value, touched, set, reset } = usePart(settings, 'retention')
  return (
    <SettingsCard
      title="Retention"
      hint="Ended proposals are deleted after this time, with their evidence."
      settings={settings}
      changes={Object.keys(touched).length > 0 ? { retention: touched } : null}
      onSaved={reset}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <CountField
          name="retention.endedMonths"
          label="Not accepted, months"
          min={1}
          max={1_200}
          isOptional
          value={value.endedMonths}
          hint="Declined, canceled or expired. Leave empty to keep."
          onChange={(endedMonths) => set({ endedMonths })}
        />
        <CountField
          name="retention.acceptedMonths"
          label="Accepted, months"
          min={1}
          max={1_200}
          isOptional
          value={value.acceptedMonths}
          hint="Accepted or voided. Leave empty to keep."
          onChange={(acceptedMonths) => set({ acceptedMonths })}
        />
      </div>
    </SettingsCard>
  )
}
