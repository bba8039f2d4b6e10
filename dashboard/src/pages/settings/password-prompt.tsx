import type { ResourceName } from '@capstan/sdk'
import { type ReactNode, useState } from 'react'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button, type Look } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

interface PasswordPromptProps<Output> {
  /** What is about to happen. */
  children: ReactNode
  action: string
  look?: Look
  send(password: string): Promise<Output>
  invalidates?: readonly ResourceName[]
  onDone(output: Output): void
}

/** Asks for the password again before something that a stranger at this screen may not do. */
export function PasswordPrompt<Output>({
  children,
  action,
  look = 'primary',
  send,
  invalidates = [],
  onDone,
}: PasswordPromptProps<Output>) {
  const [password, setPassword] = useState('')
  const ask = useApiMutation(send, { invalidates, quiet: true, onDone })
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        ask.mutate(password)
      }}
    >
      <p className="text-soft text-sm">{children}</p>
      <TextField
        label="Your password"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        value={password}
        error={ask.error && (errorFor(ask.error, null) ?? ask.error.message)}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="flex justify-end">
        <Button type="submit" look={look} busy={ask.isPending}>
          {action}
        </Button>
      </div>
    </form>
  )
}
