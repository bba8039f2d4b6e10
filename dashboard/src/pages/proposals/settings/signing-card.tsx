import { Reminders } from '../editor/reminders.tsx'
import { AccessField, SigningOrderField } from '../term-fields.tsx'
import { SettingsCard, type SettingsProps, usePart } from './settings-card.tsx'

/** How new proposals are opened and signed, and who is reminded. */
export function SigningCard({ settings }: SettingsProps) {
  const { value, touched, set, reset } = usePart(settings, 'defaults')
  return (
    <SettingsCard
      title="Signing"
      hint="What a draft begins with. Each proposal can differ."
      settings={settings}
      changes={Object.keys(touched).length > 0 ? { defaults: touched } : null}
      onSaved={reset}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SigningOrderField
          value={value.signing.order}
          onChange={(order) => set({ signing: { ...value.signing, order } })}
        />
        <AccessField value={value.access} onChange={(access) => set({ access })} />
      </div>
      <Reminders reminders={value.reminders} onChange={(reminders) => set({ reminders })} />
    </SettingsCard>
  )
}
