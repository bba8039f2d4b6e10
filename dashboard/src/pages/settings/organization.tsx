import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { errorFor, useApiMutation } from '../../queries.ts'
import { chooseOrganization, useSession } from '../../session.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Card, CardHeader, Facts, PageHeader } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy.tsx'
import { TextField } from '../../ui/field.tsx'
import { LeaveOrganization } from './leave-organization.tsx'
import { SettingsTabs } from './tabs.tsx'

export function OrganizationSettings() {
  const { organization } = useSession()
  return (
    <>
      <PageHeader title="Settings" lead="The organization that everything here belongs to." />
      <SettingsTabs />
      <div className="flex flex-col gap-5">
        <Identity key={organization.id} />
        <Plan />
        <Organizations />
        <LeaveOrganization />
      </div>
    </>
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
            ['Your role', organization.role],
          ]}
        />
      </div>
    </Card>
  )
}

function NameForm({ current }: { current: string }) {
  const [name, setName] = useState(current)
  const rename = useApiMutation(api.organizations.rename, {
    invalidates: ['self'],
    quiet: true,
    done: 'The organization has another name.',
  })
  return (
    <form
      className="flex max-w-xl items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        rename.mutate({ name: name.trim() })
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label="Name"
          dir="auto"
          autoComplete="organization"
          value={name}
          error={errorFor(rename.error, 'name') ?? errorFor(rename.error, null)}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <Button type="submit" busy={rename.isPending} disabled={name.trim() === current}>
        Save
      </Button>
    </form>
  )
}

function Plan() {
  const { organization } = useSession()
  return (
    <Card>
      <CardHeader
        title="Plan"
        hint="It is set by the operator of this server."
        actions={<Badge tone="info">{organization.plan}</Badge>}
      />
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-soft text-sm">
        What it allows, and how much of it is used, stands under Usage.
        <Link to="/usage" className={buttonClasses('plain', 'small')}>
          Look at the usage
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
        hint="Each has contacts, knowledge, tokens and members of its own."
        actions={
          <Link to="/new-organization" className={buttonClasses('plain', 'small')}>
            <Plus size={15} aria-hidden="true" /> New organization
          </Link>
        }
      />
      <ul className="divide-y divide-line">
        {self.organizations.map(({ id, name, role, plan }) => (
          <li key={id} className="flex min-h-13 items-center gap-3 px-4 py-2 text-sm">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium" dir="auto" title={name}>
                {name}
              </span>
              <span className="block text-faint text-xs">
                {role} · {plan} plan
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
