import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form, Frame, inlineLink } from './frame.tsx'
import { LetterSent } from './sign-up.tsx'

export function ForgotPassword() {
  const [email, setEmail] = useState('')
  const ask = useApiMutation(api.auth.requestPasswordReset, {
    invalidates: [],
    quiet: true,
  })
  if (ask.isSuccess) {
    return <LetterSent to={email}>If there is an account, a mail is on its way to</LetterSent>
  }
  return (
    <Frame
      title="Choose another password"
      lead="A link to do so comes by mail."
      foot={
        <Link to="/sign-in" className={inlineLink}>
          Back to sign-in
        </Link>
      }
    >
      <Form onSubmit={() => ask.mutate(email)}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          autoFocus
          value={email}
          error={errorFor(ask.error, null) ?? errorFor(ask.error, 'email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" look="primary" size="large" busy={ask.isPending}>
          Send the link
        </Button>
      </Form>
    </Frame>
  )
}
