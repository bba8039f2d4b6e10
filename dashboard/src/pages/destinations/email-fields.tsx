import type { Destination } from '@capstan/sdk'
import { useState } from 'react'
import { SelectField, TextField } from '../../ui/field.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import type { SettingFields } from './settings.ts'

interface EmailFieldsProps extends SettingFields {
  destination: Destination | undefined
  isConnected: boolean
}

/** To whom, how often, and by which server. */
export function EmailFields({ destination, isConnected, text, secret }: EmailFieldsProps) {
  const { to, digestMinutes, host: before = '', security } = destination?.config ?? {}
  const [host, setHost] = useState(before)
  return (
    <>
      <TextField
        label="To"
        name="config.to"
        defaultValue={to?.join(', ')}
        required
        placeholder="ops@example.com, sales@example.com"
        hint="At most 10 addresses, separated by commas."
      />
      <DigestField isNew={!destination} minutes={digestMinutes} />
      <TextField
        label="Subject (optional)"
        {...text('subject')}
        dir="auto"
        placeholder="Capstan: {{ event.type }}"
        hint="Leave empty for a subject that says what happened."
      />
      {!isConnected && (
        <TextField
          label="Your mail server (optional)"
          name="config.host"
          dir="ltr"
          value={host}
          onChange={({ target }) => setHost(target.value)}
          placeholder="smtp.example.com"
          hint="Leave empty to send through this server."
        />
      )}
      {!isConnected && host !== '' && (
        <>
          <TextField label="From" {...text('from')} required type="email" />
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField label="Encryption" name="config.security" defaultValue={security ?? ''}>
              <option value="">TLS</option>
              <option value="starttls">STARTTLS</option>
              <option value="none">None</option>
            </SelectField>
            <TextField
              label="Port (optional)"
              {...text('port')}
              inputMode="numeric"
              placeholder="465"
            />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label="User name (optional)" {...text('username')} />
            <SecretField label="Password (optional)" {...secret('password')} required={false} />
          </div>
        </>
      )}
    </>
  )
}

const digests = [
  [15, 'A digest every 15 minutes'],
  [60, 'A digest every hour'],
  [360, 'A digest every 6 hours'],
  [1_440, 'A digest every day'],
] as const

/** Digest or not is settled when the destination is made; how often can change. */
function DigestField({ isNew, minutes }: { isNew: boolean; minutes: number | undefined }) {
  if (!isNew && minutes === undefined) return null
  const isKnown = digests.some(([one]) => one === minutes)
  return (
    <SelectField
      label="Mails"
      name="config.digestMinutes"
      defaultValue={minutes ?? ''}
      hint={isNew ? 'You cannot change between single mails and a digest later.' : undefined}
    >
      {isNew && <option value="">One for each event</option>}
      {digests.map(([value, title]) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
      {minutes !== undefined && !isKnown && (
        <option value={minutes}>A digest every {minutes} minutes</option>
      )}
    </SelectField>
  )
}
