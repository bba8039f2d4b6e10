import { useState } from 'react'
import { TextArea } from '../../../ui/field.tsx'
import { SettingsCard, type SettingsProps } from './settings-card.tsx'

/** Edits the text that signers agree to. */
export function ConsentCard({ settings }: SettingsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const stored = settings.consentText ?? ''
  const text = typed ?? stored
  return (
    <SettingsCard
      title="Consent"
      hint="Signers tick this text before they sign. It is kept with their signature."
      forAdmins
      settings={settings}
      changes={text.trim() === stored ? null : { consentText: text.trim() || null }}
      onSaved={() => setTyped(null)}
    >
      <TextArea
        name="consentText"
        label="Text"
        dir="auto"
        rows={4}
        maxLength={2_000}
        placeholder="The standard text, in the language of the proposal"
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        hint="Leave empty for the standard text. Your own text is never translated."
      />
    </SettingsCard>
  )
}
