import { type InvitationLink, isCapstanError } from '@capstan/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Frame, linkFailure, tall, wideButton } from './frame.tsx'
import { linkSearch } from './search-params.ts'
import { SingleSignOnButton } from './single-sign-on.tsx'

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
      <Frame
        title="This invitation no longer works"
        lead={linkFailure(
          opened.error,
          'It expired, was used or was withdrawn. Ask for a new one.',
        )}
      >
        <Link to="/" className={classes(buttonClasses('primary', 'large'), wideButton)}>
          Go to the dashboard
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
  const join = useApiMutation(
    async (account: { name: string; password: string }) => {
      await api.invitations.accept(hasAccount ? { token } : { token, ...account })
      if (!hasAccount) await api.auth.signIn({ email, password: account.password })
    },
    { invalidates: [], quiet: true, onDone: () => location.assign('/') },
  )
  const mustSignIn = isCapstanError(join.error) && join.error.code === 'not_signed_in'
  return (
    <Frame
      title={`Join ${organization}`}
      lead={
        <>
          You join as <bdi>{email}</bdi>.
        </>
      }
    >
      <Form
        mutation={join}
        onSubmit={(values) =>
          join.mutate({
            name: String(values.get('name') ?? ''),
            password: String(values.get('password') ?? ''),
          })
        }
      >
        {mustSignIn && (
          <Link
            to="/sign-in"
            search={{ next: `/join?token=${token}` }}
            className={classes(buttonClasses('plain', 'large'), wideButton)}
          >
            Sign in as {email}
          </Link>
        )}
        {!hasAccount && <AccountFields />}
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={join.isPending}
          className={wideButton}
        >
          Join
        </Button>
        {(mustSignIn || !hasAccount) && <SingleSignOnButton next={`/join?token=${token}`} />}
      </Form>
    </Frame>
  )
}

const AccountFields = () => (
  <>
    <TextField
      name="name"
      label="Your name"
      autoComplete="name"
      required
      autoFocus
      dir="auto"
      className={tall}
    />
    <SecretField
      name="password"
      label="Password"
      autoComplete="new-password"
      minLength={10}
      required
      hint="At least 10 characters."
      className={tall}
    />
  </>
)
