import type { Hook } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Code } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { OverlapField, type Overlaps } from '../../ui/overlap-field.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import { Notice } from '../../ui/states.tsx'
import { providerOf } from './providers.ts'

const overlaps: Overlaps = [
  [24, 'Valid for one more day'],
  [1, 'Valid for one more hour'],
  [72, 'Valid for three more days'],
  [168, 'Valid for one more week'],
  [0, 'Ends at once'],
]

interface RotateSecretProps {
  hook: Hook
  open: boolean
  onClose(): void
}

/** Another secret; until the overlap ends, what is signed with either is taken. */
export function RotateSecret({ hook, open, onClose }: RotateSecretProps) {
  const [newSecret, setNewSecret] = useState<string | null>(null)
  const close = (): void => {
    setNewSecret(null)
    onClose()
  }
  return (
    <Dialog
      title={newSecret ? 'The new secret' : 'Rotate the secret'}
      open={open}
      onClose={close}
      shape={newSecret ? 'wide' : 'box'}
      firm={newSecret !== null}
    >
      {newSecret ? (
        <div className="flex flex-col gap-4">
          <Notice tone="warn">Copy this secret now. You will not see it again.</Notice>
          <Code label="Secret" text={newSecret} wrap />
          <div className="flex justify-end">
            <Button look="primary" onClick={close}>
              I have copied it
            </Button>
          </div>
        </div>
      ) : (
        <Fields hook={hook} onRotated={setNewSecret} onClose={close} />
      )}
    </Dialog>
  )
}

interface FieldsProps {
  hook: Hook
  onRotated(secret: string): void
  onClose(): void
}

function Fields({ hook, onRotated, onClose }: FieldsProps) {
  const { asks, tells, name } = providerOf(hook.preset)
  const [overlapHours, setOverlap] = useState(hook.hasSecret ? 24 : 0)
  const rotate = useApiMutation(api.hooks.rotateSecret, {
    invalidates: ['hooks'],
    quiet: true,
    onDone({ secret }, _hookId, sent) {
      if (secret !== null && sent?.secret === undefined) onRotated(secret)
      else onClose()
    },
    done: 'The secret was rotated.',
  })
  return (
    <Form
      mutation={rotate}
      onSubmit={(values) => {
        const secret = String(values.get('secret')).trim()
        rotate.mutate(hook.id, { overlapHours, ...(secret && { secret }) })
      }}
    >
      <SecretField
        label={asks?.label ?? `${tells ?? 'Secret'} (optional)`}
        name="secret"
        required={asks !== null}
        autoComplete="off"
        hint={
          asks
            ? `As ${name} shows it now. It is never shown here again.`
            : 'Leave empty and a new one is made for you.'
        }
      />
      {hook.hasSecret && (
        <OverlapField
          label="The old one"
          overlaps={overlaps}
          value={overlapHours}
          onChange={setOverlap}
        />
      )}
      <FormActions action="Rotate" busy={rotate.isPending} onCancel={onClose} />
    </Form>
  )
}
