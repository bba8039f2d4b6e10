import type { Invitation, NewInvitation } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'
import { RoleChoice } from './role-choice.tsx'

/** Asks somebody in, by a mail with a link. */
export function InviteForm({ onDone }: { onDone(invitation: Invitation): void }) {
  const { self } = useSession()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<NewInvitation['role']>('member')
  const invite = useApiMutation(api.invitations.create, {
    invalidates: ['invitations'],
    quiet: true,
    onDone,
  })
  const fault = errorFor(invite.error, null)
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        invite.mutate({ email: email.trim(), role })
      }}
    >
      {fault && <Notice tone="bad">{fault}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        autoFocus
        placeholder="ada@example.com"
        value={email}
        error={errorFor(invite.error, 'email')}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleChoice value={role} among={['admin', 'member']} onChange={(next) => setRole(next)} />
      <p className="text-faint text-sm">
        {self.mail === 'smtp'
          ? 'A mail brings them a link that works for seven days.'
          : 'The link works for seven days. This server sends no mail: you bring it to them yourself.'}
      </p>
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={invite.isPending}>
          Invite
        </Button>
      </div>
    </form>
  )
}
