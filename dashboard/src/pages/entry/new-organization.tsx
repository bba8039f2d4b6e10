import type { SignedIn } from '@capstan/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { chooseOrganization, selfQuery } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Frame, inlineLink, tall, wideButton } from './frame.tsx'

export function NewOrganization() {
  const { data: self } = useQuery(selfQuery)
  const create = useApiMutation(api.organizations.create, {
    invalidates: [],
    quiet: true,
    onDone: ({ id }) => chooseOrganization(id),
  })
  return (
    <Frame
      title="Name your organization"
      lead="It holds your contacts, documents and tokens. You can invite people later."
      foot={self && <WayBack {...self} />}
    >
      <Form
        mutation={create}
        onSubmit={(values) => create.mutate({ name: String(values.get('name')) })}
      >
        <TextField
          name="name"
          label="Name"
          autoComplete="organization"
          required
          autoFocus
          dir="auto"
          className={tall}
        />
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={create.isPending}
          className={wideButton}
        >
          Create organization
        </Button>
      </Form>
    </Frame>
  )
}

function WayBack({ email, organizationId }: SignedIn) {
  if (organizationId !== null) {
    return (
      <Link to="/" className={inlineLink}>
        Back to the dashboard
      </Link>
    )
  }
  const leave = (): void => {
    void api.auth.signOut().then(() => location.assign('/sign-in'))
  }
  return (
    <>
      Signed in as <bdi>{email}</bdi>.{' '}
      <button type="button" className={inlineLink} onClick={leave}>
        Sign out
      </button>
    </>
  )
}
