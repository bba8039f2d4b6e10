import { Link, useNavigate } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Form } from '../../ui/form.tsx'
import { SecretField } from '../../ui/secret-field.tsx'
import { Frame, tall, wideButton } from './frame.tsx'
import { linkSearch } from './search-params.ts'

export function ResetPassword() {
  const [{ token = '' }] = useSearchParams(linkSearch)
  const navigate = useNavigate()
  const reset = useApiMutation(api.auth.resetPassword, {
    invalidates: [],
    quiet: true,
    done: 'The password is changed. Sign in with it.',
    onDone: () => void navigate({ to: '/sign-in' }),
  })
  const linkError = errorFor(reset.error, 'token')
  if (linkError || !token) {
    return (
      <Frame
        title="This link no longer works"
        lead={linkError ?? 'A part of it is missing. Open the link in the mail again.'}
      >
        <Link
          to="/forgot-password"
          className={classes(buttonClasses('primary', 'large'), wideButton)}
        >
          Send another link
        </Link>
      </Frame>
    )
  }
  return (
    <Frame title="Choose a new password" lead="This signs you out on every device.">
      <Form
        mutation={reset}
        onSubmit={(values) =>
          reset.mutate({ token, newPassword: String(values.get('newPassword')) })
        }
      >
        <SecretField
          name="newPassword"
          label="New password"
          autoComplete="new-password"
          minLength={10}
          required
          autoFocus
          hint="At least 10 characters."
          className={tall}
        />
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={reset.isPending}
          className={wideButton}
        >
          Change password
        </Button>
      </Form>
    </Frame>
  )
}
