import type { Connection, IntegrationProvider } from '@capstan/sdk'
import { CheckField, SelectField, TextField } from '../../ui/field.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import { credentialFields } from './words.tsx'

type Config = Connection['config']

const addresses: Readonly<Record<string, string>> = {
  carddav: 'https://cloud.example.com/remote.php/dav/',
  webdav: 'https://cloud.example.com/remote.php/dav/files/ada/',
  s3: 'https://s3.eu-central-1.amazonaws.com/',
  csv_url: 'https://example.com/customers.csv',
}

/** Where the provider is, and what else it has to be told. */
export function SettingsFields({
  provider: { key, baseUrl, settings, protocol },
  config = {},
}: {
  provider: IntegrationProvider
  config?: Config
}) {
  return (
    <>
      {baseUrl === null && protocol === 'http' && (
        <TextField
          label="Address"
          name="config.baseUrl"
          type="url"
          dir="ltr"
          defaultValue={String(config['baseUrl'] ?? '')}
          placeholder={addresses[key] ?? 'https://api.example.com/'}
          required
          hint="Credentials are sent to this server alone."
        />
      )}
      {settings.map((setting) => {
        const { name, title, type, required, options } = setting
        const field = { label: required ? title : `${title} (optional)`, name: `config.${name}` }
        const value = config[name]
        if (type === 'boolean') {
          return <CheckField key={name} {...field} label={title} defaultChecked={value === true} />
        }
        if (options) {
          return (
            <SelectField key={name} {...field} defaultValue={String(value ?? options[0])}>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </SelectField>
          )
        }
        return (
          <TextField
            key={name}
            {...field}
            defaultValue={String(value ?? '')}
            required={required}
            {...(type === 'integer' && { inputMode: 'numeric' })}
          />
        )
      })}
    </>
  )
}

/** Fields for the credentials. */
export const CredentialFields = ({
  provider,
  authType,
}: {
  provider: IntegrationProvider
  authType: Connection['authType']
}) =>
  credentialFields(provider, authType).map(({ name, label, hint, isSecret }) => {
    const field = { label, hint, name: `credentials.${name}`, autoComplete: 'off', required: true }
    return isSecret ? <SecretField key={name} {...field} /> : <TextField key={name} {...field} />
  })

/** Fields of a form below `config.`; numbers and switches as what they are, and empty ones not at all. */
export function configOf({ settings }: IntegrationProvider, values: FormData): Config {
  const texts = entriesBelow('config.', values)
  const typed = settings.flatMap(({ name, type }): [string, string | number | boolean][] => {
    const text = texts[name]
    if (type === 'boolean') return [[name, values.has(`config.${name}`)]]
    if (text === undefined) return []
    return [[name, type === 'integer' && /^\d+$/.test(text) ? Number(text) : text]]
  })
  const { baseUrl } = texts
  return { ...(baseUrl !== undefined && { baseUrl }), ...Object.fromEntries(typed) }
}

export const credentialsOf = (values: FormData): Record<string, string> =>
  entriesBelow('credentials.', values)

const entriesBelow = (prefix: string, values: FormData): Record<string, string> =>
  Object.fromEntries(
    [...values].flatMap(([name, value]) =>
      name.startsWith(prefix) && value !== ''
        ? [[name.slice(prefix.length), String(value).trim()]]
        : [],
    ),
  )
