import type { Hook } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import { providerOf } from './providers.ts'

/** The secret that the sender shows; it is kept sealed, and shown nowhere again. */
export function SecretForm({ hook }: { hook: Hook }) {
  const { asks, name } = providerOf(hook.preset)
  const save = useApiMutation(api.hooks.rotateSecret, { invalidates: ['hooks'], quiet: true })
  return (
    <Form
      mutation={save}
      onSubmit={(values) =>
        save.mutate(hook.id, { secret: String(values.get('secret')).trim(), overlapHours: 0 })
      }
    >
      <SecretField
        label={asks?.label ?? 'Secret'}
        name="secret"
        required
        autoComplete="off"
        placeholder={asks?.placeholder}
        hint={`Until it is saved, requests from ${name} are refused.`}
      />
      <div>
        <Button type="submit" look="primary" busy={save.isPending}>
          Save and listen
        </Button>
      </div>
    </Form>
  )
}
