import type { Hook } from '@capstan/sdk'
import { Link, useNavigate } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { RotateSecret } from './rotate-secret.tsx'
import { hookSearch } from './search-params.ts'

type Deed = 'secret' | 'address' | 'delete'

/** Menu of a hook; actions that cannot be undone ask first. */
export function HookActions({ hook }: { hook: Hook }) {
  const [deed, setDeed] = useState<Deed | null>(null)
  const [, setSearch] = useSearchParams(hookSearch)
  const navigate = useNavigate()
  const close = (): void => setDeed(null)
  const pause = useApiMutation(api.hooks.update, {
    invalidates: ['hooks'],
    done: ({ enabled }) => (enabled ? 'Resumed.' : 'Paused. New events are held.'),
  })
  const test = useApiMutation(api.hooks.test, {
    invalidates: ['inboundEvents', 'hooks'],
    onDone: ({ id }) => setSearch({ event: id, view: undefined, status: undefined }),
  })
  const readdress = useApiMutation(api.hooks.rotateAddress, {
    invalidates: ['hooks'],
    done: 'The hook has a new address.',
    onDone: () => setSearch({ view: 'settings' }),
  })
  const remove = useApiMutation(api.hooks.delete, {
    invalidates: ['hooks', 'account'],
    done: 'Hook deleted.',
    onDone: () => void navigate({ to: '/inbound' }),
  })
  return (
    <>
      <Menu
        label="More actions"
        actions={[
          { label: 'Use an example event', onSelect: () => test.mutate(hook.id) },
          ...(hook.preset === 'none'
            ? []
            : [{ label: 'Rotate the secret…', onSelect: () => setDeed('secret') }]),
          { label: 'Rotate the address…', onSelect: () => setDeed('address') },
          {
            label: hook.enabled ? 'Pause' : 'Resume',
            onSelect: () => pause.mutate(hook.id, { enabled: !hook.enabled }),
          },
          { label: 'Delete…', danger: true, onSelect: () => setDeed('delete') },
        ]}
      />
      <MapLink hook={hook} />
      <RotateSecret hook={hook} open={deed === 'secret'} onClose={close} />
      <Confirm
        title="Rotate the address?"
        open={deed === 'address'}
        onClose={close}
        action="Rotate the address"
        onConfirm={() => readdress.mutateAsync(hook.id)}
      >
        The old address stops at once and answers 410 Gone. Give the sender the new one.
      </Confirm>
      <Confirm
        title="Delete the hook?"
        open={deed === 'delete'}
        onClose={close}
        name={hook.name}
        action="Delete"
        onConfirm={() => remove.mutateAsync(hook.id)}
      >
        Its address stops at once. Its automations no longer run. You cannot undo this.
      </Confirm>
    </>
  )
}

/** With the newest body beside it, a mapping begins with what really comes. */
function MapLink({ hook }: { hook: Hook }) {
  const { data } = useApi(api.inboundEvents.list, { hookId: hook.id, limit: 20 })
  const newest = data?.data.find(({ status }) => status !== 'duplicate')
  if (!newest) {
    return (
      <Link to="/inbound/new" search={{ hook: hook.id }} className={buttonClasses('primary')}>
        Connect the sender
      </Link>
    )
  }
  return (
    <Link
      to="/inbound/$hookId/contact"
      params={{ hookId: hook.id }}
      search={{ event: newest.id }}
      className={buttonClasses('primary')}
    >
      <UserPlus aria-hidden="true" /> Create contacts
    </Link>
  )
}
