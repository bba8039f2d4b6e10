import { useState } from 'react'
import { ApiError, api } from '../../api.ts'
import { faultOf, useChange } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'

const minLength = 10

export function PasswordCard() {
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [endsOthers, setEndsOthers] = useState(true)
  const change = useChange(
    () =>
      api.post('/session/auth/change-password', {
        currentPassword: current,
        newPassword: next,
        revokeOtherSessions: endsOthers,
      }),
    {
      renews: ['/session/sessions'],
      quiet: true,
      done: 'The password is changed.',
      onDone() {
        setCurrent('')
        setNext('')
      },
    },
  )
  const { error } = change
  const isWrong = error instanceof ApiError && error.code === 'invalid_credentials'
  return (
    <Card>
      <CardHeader title="Password" />
      <form
        className="flex max-w-xl flex-col gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate()
        }}
      >
        {error && !isWrong && faultOf(error, null) && (
          <Notice tone="bad">{faultOf(error, null)}</Notice>
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
          error={faultOf(error, 'password')}
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
