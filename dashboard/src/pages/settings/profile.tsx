import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, PageHeader } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { PasswordCard } from './password.tsx'
import { Sessions } from './sessions.tsx'
import { SettingsTabs } from './tabs.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { TwoFactor } from './two-factor.tsx'

export function Profile() {
  return (
    <>
      <PageHeader title="Settings" lead="You, in all of your organizations." />
      <SettingsTabs />
      <div className="flex flex-col gap-5">
        <Name />
        <PasswordCard />
        <TwoFactor />
        <Sessions />
        <ThemeChoice />
      </div>
    </>
  )
}

function Name() {
  const { self } = useSession()
  const [name, setName] = useState(self.name)
  const save = useApiMutation(api.self.update, {
    invalidates: ['self', 'members'],
    quiet: true,
    done: 'Your name is changed.',
  })
  return (
    <Card>
      <CardHeader title="Your profile" hint={self.email} />
      <form
        className="flex max-w-xl items-end gap-2 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ name: name.trim() })
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label="Your name"
            dir="auto"
            autoComplete="name"
            value={name}
            error={errorFor(save.error, 'name') ?? errorFor(save.error, null)}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button type="submit" busy={save.isPending} disabled={name.trim() === self.name}>
          Save
        </Button>
      </form>
    </Card>
  )
}
