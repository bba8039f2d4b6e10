import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import { Frame, inlineLink, tall, wideButton } from './frame.tsx'
import { SingleSignOnButton } from './single-sign-on.tsx'

export function SignUp() {
  const [email, setEmail] = useState('')
  const signUp = useApiMutation(api.auth.signUp, { invalidates: [], quiet: true })
  if (signUp.isSuccess) return <LetterSent to={email}>We sent a link to</LetterSent>
  return (
    <Frame
      title="Create your account"
      foot={
        <>
          Already have one?{' '}
          <Link to="/sign-in" className={inlineLink}>
            Sign in
          </Link>
        </>
      }
    >
      <Form
        mutation={signUp}
        onSubmit={(values) => {
          const textIn = (name: string): string => String(values.get(name))
          setEmail(textIn('email'))
          signUp.mutate({
            name: textIn('name'),
            email: textIn('email'),
            password: textIn('password'),
          })
        }}
      >
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          autoFocus
          required
          dir="auto"
          className={tall}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          required
          className={tall}
        />
        <SecretField
          name="password"
          label="Password"
          autoComplete="new-password"
          minLength={10}
          required
          hint="At least 10 characters. A sentence is easy to remember."
          className={tall}
        />
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={signUp.isPending}
          className={wideButton}
        >
          Sign up
        </Button>
        <SingleSignOnButton next="/" />
      </Form>
    </Frame>
  )
}

interface LetterSentProps {
  to: string
  /** Text that is true whether or not the address has an account. */
  children: ReactNode
}

export function LetterSent({ to, children }: LetterSentProps) {
  return (
    <Frame
      title="Check your mail"
      lead={
        <>
          {children} <strong dir="auto">{to}</strong>. Open it to go on.
        </>
      }
      foot={
        <Link to="/sign-in" className={inlineLink}>
          Back to sign-in
        </Link>
      }
    >
      <p className="text-faint text-xs">
        Without a mail server, mails are saved in the <code className="font-mono">outbox</code>{' '}
        folder of the data directory. Your server’s operator can open them there.
      </p>
    </Frame>
  )
}
