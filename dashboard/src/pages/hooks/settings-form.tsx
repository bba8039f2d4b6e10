import type { HookWithSecret } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { TextField } from '../../ui/field.tsx'
import { Form, WizardActions } from '../../ui/form.tsx'
import { Notice } from '../../ui/states.tsx'
import { ConfigFields, configOf, hasConfigFields } from './config-fields.tsx'
import { type Preset, providerOf } from './providers.ts'

interface HookSettingsFormProps {
  preset: Preset
  onBack(): void
  onCreated(hook: HookWithSecret, verifyToken: string | null): void
}

/** The name of the hook, and how its sender proves who it is. Nothing is created before the form is sent. */
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
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold text-lg">{provider.name}</h2>
        {provider.about && <p className="text-soft text-sm">{provider.about}</p>}
      </div>
      <TextField label="Name" name="name" defaultValue={provider.name} required maxLength={200} />
      {preset === 'meta' && (
        <TextField
          label="Verify token"
          name="config.verifyToken"
          defaultValue={verifyToken}
          hint="Enter it at Meta. Meta names it when it checks the address."
        />
      )}
      {preset === 'none' && (
        <Notice tone="warn">
          Anyone who knows the address can post to it. Use this for tests only.
        </Notice>
      )}
      {hasConfigFields(preset) && <ConfigFields preset={preset} />}
      <WizardActions action="Create the address" busy={create.isPending} onBack={onBack} />
    </Form>
  )
}
