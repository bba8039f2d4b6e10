import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'
import { Form, Frame, inlineLink } from './frame.tsx'

export function SignUp() {
  const [person, setPerson] = useState({ name: '', email: '', password: '' })
  const signUp = useApiMutation(api.auth.signUp, {
    invalidates: [],
    quiet: true,
  })
  if (signUp.isSuccess) {
    return <LetterSent to={person.email}>A mail is on its way to</LetterSent>
  }
  const field = (name: keyof typeof person) => ({
    value: person[name],
    error: errorFor(signUp.error, name),
    onChange: (event: { target: { value: string } }) =>
      setPerson({ ...person, [name]: event.target.value }),
    required: true,
  })
  const fault = errorFor(signUp.error, null)
  return (
    <Frame
      title="Make an account"
      foot={
        <>
          You have one already?{' '}
          <Link to="/sign-in" className={inlineLink}>
            Sign in
          </Link>
        </>
      }
    >
      <Form onSubmit={() => signUp.mutate(person)}>
        {fault && <Notice tone="bad">{fault}</Notice>}
        <TextField label="Name" autoComplete="name" autoFocus {...field('name')} />
        <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
        <TextField
          label="Password"
          type="password"
          autoComplete="new-password"
          minLength={10}
          hint="At least 10 characters. A sentence is easy to keep in mind."
          {...field('password')}
        />
        <Button type="submit" look="primary" size="large" busy={signUp.isPending}>
          Sign up
        </Button>
      </Form>
    </Frame>
  )
}

interface LetterSentProps {
  to: string
  /** What is true whether the address has an account or not. */
  children: ReactNode
}

export function LetterSent({ to, children }: LetterSentProps) {
  return (
    <Frame
      title="Look into your mail"
      lead={
        <>
          {children} <strong dir="auto">{to}</strong>. Open the link in it to go on.
        </>
      }
      foot={
        <Link to="/sign-in" className={inlineLink}>
          Back to sign-in
        </Link>
      }
    >
      <p className="text-soft text-sm">
        A server without a mail server of its own puts mails into the directory{' '}
        <code className="font-mono text-xs">outbox</code> of its data directory; whoever runs it can
        open them there.
      </p>
    </Frame>
  )
}
