import { type InvitationLink, isCapstanError } from '@capstan/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import { Form, Frame } from './frame.tsx'
import { linkSearch } from './search-params.ts'

/** Where the link of an invitation leads. */
export function Join() {
  const [{ token = '' }] = useSearchParams(linkSearch)
  const opened = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.invitations.open(token),
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

function JoinForm({ token, organization, email, hasAccount }: InvitationLink & { token: string }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const join = useApiMutation(
    async () => {
      await api.invitations.accept(hasAccount ? { token } : { token, name, password })
      if (!hasAccount) await api.auth.signIn({ email, password })
    },
    { invalidates: [], quiet: true, onDone: () => location.assign('/') },
  )
  const { error } = join
  const mustSignIn = isCapstanError(error) && error.code === 'not_signed_in'
  const fault = errorFor(error, null)
  return (
    <Frame title={`Join ${organization}`} lead={<span dir="auto">as {email}</span>}>
      <Form onSubmit={() => join.mutate()}>
        {fault && <Notice tone="bad">{fault}</Notice>}
        {mustSignIn && (
          <Link
            to="/sign-in"
            search={{ next: `/join?token=${token}` }}
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
              error={errorFor(error, 'name')}
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
              error={errorFor(error, 'password')}
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
