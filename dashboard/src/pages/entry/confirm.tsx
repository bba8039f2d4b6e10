import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Frame, linkFailure, wideButton } from './frame.tsx'
import { linkSearch } from './search-params.ts'

/**
 * Where the link of the first mail leads. It confirms nothing until the button is pressed: whoever was lured
 * to a link of somebody else would be signed in as them.
 */
export function ConfirmAddress() {
  const [{ token = '' }] = useSearchParams(linkSearch)
  const confirm = useApiMutation(api.auth.verifyEmail, {
    invalidates: [],
    quiet: true,
    onDone: () => location.assign('/'),
  })
  if (confirm.error) {
    return (
      <Frame
        title="This link no longer works"
        lead={linkFailure(confirm.error, 'It expired, or was used before.')}
      >
        <Link to="/sign-in" className={classes(buttonClasses('primary', 'large'), wideButton)}>
          Sign in to get another link
        </Link>
      </Frame>
    )
  }
  const email = addressIn(token)
  return (
    <Frame
      title="Confirm your address"
      lead={
        <>
          {email ? (
            <>
              Is <strong dir="auto">{email}</strong> yours?
            </>
          ) : (
            'Is the address that the mail came to yours?'
          )}{' '}
          If you did not sign up, close this page.
        </>
      }
    >
      <Button
        look="primary"
        size="large"
        busy={confirm.isPending || confirm.isSuccess}
        className={wideButton}
        onClick={() => confirm.mutate(token)}
      >
        Confirm and sign in
      </Button>
    </Frame>
  )
}

/** The token is a JWT (RFC 7519) about the address; only the server knows whether it is true. */
function addressIn(token: string): string | null {
  try {
    const [, claims = ''] = token.split('.')
    const { email } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof email === 'string' ? email : null
  } catch {
    return null
  }
}
