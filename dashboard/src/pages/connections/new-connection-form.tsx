import type { Connection, IntegrationProvider, NewConnection } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Code } from '../../ui/copy.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Form, WizardActions } from '../../ui/form.tsx'
import { CredentialFields, configOf, credentialsOf, SettingsFields } from './settings-fields.tsx'
import { authWords, isOAuth } from './words.tsx'

interface NewConnectionFormProps {
  provider: IntegrationProvider
  onBack(): void
}

/** Creates the connection, and then tries it, or leads to where access is granted. */
export function NewConnectionForm({ provider, onBack }: NewConnectionFormProps) {
  const navigate = useNavigate()
  const ways = provider.auth.map(({ type }) => type)
  const [authType, setAuthType] = useState<Connection['authType']>(ways[0] ?? 'none')
  const create = useApiMutation(
    async (connection: NewConnection) => {
      const created = await api.connections.create(connection)
      if (!isOAuth(created)) await api.connections.test(created.id)
      return created
    },
    {
      invalidates: ['connections', 'account'],
      quiet: true,
      onDone: ({ id }) =>
        void navigate({ to: '/connections/$connectionId', params: { connectionId: id } }),
    },
  )
  return (
    <Form
      mutation={create}
      onSubmit={(values) =>
        create.mutate({
          provider: provider.key,
          name: String(values.get('name')),
          authType,
          config: configOf(provider, values),
          ...(authType !== 'none' && { credentials: credentialsOf(values) }),
        })
      }
    >
      <div>
        <h2 className="font-semibold text-lg">{provider.name}</h2>
        <p className="text-soft text-sm">{provider.description}</p>
      </div>
      <TextField
        label="Name"
        name="name"
        defaultValue={provider.name}
        required
        maxLength={200}
        dir="auto"
      />
      <SettingsFields provider={provider} />
      {ways.length > 1 && (
        <SelectField
          label="Sign in with"
          name="authType"
          value={authType}
          onChange={({ target }) => setAuthType(target.value as Connection['authType'])}
        >
          {ways.map((way) => (
            <option key={way} value={way}>
              {authWords[way]}
            </option>
          ))}
        </SelectField>
      )}
      <CredentialFields key={authType} provider={provider} authType={authType} />
      {authType === 'oauth2_code' && (
        <div className="flex flex-col gap-1.5 text-sm">
          <Code label="Redirect address" text={redirectAddress(provider.key)} wrap />
          <p className="text-faint text-xs">
            Register an app at {provider.name} with this address. It is compared letter by letter.
          </p>
        </div>
      )}
      <WizardActions
        action={authType === 'oauth2_code' ? 'Create' : 'Connect'}
        busy={create.isPending}
        onBack={onBack}
      />
    </Form>
  )
}

/** One for each provider, compared to the letter. */
const redirectAddress = (key: string): string => `${location.origin}/oauth/callback/${key}`
