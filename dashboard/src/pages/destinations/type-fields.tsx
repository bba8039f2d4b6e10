import type { Destination } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiAll } from '../../queries.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import { EmailFields } from './email-fields.tsx'
import { settingFields, type Type } from './settings.ts'

interface TypeFieldsProps {
  type: Type
  destination: Destination | undefined
}

/** Only what this type needs, and less of it where a connection has the credentials. */
export function TypeFields({ type, destination }: TypeFieldsProps) {
  const [connectionId, setConnectionId] = useState(destination?.connectionId ?? '')
  return (
    <>
      <ConnectionField type={type} value={connectionId} onChange={setConnectionId} />
      <Fields type={type} destination={destination} isConnected={connectionId !== ''} />
    </>
  )
}

/** Providers whose connections can stand for the credentials of a type. */
const providers: Partial<Record<Type, string>> = { slack: 'slack', email: 'smtp', s3: 's3' }

interface ConnectionFieldProps {
  type: Type
  value: string
  onChange(id: string): void
}

function ConnectionField({ type, value, onChange }: ConnectionFieldProps) {
  const { data } = useApiAll(api.connections.list, { limit: 100 })
  const fitting = data?.filter(({ provider }) => provider === providers[type]) ?? []
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
          From the connection {name}
        </option>
      ))}
    </SelectField>
  )
}

interface FieldsProps extends TypeFieldsProps {
  isConnected: boolean
}

function Fields({ type, destination, isConnected }: FieldsProps) {
  const { text, secret } = settingFields(destination)
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
      return <EmailFields {...{ destination, isConnected, text, secret }} />
    case 's3':
      return (
        <>
          {!isConnected && (
            <>
              <TextField label="Bucket" {...text('bucket')} required placeholder="example-events" />
              <TextField
                label="Address (optional)"
                {...text('endpoint')}
                placeholder="https://s3.example.com"
                hint="Leave empty for Amazon."
              />
              <TextField label="Region (optional)" {...text('region')} placeholder="us-east-1" />
              <TextField label="Access key id" {...text('accessKeyId')} required />
              <SecretField label="Secret access key" {...secret('secretAccessKey')} />
            </>
          )}
          <TextField
            label="Prefix (optional)"
            {...text('prefix')}
            placeholder="capstan/"
            hint="Stands before the key of each object and ends with a slash."
          />
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
            hint="The WebSocket address of the server."
          />
          <TextField
            label="Subject"
            {...text('subject')}
            required
            placeholder="capstan"
            hint="Events go to this subject with their type behind it, such as capstan.contact.created."
          />
          <SecretField label="Token (optional)" {...secret('token')} required={false} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label="User name (optional)" {...text('username')} />
            <SecretField label="Password (optional)" {...secret('password')} required={false} />
          </div>
        </>
      )
  }
}
