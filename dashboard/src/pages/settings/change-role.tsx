import type { Member, Role } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
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
  const change = useApiMutation(api.members.update, {
    // It may be one's own.
    invalidates: ['members', 'self', 'tokens'],
    quiet: true,
    done: 'Role changed.',
    onDone,
  })
  const among: readonly Role[] = ['owner', 'admin', 'member']
  return (
    <Form
      mutation={change}
      onSubmit={() =>
        change.mutate(member.id, { role, ...(revokeTokens !== undefined && { revokeTokens }) })
      }
    >
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
