import type { ResourceName } from '@capstan/sdk'
import { type ReactNode, useState } from 'react'
import { useApiMutation } from '../../queries.ts'
import { Form, FormActions } from '../../ui/form.tsx'
import { SecretField } from '../../ui/secret-field.tsx'

interface PasswordPromptProps<Output> {
  /** Explains the action that needs the password. */
  children: ReactNode
  action: string
  /** Filled red, where it takes something away. */
  destroys?: boolean
  send(password: string): Promise<Output>
  invalidates?: readonly ResourceName[]
  onDone(output: Output): void
}

/** The field for the password of the person who is signed in. */
export const CurrentPassword = ({
  value,
  onChange,
}: {
  value: string
  onChange(value: string): void
}) => (
  <SecretField
    label="Your password"
    name="password"
    autoComplete="current-password"
    required
    autoFocus
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

/** Asks for the password again, in case a stranger sits at this screen. */
export function PasswordPrompt<Output>({
  children,
  action,
  destroys = false,
  send,
  invalidates = [],
  onDone,
}: PasswordPromptProps<Output>) {
  const [password, setPassword] = useState('')
  const ask = useApiMutation(send, { invalidates, quiet: true, onDone })
  return (
    <Form mutation={ask} onSubmit={() => ask.mutate(password)}>
      <p className="text-soft">{children}</p>
      <CurrentPassword value={password} onChange={setPassword} />
      <FormActions action={action} busy={ask.isPending} destroys={destroys} />
    </Form>
  )
}
