import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Frame, inlineLink, tall, wideButton } from './frame.tsx'
import { LetterSent } from './sign-up.tsx'

export function ForgotPassword() {
  const [email, setEmail] = useState('')
  const request = useApiMutation(api.auth.requestPasswordReset, { invalidates: [], quiet: true })
  if (request.isSuccess) {
    return <LetterSent to={email}>If there is an account, we sent a link to</LetterSent>
  }
  return (
    <Frame
      title="Reset your password"
      lead="We send you a link to choose a new one."
      foot={
        <Link to="/sign-in" className={inlineLink}>
          Back to sign-in
        </Link>
      }
    >
      <Form
        mutation={request}
        onSubmit={(values) => {
          const address = String(values.get('email'))
          setEmail(address)
          request.mutate(address)
        }}
      >
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          autoFocus
          className={tall}
        />
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={request.isPending}
          className={wideButton}
        >
          Send the link
        </Button>
      </Form>
    </Frame>
  )
}
