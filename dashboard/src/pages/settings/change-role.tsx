import type { Member, Role } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/states.tsx'
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
  const change = useApiMutation(api.members.update, {
    // It may be one's own.
    invalidates: ['members', 'self'],
    quiet: true,
    done: 'The role is changed, from the next request on.',
    onDone,
  })
  const among: readonly Role[] = ['owner', 'admin', 'member']
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate(member.id, { role })
      }}
    >
      {change.error && <Notice tone="bad">{change.error.message}</Notice>}
      <RoleChoice
        value={role}
        among={organization.role === 'owner' ? among : among.filter((one) => one !== 'owner')}
        onChange={setRole}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>Cancel</Button>
        <Button
          type="submit"
          look="primary"
          busy={change.isPending}
          disabled={role === member.role}
        >
          Change the role
        </Button>
      </div>
    </form>
  )
}
