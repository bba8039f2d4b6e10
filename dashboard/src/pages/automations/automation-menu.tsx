import type { Automation } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Confirm, Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { Menu } from '../../ui/menu.tsx'

export function AutomationMenu({ automation }: { automation: Automation }) {
  const { id, name, enabled } = automation
  const [deed, setDeed] = useState<'rename' | 'delete' | null>(null)
  const navigate = useNavigate()
  const close = (): void => setDeed(null)
  const toggle = useApiMutation(api.automations.update, {
    invalidates: ['automations'],
    done: (after) => (after.enabled ? 'Turned on.' : 'Turned off. It starts no runs.'),
  })
  const rename = useApiMutation(api.automations.update, {
    invalidates: ['automations'],
    quiet: true,
    onDone: close,
  })
  const remove = useApiMutation(api.automations.delete, {
    invalidates: ['automations', 'account'],
    done: 'Automation deleted.',
    onDone: () => void navigate({ to: '/automations' }),
  })
  return (
    <>
      <Menu
        label="More actions"
        actions={[
          {
            label: enabled ? 'Turn off' : 'Turn on',
            onSelect: () => toggle.mutate(id, { enabled: !enabled }),
          },
          { label: 'Rename…', onSelect: () => setDeed('rename') },
          { label: 'Delete…', danger: true, onSelect: () => setDeed('delete') },
        ]}
      />
      <Dialog title="Rename the automation" open={deed === 'rename'} onClose={close}>
        <Form
          mutation={rename}
          onSubmit={(values) => rename.mutate(id, { name: String(values.get('name')) })}
        >
          <TextField
            label="Name"
            name="name"
            defaultValue={name}
            required
            maxLength={200}
            dir="auto"
          />
          <FormActions action="Rename" busy={rename.isPending} onCancel={close} />
        </Form>
      </Dialog>
      <Confirm
        title="Delete the automation?"
        open={deed === 'delete'}
        onClose={close}
        name={name}
        action="Delete"
        onConfirm={() => remove.mutateAsync(id)}
      >
        Its versions and runs are deleted too. What it made stays. You cannot undo this.
      </Confirm>
    </>
  )
}
