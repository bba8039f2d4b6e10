import type { HookWithSecret, NewHook } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/states.tsx'
import { type Preset, providerOf } from './providers.ts'

/** Senders that must be described before they have an address. */
export const hasSettings = (preset: Preset): boolean =>
  ['meta', 'hmac', 'basic', 'bearer', 'none'].includes(preset)

interface HookSettingsFormProps {
  preset: Preset
  onBack(): void
  onCreated(hook: HookWithSecret, verifyToken: string | null): void
}

type Config = NonNullable<NewHook['config']>

/** How the sender proves who it is, where the preset alone does not say it. */
export function HookSettingsForm({ preset, onBack, onCreated }: HookSettingsFormProps) {
  const provider = providerOf(preset)
  const [verifyToken] = useState(() => crypto.randomUUID().replaceAll('-', '').slice(0, 20))
  const create = useApiMutation(api.hooks.create, {
    invalidates: ['hooks', 'account'],
    quiet: true,
    onDone: (hook, sent) => onCreated(hook, sent.config?.verifyToken ?? null),
  })
  return (
    <Form
      mutation={create}
      onSubmit={(values) =>
        create.mutate({
          name: String(values.get('name')),
          preset,
          config: configOf(values),
        })
      }
    >
      <h2 className="font-semibold text-lg">{provider.name}</h2>
      <TextField label="Name" name="name" defaultValue={provider.name} required maxLength={200} />
      {preset === 'meta' && (
        <TextField
          label="Verify token"
          name="config.verifyToken"
          defaultValue={verifyToken}
          hint="Enter it at Meta. Meta names it when it checks the address."
        />
      )}
      {preset === 'basic' && (
        <TextField
          label="User name"
          name="config.username"
          defaultValue="capstan"
          hint="The password is made for you on the next page."
        />
      )}
      {preset === 'hmac' && <SignatureFields />}
      {preset === 'none' && (
        <Notice tone="warn">
          Anyone who knows the address can post to it. Use this for tests only.
        </Notice>
      )}
      {(preset === 'basic' || preset === 'bearer' || preset === 'none') && (
        <TextField
          label="Event id (optional)"
          name="config.idExpression"
          placeholder="body.id"
          hint="Where the body holds an id. Repeats of it start nothing."
        />
      )}
      <div className="flex justify-between gap-2 border-line border-t pt-4">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" look="primary" busy={create.isPending}>
          Create the address
        </Button>
      </div>
    </Form>
  )
}

/** A field that is left empty, or at its default, is not sent. */
function configOf(values: FormData): Config {
  const entries = [...values]
    .filter(([name, value]) => name.startsWith('config.') && value !== '')
    .map(([name, value]) => [name.slice('config.'.length), String(value)])
  return Object.fromEntries(entries) as Config
}

const SignatureFields = () => (
  <>
    <TextField
      label="Signature header"
      name="config.header"
      defaultValue="X-Signature"
      hint="The header that holds the signature."
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label="Hash" name="config.algorithm" defaultValue="">
        <option value="">SHA-256</option>
        <option value="sha512">SHA-512</option>
        <option value="sha1">SHA-1</option>
      </SelectField>
      <SelectField label="Written as" name="config.encoding" defaultValue="">
        <option value="">Hex</option>
        <option value="base64">Base64</option>
        <option value="base64url">Base64url</option>
      </SelectField>
    </div>
    <TextField
      label="Signed text"
      name="config.template"
      placeholder="{body}"
      hint="Use {timestamp}, {id}, {method}, {url} and {body}. Leave empty for the body alone."
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Time header (optional)"
        name="config.timestampHeader"
        placeholder="X-Timestamp"
        hint="Old requests are refused."
      />
      <TextField
        label="Id header (optional)"
        name="config.idHeader"
        placeholder="X-Event-Id"
        hint="Repeats of an id start nothing."
      />
    </div>
    <TextField
      label="Before the signature (optional)"
      name="config.prefix"
      placeholder="sha256="
      hint="Text that stands before the signature in the header."
    />
  </>
)
