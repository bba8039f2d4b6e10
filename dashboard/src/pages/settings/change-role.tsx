import type { Member, Role } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { useSession } from '../../session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { TokenChoiceField, useTokenChoice } from './member-tokens.tsx'
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
  const isDemotion = role === 'member' && member.role !== 'member'
  const choice = useTokenChoice(isDemotion ? member.id : undefined)
  const { revokeTokens } = choice
  const change = useEdit<Member, { role?: Role }>(member, {
    read: () => api.members.get(member.id),
    write: (changes, options) => {
      const chosen = { role, ...changes, ...(revokeTokens !== undefined && { revokeTokens }) }
      return api.members.update(member.id, chosen, options)
    },
    labels: { role: 'Role' },
    // It may be one's own.
    invalidates: ['members', 'self', 'tokens'],
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
      {isDemotion && <TokenChoiceField of={choice} who="They know" />}
      <FormActions
        action="Change the role"
        busy={change.isPending}
        onCancel={onDone}
        why={
          role === member.role
            ? 'Choose another role.'
            : isDemotion && !choice.isMade
              ? 'Say what happens to the tokens.'
              : undefined
        }
      />
    </Form>
  )
}
