import { isCapstanError } from '@capstan/sdk'
import { useMemo, useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Form } from '../../ui/form.tsx'
import { SecretField } from '../../ui/secret-field.tsx'

const minLength = 10

export function PasswordCard() {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const change = useApiMutation(api.auth.changePassword, {
    invalidates: ['sessions'],
    quiet: true,
    done: 'Password changed. You are signed out everywhere else.',
    onDone() {
      setCurrent('')
      setNext('')
    },
  })
  const error = useMemo(() => {
    // The wrong password is the current one, whose field the server does not name.
    if (!isCapstanError(change.error) || change.error.code !== 'invalid_credentials') {
      return change.error
    }
    return Object.assign(new Error(change.error.message), { field: 'currentPassword' })
  }, [change.error])
  return (
    <Card>
      <CardHeader title="Password" />
      <Form
        className="p-4"
        mutation={{ ...change, error }}
        onSubmit={() => change.mutate({ currentPassword: current, newPassword: next })}
      >
        <SecretField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
        />
        <SecretField
          label="New password"
          name="password"
          autoComplete="new-password"
          required
          hint={`At least ${minLength} characters.`}
          value={next}
          onChange={({ target }) => setNext(target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-faint text-xs">A change signs you out everywhere else.</p>
          <Button type="submit" busy={change.isPending}>
            Change the password
          </Button>
        </div>
      </Form>
    </Card>
  )
}
