import { isCapstanError } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'

const minLength = 10

export function PasswordCard() {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [endsOthers, setEndsOthers] = useState(true)
  const change = useApiMutation(api.auth.changePassword, {
    invalidates: ['sessions'],
    quiet: true,
    done: 'The password is changed.',
    onDone() {
      setCurrent('')
      setNext('')
    },
  })
  const { error } = change
  const isWrong = isCapstanError(error) && error.code === 'invalid_credentials'
  return (
    <Card>
      <CardHeader title="Password" />
      <form
        className="flex max-w-xl flex-col gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate({
            currentPassword: current,
            newPassword: next,
            revokeOtherSessions: endsOthers,
          })
        }}
      >
        {error && !isWrong && errorFor(error, null) && (
          <Notice tone="bad">{errorFor(error, null)}</Notice>
        )}
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          value={current}
          error={isWrong ? error.message : null}
          onChange={({ target }) => setCurrent(target.value)}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          hint={`At least ${minLength} characters.`}
          value={next}
          error={errorFor(error, 'password')}
          onChange={({ target }) => setNext(target.value)}
        />
        <CheckField
          label="Sign out everywhere else"
          checked={endsOthers}
          onChange={({ target }) => setEndsOthers(target.checked)}
        />
        <div>
          <Button type="submit" busy={change.isPending}>
            Change the password
          </Button>
        </div>
      </form>
    </Card>
  )
}
