import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApi, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/states.tsx'
import { Form, Frame, inlineLink } from './frame.tsx'
import { signInSearch } from './search-params.ts'

/** Only a path of ours: an address elsewhere would be a trap. */
const nextOf = (next: string | undefined): string =>
  next?.startsWith('/') && !next.startsWith('//') && !next.includes('\\') ? next : '/'

export function SignIn() {
  const [{ next }] = useSearchParams(signInSearch)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const enter = (): void => location.assign(nextOf(next))
  const signIn = useApiMutation(api.auth.signIn, {
    invalidates: [],
    quiet: true,
    onDone: ({ twoFactorRedirect }) => (twoFactorRedirect ? setNeedsCode(true) : enter()),
  })
  if (needsCode) return <SecondFactor onDone={enter} />
  return (
    <Frame title="Sign in to Capstan" foot={<SignUpLink />}>
      <Form onSubmit={() => signIn.mutate({ email, password })}>
        {signIn.error && <Notice tone="bad">{signIn.error.message}</Notice>}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="primary" size="large" busy={signIn.isPending}>
          Sign in
        </Button>
        <p className="text-center text-sm">
          <Link to="/forgot-password" className={inlineLink}>
            Forgot the password?
          </Link>
        </p>
      </Form>
      <FirstRunHint />
    </Frame>
  )
}

const FirstRunHint = () => (
  <p className="mt-5 border-line border-t pt-4 text-faint text-sm">
    First time on this server? The start wrote the owner&rsquo;s sign-in to{' '}
    <code className="font-mono text-xs">first-run.json</code> in the data directory.
  </p>
)

function SecondFactor({ onDone }: { onDone(): void }) {
  const [code, setCode] = useState('')
  const [isBackup, setBackup] = useState(false)
  const verify = useApiMutation(isBackup ? api.auth.verifyBackupCode : api.auth.verifyTotp, {
    invalidates: [],
    quiet: true,
    onDone,
  })
  return (
    <Frame
      title="One more step"
      lead={
        isBackup
          ? 'Enter one of your backup codes.'
          : 'Enter the six digits that your authenticator app shows.'
      }
    >
      <Form onSubmit={() => verify.mutate(code)}>
        <TextField
          label={isBackup ? 'Backup code' : 'Code'}
          inputMode={isBackup ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoFocus
          required
          value={code}
          error={errorFor(verify.error, null)}
          onChange={(event) => setCode(event.target.value.trim())}
        />
        <Button type="submit" look="primary" size="large" busy={verify.isPending}>
          Go on
        </Button>
        <Button look="quiet" onClick={() => setBackup(!isBackup)}>
          {isBackup ? 'Use the app instead' : 'Use a backup code'}
        </Button>
      </Form>
    </Frame>
  )
}

/** Its room is kept while the server has not said yet. */
function SignUpLink() {
  const { data } = useApi(api.auth.signUpPolicy)
  if (data?.signUp === 'closed') return 'Accounts are made by invitation here.'
  return (
    <span className={data ? undefined : 'invisible'}>
      No account yet?{' '}
      <Link to="/sign-up" className={inlineLink}>
        Sign up
      </Link>
    </span>
  )
}
