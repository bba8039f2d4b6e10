import type { Connection } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Confirm } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useTest } from './health.tsx'
import { NewCredentials } from './new-credentials.tsx'
import { useAuthorize } from './use-authorize.ts'
import { isOAuth } from './words.tsx'

type Deed = 'credentials' | 'delete'

/** Menu of a connection; actions that cannot be undone ask first. */
export function ConnectionActions({ connection }: { connection: Connection }) {
  const { id, name, status } = connection
  const [deed, setDeed] = useState<Deed | null>(null)
  const navigate = useNavigate()
  const close = (): void => setDeed(null)
  const authorize = useAuthorize()
  const test = useTest()
  const disable = useApiMutation(api.connections.disable, {
    invalidates: ['connections', 'syncs'],
    done: 'Disabled.',
  })
  const enable = useApiMutation(api.connections.enable, {
    invalidates: ['connections', 'syncs'],
    done: 'Enabled.',
  })
  const remove = useApiMutation(api.connections.delete, {
    invalidates: ['connections', 'syncs', 'account'],
    done: 'Connection deleted.',
    onDone: () => void navigate({ to: '/connections' }),
  })
  const isOff = status === 'disabled'
  return (
    <>
      <Menu
        label="More actions"
        actions={[
          ...(isOff ? [] : [{ label: 'Test', onSelect: () => test.mutate(id) }]),
          ...(isOAuth(connection)
            ? [{ label: 'Authorize again', onSelect: () => void authorize.open(id) }]
            : []),
          { label: 'Change the credentials…', onSelect: () => setDeed('credentials') },
          isOff
            ? { label: 'Enable', onSelect: () => enable.mutate(id) }
            : { label: 'Disable', onSelect: () => disable.mutate(id) },
          { label: 'Delete…', danger: true, onSelect: () => setDeed('delete') },
        ]}
      />
      <NewCredentials connection={connection} open={deed === 'credentials'} onClose={close} />
      <Confirm
        title="Delete the connection?"
        open={deed === 'delete'}
        onClose={close}
        name={name}
        action="Delete"
        onConfirm={() => remove.mutateAsync(id)}
      >
        Its credentials are gone at once. What was synced stays here. You cannot undo this.
      </Confirm>
    </>
  )
}
