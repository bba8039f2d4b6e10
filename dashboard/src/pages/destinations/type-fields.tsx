import type { Destination, NewDestination } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { SecretField } from '../../ui/secret-field.tsx'

type Type = Destination['type']
type Config = NonNullable<NewDestination['config']>

interface TypeFieldsProps {
  type: Type
  destination?: Destination
}

/** Providers whose connections can stand for the credentials of a type. */
const providers: Partial<Record<Type, string>> = { slack: 'slack', email: 'smtp', s3: 's3' }

/** Only what this type needs, and less of it where a connection has the credentials. */
export function TypeFields({ type, destination }: TypeFieldsProps) {
  const [connectionId, setConnectionId] = useState(destination?.connectionId ?? '')
  return (
    <>
      <ConnectionField type={type} value={connectionId} onChange={setConnectionId} />
      <Fields
        type={type}
        isConnected={connectionId !== ''}
        config={destination?.config ?? {}}
        kept={destination?.secretFields ?? []}
      />
    </>
  )
}

interface ConnectionFieldProps {
  type: Type
  value: string
  onChange(id: string): void
}

function ConnectionField({ type, value, onChange }: ConnectionFieldProps) {
  const { data } = useApi(api.connections.list, { limit: 100 })
  const fitting = data?.data.filter(({ provider }) => provider === providers[type]) ?? []
  if (fitting.length === 0) return null
  return (
    <SelectField
      label="Credentials"
      name="connectionId"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">Enter them here</option>
      {fitting.map(({ id, name }) => (
        <option key={id} value={id}>
          Of the connection {name}
        </option>
      ))}
    </SelectField>
  )
}

interface FieldsProps {
  type: Type
  isConnected: boolean
  config: Destination['config']
  /** Secrets that are set: an empty field leaves them. */
  kept: readonly string[]
}

function Fields({ type, isConnected, config, kept }: FieldsProps) {
  const secret = (name: keyof Config) => ({
    name: `config.${name}`,
    required: !kept.includes(name),
    autoComplete: 'off',
    ...(kept.includes(name) && { hint: 'Set. Leave empty to keep it.' }),
  })
  const text = (name: keyof Destination['config']) => ({
    name: `config.${name}`,
    defaultValue: String(config[name] ?? ''),
    dir: 'ltr',
  })
  switch (type) {
    case 'slack':
      return isConnected ? (
        <TextField label="Channel id" {...text('channel')} required placeholder="C0123456789" />
      ) : (
        <SecretField
          label="Address of the incoming webhook"
          {...secret('address')}
          placeholder="https://hooks.slack.com/services/…"
        />
      )
    case 'teams':
    case 'discord':
      return <SecretField label="Address of the incoming webhook" {...secret('address')} />
    case 'email':
      return <EmailFields {...{ isConnected, config, text, secret, kept }} />
    case 's3':
      return (
        <>
          <TextField label="Bucket" {...text('bucket')} required placeholder="example-events" />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label="Region (optional)" {...text('region')} placeholder="us-east-1" />
            <TextField label="Prefix (optional)" {...text('prefix')} placeholder="capstan/" />
          </div>
          {!isConnected && (
            <>
              <TextField
                label="Address (optional)"
                {...text('endpoint')}
                placeholder="https://s3.example.com"
                hint="Leave empty for Amazon."
              />
              <TextField label="Access key id" {...text('accessKeyId')} required />
              <SecretField label="Secret access key" {...secret('secretAccessKey')} />
            </>
          )}
        </>
      )
    case 'nats':
      return (
        <>
          <TextField
            label="Server"
            {...text('server')}
            required
            placeholder="wss://nats.example.com"
            hint="Its WebSocket address."
          />
          <TextField
            label="Subject"
            {...text('subject')}
            required
            placeholder="capstan"
            hint="The type of the event stands behind it."
          />
          <SecretField label="Token (optional)" {...secret('token')} required={false} />
        </>
      )
  }
}

interface EmailFieldsProps extends Omit<FieldsProps, 'type'> {
  text(name: keyof Destination['config']): { name: string; defaultValue: string; dir: string }
  secret(name: keyof Config): { name: string; autoComplete: string; hint?: string }
}

function EmailFields({ isConnected, config, text, secret }: EmailFieldsProps) {
  const [host, setHost] = useState(config.host ?? '')
  const usesOwn = isConnected || host !== ''
  return (
    <>
      <TextField
        label="To"
        name="config.to"
        defaultValue={config.to?.join(', ')}
        required
        placeholder="ops@example.com, sales@example.com"
        hint="At most 10 addresses, with commas between."
      />
      <TextField
        label="Digest minutes (optional)"
        {...text('digestMinutes')}
        inputMode="numeric"
        placeholder="60"
        hint="Gathers events in one mail. Leave empty for a mail each."
      />
      {!isConnected && (
        <TextField
          label="Your mail server (optional)"
          name="config.host"
          dir="ltr"
          value={host}
          onChange={({ target }) => setHost(target.value)}
          placeholder="smtp.example.com"
          hint="Without one, mails are sent by this server."
        />
      )}
      {usesOwn && <TextField label="From" {...text('from')} required type="email" />}
      {!isConnected && host !== '' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="User name (optional)" {...text('username')} />
          <SecretField label="Password (optional)" {...secret('password')} required={false} />
        </div>
      )}
    </>
  )
}

const hasTemplate = (type: Type): boolean => type !== 's3' && type !== 'nats'

/** The words of a message, where they are to be others than ours. */
export const TemplateField = ({ type, destination }: TypeFieldsProps) =>
  hasTemplate(type) ? (
    <TextArea
      label="Words (optional)"
      name="template"
      dir="auto"
      defaultValue={destination?.template ?? ''}
      placeholder="{{ event.data.title }} was accepted."
      hint="Leave empty for a sentence that says what happened."
    />
  ) : null

const numbers: readonly string[] = ['digestMinutes', 'port']

/** The settings as the API takes them; what is empty is left out, and a secret that is kept with it. */
export function settingsOf(values: FormData): Config {
  const entries = [...values].flatMap(([name, given]): [string, unknown][] => {
    const value = String(given).trim()
    if (!name.startsWith('config.') || value === '') return []
    const field = name.slice('config.'.length)
    if (field === 'to') return [[field, value.split(/[\s,;]+/).filter((one) => one !== '')]]
    return [[field, numbers.includes(field) && /^\d+$/.test(value) ? Number(value) : value]]
  })
  return Object.fromEntries(entries) as Config
}

export const textOf = (values: FormData, name: string): string | null =>
  String(values.get(name) ?? '').trim() || null
