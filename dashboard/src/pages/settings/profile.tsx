import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { SettingsFrame } from './frame.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordCard } from './password.tsx'
import { Sessions } from './sessions.tsx'
import { SingleSignOn } from './single-sign-on.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { TwoFactor } from './two-factor.tsx'

export const Profile = () => (
  <SettingsFrame>
    <NameCard />
    <PasswordCard />
    <Passkeys />
    <SingleSignOn />
    <TwoFactor />
    <Sessions />
    <ThemeChoice />
  </SettingsFrame>
)

function NameCard() {
  const { self } = useSession()
  const [name, setName] = useState(self.name)
  const save = useApiMutation(api.self.update, {
    invalidates: ['self', 'members'],
    quiet: true,
    done: 'Name saved.',
  })
  return (
    <Card>
      <CardHeader title="Your profile" hint={self.email} />
      <Form className="p-4" mutation={save} onSubmit={() => save.mutate({ name: name.trim() })}>
        <TextField
          label="Your name"
          name="name"
          dir="auto"
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="flex justify-end">
          <Button type="submit" busy={save.isPending} disabled={name.trim() === self.name}>
            Save
          </Button>
        </div>
      </Form>
    </Card>
  )
}
