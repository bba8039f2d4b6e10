import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, api } from '../../api.ts'
import { faultOf, useChange } from '../../queries.ts'
import { useFilters } from '../../search.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import { Form, Frame } from './frame.tsx'

interface Opened {
  organization: string
  email: string
  hasAccount: boolean
}

/** Where the link of an invitation leads. */
export function Join() {
  const [{ token = '' }] = useFilters()
  const opened = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.post<Opened>('/session/invitations/open', { token }),
    retry: false,
  })
  if (opened.error) {
    return (
      <Frame title="This invitation does not work any more" lead={opened.error.message}>
        <Link to="/" className={classes(buttonClasses('primary', 'large'), 'w-full')}>
          To the dashboard
        </Link>
      </Frame>
    )
  }
  if (!opened.data) {
    return (
      <Frame title="Opening the invitation…">
        <Skeleton className="h-32 w-full" />
      </Frame>
    )
  }
  return <JoinForm token={token} {...opened.data} />
}

function JoinForm({ token, organization, email, hasAccount }: Opened & { token: string }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const join = useChange(
    async () => {
      await api.post('/session/join', hasAccount ? { token } : { token, name, password })
      if (!hasAccount) await api.post('/session/auth/sign-in/email', { email, password })
    },
    { renews: [], quiet: true, onDone: () => location.assign('/') },
  )
  const { error } = join
  const mustSignIn = error instanceof ApiError && error.code === 'not_signed_in'
  const fault = faultOf(error, null)
  return (
    <Frame title={`Join ${organization}`} lead={<span dir="auto">as {email}</span>}>
      <Form onSubmit={() => join.mutate()}>
        {fault && <Notice tone="bad">{fault}</Notice>}
        {mustSignIn && (
          <Link
            to="/sign-in"
            search={{ next: `/join?token=${token}` } as never}
            className={buttonClasses('plain', 'large')}
          >
            Sign in as {email}
          </Link>
        )}
        {!hasAccount && (
          <>
            <TextField
              label="Your name"
              autoComplete="name"
              required
              autoFocus
              value={name}
              error={faultOf(error, 'name')}
              onChange={(event) => setName(event.target.value)}
            />
            <TextField
              label="Password"
              type="password"
              autoComplete="new-password"
              minLength={10}
              required
              hint="At least 10 characters."
              value={password}
              error={faultOf(error, 'password')}
              onChange={(event) => setPassword(event.target.value)}
            />
          </>
        )}
        <Button type="submit" look="primary" size="large" busy={join.isPending}>
          Join
        </Button>
      </Form>
    </Frame>
  )
}
