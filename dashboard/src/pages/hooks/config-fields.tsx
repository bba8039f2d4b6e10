import type { Hook, NewHook } from '@capstan/sdk'
import { SelectField, TextField } from '../../ui/field.tsx'
import type { Preset } from './providers.ts'

export type Config = NonNullable<NewHook['config']>

/** Senders whose signatures, names or ids somebody has to describe. */
export const hasConfigFields = (preset: Preset): boolean =>
  ['hmac', 'basic', 'bearer', 'none'].includes(preset)

/** How requests of a sender are checked, where the preset alone does not say it. */
export function ConfigFields({ preset, config = {} }: { preset: Preset; config?: Hook['config'] }) {
  return (
    <>
      {preset === 'basic' && (
        <TextField
          label="User name"
          name="config.username"
          defaultValue={config.username ?? 'capstan'}
          hint="The sender logs in with it and a password."
        />
      )}
      {preset === 'hmac' && <SignatureFields config={config} />}
      {preset !== 'hmac' && (
        <TextField
          label="Event id (optional)"
          name="config.idExpression"
          defaultValue={config.idExpression}
          placeholder="body.id"
          hint="Where the body holds an id. Repeats of it start nothing."
        />
      )}
    </>
  )
}

/** Reads the settings from the form; empty fields and defaults are left out. */
export function configOf(values: FormData): Config {
  const entries = [...values]
    .filter(([name, value]) => name.startsWith('config.') && value !== '')
    .map(([name, value]) => [name.slice('config.'.length), String(value)])
  return Object.fromEntries(entries) as Config
}

const SignatureFields = ({ config }: { config: Hook['config'] }) => (
  <>
    <TextField
      label="Signature header"
      name="config.header"
      defaultValue={config.header ?? 'X-Signature'}
      hint="The header that holds the signature."
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label="Hash" name="config.algorithm" defaultValue={config.algorithm ?? ''}>
        <option value="">SHA-256</option>
        <option value="sha512">SHA-512</option>
        <option value="sha1">SHA-1</option>
      </SelectField>
      <SelectField label="Written as" name="config.encoding" defaultValue={config.encoding ?? ''}>
        <option value="">Hex</option>
        <option value="base64">Base64</option>
        <option value="base64url">Base64url</option>
      </SelectField>
    </div>
    <TextField
      label="Signed text"
      name="config.template"
      defaultValue={config.template}
      placeholder="{body}"
      hint="Use {timestamp}, {id}, {method}, {url} and {body}. Leave empty for the body alone."
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Time header (optional)"
        name="config.timestampHeader"
        defaultValue={config.timestampHeader}
        placeholder="X-Timestamp"
        hint="Old requests are refused."
      />
      <TextField
        label="Id header (optional)"
        name="config.idHeader"
        defaultValue={config.idHeader}
        placeholder="X-Event-Id"
        hint="Repeats of an id start nothing."
      />
    </div>
    <TextField
      label="Before the signature (optional)"
      name="config.prefix"
      defaultValue={config.prefix}
      placeholder="sha256="
      hint="Text that stands before the signature in the header."
    />
  </>
)
