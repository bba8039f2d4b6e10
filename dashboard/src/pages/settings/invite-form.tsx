import type { NewInvitation, SentInvitation } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { RoleChoice } from './role-choice.tsx'

/** Invites a person, by a mail with a link. */
export function InviteForm({ onDone }: { onDone(invitation: SentInvitation): void }) {
  const { self } = useSession()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<NewInvitation['role']>('member')
  const invite = useApiMutation(api.invitations.create, {
    invalidates: ['invitations'],
    quiet: true,
    onDone,
  })
  return (
    <Form mutation={invite} onSubmit={() => invite.mutate({ email: email.trim(), role })}>
      <TextField
        label="Email"
        name="email"
        type="email"
        required
        autoComplete="off"
        autoFocus
        placeholder="ada@example.com"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleChoice value={role} among={['admin', 'member']} onChange={(next) => setRole(next)} />
      <p className="text-faint text-sm">
        {self.mail === 'smtp'
          ? 'They get a link by email. It expires in 7 days.'
          : 'Email is off. Copy the link next and send it yourself.'}
      </p>
      <FormActions action="Invite" busy={invite.isPending} />
    </Form>
  )
}
