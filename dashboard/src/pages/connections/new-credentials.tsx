import type { Connection, ConnectionChanges } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { CredentialFields, configOf, credentialsOf, SettingsFields } from './settings-fields.tsx'

interface NewCredentialsProps {
  connection: Connection
  open: boolean
  onClose(): void
}

/** The address and the credentials again: those that are kept are never shown. */
export function NewCredentials({ connection, open, onClose }: NewCredentialsProps) {
  const { id, authType, config } = connection
  const { data: provider } = useApi(api.integrationProviders.get, connection.provider, {
    enabled: open,
  })
  const save = useApiMutation(
    async (changes: ConnectionChanges) => {
      await api.connections.update(id, changes)
      return authType === 'oauth2_code' ? null : api.connections.test(id)
    },
    {
      invalidates: ['connections'],
      quiet: true,
      done: (tested) =>
        tested === null || tested.status === 'active'
          ? 'Saved.'
          : (tested.lastError?.message ?? 'Saved, but the provider does not answer.'),
      onDone: onClose,
    },
  )
  return (
    <Dialog title="Change the credentials" open={open} onClose={onClose}>
      {provider ? (
        <Form
          mutation={save}
          onSubmit={(values) =>
            save.mutate({
              config: configOf(provider, values),
              ...(authType !== 'none' && { credentials: credentialsOf(values) }),
            })
          }
        >
          <SettingsFields provider={provider} config={config} />
          <CredentialFields provider={provider} authType={authType} />
          <FormActions action="Save and test" busy={save.isPending} onCancel={onClose} />
        </Form>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Dialog>
  )
}
