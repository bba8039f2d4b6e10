import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { chooseOrganization, useSession } from '../../session.ts'
import { Badge, Tag } from '../../ui/badge.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Card, CardHeader, Facts } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { formatWord } from '../../ui/format.ts'
import { SettingsFrame } from './frame.tsx'
import { LeaveOrganization } from './leave-organization.tsx'

export function OrganizationSettings() {
  const { organization } = useSession()
  return (
    <SettingsFrame>
      <Identity key={organization.id} />
      <Plan />
      <Organizations />
      <LeaveOrganization />
    </SettingsFrame>
  )
}

function Identity() {
  const { organization, isAdmin } = useSession()
  return (
    <Card>
      <CardHeader title={isAdmin ? 'Organization' : <span dir="auto">{organization.name}</span>} />
      <div className="flex flex-col gap-5 p-4">
        {isAdmin && <NameForm current={organization.name} />}
        <Facts
          rows={[
            [
              'Id',
              <span key="id" className="flex items-center gap-1">
                <code className="min-w-0 break-all font-mono text-xs">{organization.id}</code>
                <span className="-my-1.5">
                  <CopyButton text={organization.id} label="Copy the id" />
                </span>
              </span>,
            ],
            ['Your role', formatWord(organization.role)],
          ]}
        />
      </div>
    </Card>
  )
}

function NameForm({ current }: { current: string }) {
  const [name, setName] = useState(current)
  const rename = useEdit<{ name: string }, { name?: string }>(
    { name: current },
    {
      read: () => api.organizations.get(),
      write: async ({ name = current }, options) => {
        await api.organizations.rename({ name }, options)
        return undefined
      },
      labels: { name: 'Name' },
      invalidates: ['self', 'organizations'],
      onDone: (saved) => setName(saved.name),
    },
  )
  return (
    <Form mutation={rename} onSubmit={() => rename.mutate({ name: name.trim() })}>
      <TextField
        label="Name"
        name="name"
        dir="auto"
        autoComplete="organization"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex justify-end">
        <Button type="submit" busy={rename.isPending} disabled={name.trim() === current}>
          Save
        </Button>
      </div>
    </Form>
  )
}

function Plan() {
  const { organization } = useSession()
  return (
    <Card>
      <CardHeader
        title="Plan"
        hint="Your server’s operator sets this."
        actions={<Tag>{formatWord(organization.plan)}</Tag>}
      />
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-soft text-sm">
        See what the plan allows and what is used.
        <Link to="/usage" className={buttonClasses('plain', 'small')}>
          Open usage
        </Link>
      </p>
    </Card>
  )
}

function Organizations() {
  const { self, organization } = useSession()
  return (
    <Card>
      <CardHeader
        title="Your organizations"
        hint="Each has its own contacts, knowledge, tokens and members."
        actions={
          <Link to="/new-organization" className={buttonClasses('plain', 'small')}>
            <Plus aria-hidden="true" /> New organization
          </Link>
        }
      />
      <ul className="divide-y divide-line">
        {self.organizations.map(({ id, name, role, plan }) => (
          <li key={id} className="flex min-h-12 items-center gap-3 px-4 py-2 text-sm">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-name" dir="auto" title={name}>
                {name}
              </span>
              <span className="block text-faint text-xs">
                {formatWord(role)} · {formatWord(plan)} plan
              </span>
            </span>
            {id === organization.id ? (
              <Badge tone="good">This one</Badge>
            ) : (
              <Button
                size="small"
                aria-label={`Work in ${name}`}
                onClick={() => chooseOrganization(id)}
              >
                Switch
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
