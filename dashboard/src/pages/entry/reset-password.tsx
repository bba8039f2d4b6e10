import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/field.tsx'
import { Form, Frame } from './frame.tsx'
import { linkSearch } from './search-params.ts'

export function ResetPassword() {
  const [{ token = '' }] = useSearchParams(linkSearch)
  const [newPassword, setPassword] = useState('')
  const navigate = useNavigate()
  const reset = useApiMutation(api.auth.resetPassword, {
    invalidates: [],
    quiet: true,
    done: 'The password is changed. Sign in with it.',
    onDone: () => void navigate({ to: '/sign-in' }),
  })
  const linkFault = errorFor(reset.error, 'token')
  if (linkFault || !token) {
    return (
      <Frame
        title="This link does not work any more"
        lead={linkFault ?? 'It lacks what the mail had in it. Open the link of the mail as it is.'}
      >
        <Link
          to="/forgot-password"
          className={classes(buttonClasses('primary', 'large'), 'w-full')}
        >
          Ask for another link
        </Link>
      </Frame>
    )
  }
  return (
    <Frame title="Choose another password" lead="You are then signed out everywhere.">
      <Form onSubmit={() => reset.mutate({ token, newPassword })}>
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          minLength={10}
          required
          autoFocus
          hint="At least 10 characters."
          value={newPassword}
          error={reset.error?.message}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="primary" size="large" busy={reset.isPending}>
          Change the password
        </Button>
      </Form>
    </Frame>
  )
}
