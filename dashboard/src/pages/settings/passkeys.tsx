import type { Passkey } from '@capstan/sdk'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { addPasskey, canUsePasskeys } from '../../passkeys.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Confirm, Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { Failure, SkeletonRows } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { deviceOf } from './device.ts'
import { CurrentPassword } from './password-prompt.tsx'

/** The devices that sign the person in without a password. */
export function Passkeys() {
  const passkeys = useApi(api.passkeys.list)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const remove = useApiMutation(api.passkeys.remove, {
    invalidates: ['passkeys'],
    done: 'Passkey removed.',
  })
  return (
    <Card>
      <CardHeader
        title="Passkeys"
        hint="Sign in with a fingerprint, face or security key."
        actions={
          canUsePasskeys && (
            <Button size="small" onClick={() => setAdding(true)}>
              Add a passkey…
            </Button>
          )
        }
      />
      {passkeys.error ? (
        <Failure error={passkeys.error} onRetry={passkeys.reload} />
      ) : !passkeys.data ? (
        <SkeletonRows rows={1} />
      ) : passkeys.data.data.length === 0 ? (
        <p className="p-4 text-soft text-sm">
          {canUsePasskeys
            ? 'You have none yet.'
            : 'Passkeys need a server with a name and HTTPS. This page was opened at an IP address or in a browser without them.'}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {passkeys.data.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </ul>
      )}
      <Dialog title="Add a passkey" open={isAdding} onClose={() => setAdding(false)}>
        <NewPasskey onDone={() => setAdding(false)} />
      </Dialog>
      <Confirm
        title={`Remove ${removing?.name ?? 'the passkey'}?`}
        open={removing !== null}
        onClose={() => setRemoving(null)}
        action="Remove"
        onConfirm={() => remove.mutateAsync(removing?.id ?? '')}
      >
        That device will no longer sign you in. Delete the passkey there, too. Its sessions go on
        until you end them below.
      </Confirm>
    </Card>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove(): void }) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex min-h-12 items-center gap-3 px-4 py-2 text-sm">
      <KeyRound size={18} aria-hidden="true" className="shrink-0 text-faint" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate font-name">
          {name}
        </span>
        <span className="block truncate text-faint text-xs">
          {lastUsedAt ? (
            <>
              last used <Ago at={lastUsedAt} />
            </>
          ) : (
            <>
              added <Ago at={createdAt} />, not used yet
            </>
          )}
        </span>
      </span>
      <Button size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove…
      </Button>
    </li>
  )
}

function NewPasskey({ onDone }: { onDone(): void }) {
  const [name, setName] = useState(deviceOf(navigator.userAgent))
  const [password, setPassword] = useState('')
  const add = useApiMutation(addPasskey, {
    invalidates: ['passkeys'],
    quiet: true,
    done: 'Passkey added.',
    onDone,
  })
  return (
    <Form mutation={add} onSubmit={() => add.mutate(name.trim(), password)}>
      <TextField
        label="Name"
        name="name"
        dir="auto"
        required
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <CurrentPassword value={password} onChange={setPassword} />
      <FormActions action="Add passkey" busy={add.isPending} />
    </Form>
  )
}
