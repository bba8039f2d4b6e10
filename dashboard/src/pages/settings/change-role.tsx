import type { Member, Role } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { useSession } from '../../session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { RoleChoice } from './role-choice.tsx'

interface ChangeRoleProps {
  member: Member | null
  onClose(): void
}

export function ChangeRole({ member, onClose }: ChangeRoleProps) {
  return (
    <Dialog
      title={member ? `The role of ${member.name}` : ''}
      open={member !== null}
      onClose={onClose}
    >
      {member && <RoleForm member={member} onDone={onClose} />}
    </Dialog>
  )
}

function RoleForm({ member, onDone }: { member: Member; onDone(): void }) {
  const { organization } = useSession()
  const [role, setRole] = useState(member.role)
  const change = useEdit<Member, { role?: Role }>(member, {
    read: () => api.members.get(member.id),
    write: (changes, options) => api.members.update(member.id, { role, ...changes }, options),
    labels: { role: 'Role' },
    // It may be one's own.
    invalidates: ['members', 'self'],
    onDone,
  })
  const among: readonly Role[] = ['owner', 'admin', 'member']
  return (
    <Form mutation={change} onSubmit={() => change.mutate({ role })}>
      <RoleChoice
        value={role}
        among={organization.role === 'owner' ? among : among.filter((one) => one !== 'owner')}
        onChange={setRole}
      />
      <FormActions
        action="Change the role"
        busy={change.isPending}
        onCancel={onDone}
        why={role === member.role ? 'Choose another role.' : undefined}
      />
    </Form>
  )
}
