import type { SignedIn } from '@capstan/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { chooseOrganization, selfQuery } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form, Frame, inlineLink } from './frame.tsx'

export function NewOrganization() {
  const [name, setName] = useState('')
  const { data: self } = useQuery(selfQuery)
  const create = useApiMutation(api.organizations.create, {
    invalidates: [],
    quiet: true,
    onDone: ({ id }) => chooseOrganization(id),
  })
  return (
    <Frame
      title="Name your organization"
      lead="Contacts, knowledge bases and tokens belong to it. You can invite others later."
      foot={self && <WayBack {...self} />}
    >
      <Form onSubmit={() => create.mutate({ name })}>
        <TextField
          label="Name"
          autoComplete="organization"
          required
          autoFocus
          dir="auto"
          value={name}
          error={errorFor(create.error, 'name') ?? errorFor(create.error, null)}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="primary" size="large" busy={create.isPending}>
          Create it
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
