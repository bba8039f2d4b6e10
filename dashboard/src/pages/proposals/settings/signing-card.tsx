import { SelectField } from '../../../ui/field.tsx'
import { Reminders } from '../editor/reminders.tsx'
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
        <SelectField
          label="Signers are asked"
          value={value.signing.order}
          onChange={({ target }) =>
            set({ signing: { ...value.signing, order: target.value as 'parallel' } })
          }
        >
          <option value="parallel">All at once</option>
          <option value="sequential">One after the other</option>
        </SelectField>
        <SelectField
          label="The page opens with"
          value={value.access}
          onChange={({ target }) => set({ access: target.value as 'link' })}
        >
          <option value="link">The link</option>
          <option value="email_code">The link and a mailed code</option>
        </SelectField>
      </div>
      <Reminders reminders={value.reminders} onChange={(reminders) => set({ reminders })} />
    </SettingsCard>
  )
}
