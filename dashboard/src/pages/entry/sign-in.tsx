import { isCapstanError } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { canUsePasskeys, signInWithPasskey } from '../../passkeys.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import { Notice } from '../../ui/states.tsx'
import { Frame, inlineLink, tall, wideButton } from './frame.tsx'
import { signInSearch } from './search-params.ts'
import { SignOnRefusalNotice, SingleSignOnButton } from './single-sign-on.tsx'

/** Only a path of ours: an address elsewhere would be a trap. */
const nextOf = (next: string | undefined): string =>
  next?.startsWith('/') && !next.startsWith('//') && !next.includes('\\') ? next : '/'

export function SignIn() {
  const [{ next, refused }] = useSearchParams(signInSearch)
  const [needsCode, setNeedsCode] = useState(false)
  const enter = (): void => location.assign(nextOf(next))
  const signIn = useApiMutation(api.auth.signIn, {
    invalidates: [],
    quiet: true,
    onDone: ({ twoFactorRedirect }) => (twoFactorRedirect ? setNeedsCode(true) : enter()),
  })
  if (needsCode) return <SecondFactor onDone={enter} />
  const isShutOut = isCapstanError(signIn.error) && signIn.error.code === 'rate_limited'
  return (
    <Frame
      title="Welcome back"
      tab="Sign in"
      lead={
        <>
          Sign in to <bdi>{location.host}</bdi>
        </>
      }
      foot={<Foot />}
    >
      {refused && <SignOnRefusalNotice code={refused} />}
      <Form
        mutation={signIn}
        onSubmit={(values) =>
          signIn.mutate({
            email: String(values.get('email')),
            password: String(values.get('password')),
          })
        }
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
        <div className="relative">
          <SecretField
            name="password"
            label="Password"
            autoComplete="current-password"
            required
            className={tall}
          />
          {/* After the field, so that the keyboard comes to it second. */}
          <Link
            to="/forgot-password"
            className={classes(inlineLink, 'absolute end-0 top-0 text-sm')}
          >
            Forgot it?
          </Link>
        </div>
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={signIn.isPending}
          className={wideButton}
        >
          Sign in
        </Button>
        {canUsePasskeys && <PasskeyButton onDone={enter} />}
        <SingleSignOnButton next={nextOf(next)} />
        {isShutOut && (
          <p className="text-soft text-sm">
            Or{' '}
            <Link to="/forgot-password" className={inlineLink}>
              reset your password
            </Link>{' '}
            to sign in now.
          </p>
        )}
      </Form>
    </Frame>
  )
}

/** Beside the form, whose failures are about the password. */
function PasskeyButton({ onDone }: { onDone(): void }) {
  const signIn = useApiMutation(signInWithPasskey, { invalidates: [], quiet: true, onDone })
  return (
    <>
      <Button
        size="large"
        busy={signIn.isPending}
        className={wideButton}
        onClick={() => signIn.mutate()}
      >
        Sign in with a passkey
      </Button>
      {signIn.error && <Notice tone="bad">{signIn.error.message}</Notice>}
    </>
  )
}

function SecondFactor({ onDone }: { onDone(): void }) {
  const [isBackup, setBackup] = useState(false)
  const verify = useApiMutation(isBackup ? api.auth.verifyBackupCode : api.auth.verifyTotp, {
    invalidates: [],
    quiet: true,
    onDone,
  })
  return (
    <Frame
      title="Enter your code"
      lead={
        isBackup
          ? 'Use one of the backup codes that you saved.'
          : 'Your authenticator app shows six digits.'
      }
    >
      <Form
        mutation={verify}
        onSubmit={(values) => verify.mutate(String(values.get('code')).trim())}
      >
        <TextField
          key={String(isBackup)}
          name="code"
          label={isBackup ? 'Backup code' : 'Code'}
          inputMode={isBackup ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoFocus
          required
          className={tall}
        />
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={verify.isPending}
          className={wideButton}
        >
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
function Foot() {
  const { data } = useApi(api.auth.signUpPolicy)
  return (
    <div className="flex flex-col gap-3">
      <p className={data ? undefined : 'invisible'}>
        {data?.signUp === 'closed' ? (
          'Ask an owner for an invitation if you have no account.'
        ) : (
          <>
            No account yet?{' '}
            <Link to="/sign-up" className={inlineLink}>
              Sign up
            </Link>
          </>
        )}
      </p>
      <p className="text-faint text-xs">
        First time on this server? The first start saved the owner’s sign-in as{' '}
        <code className="font-mono">first-run.json</code> in the data directory.
      </p>
    </div>
  )
}
