import type { IntegrationProvider, IntegrationProviderChanges } from '@capstan/sdk'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useEdit } from '../../../edit.ts'
import { useApi, useApiMutation } from '../../../queries.ts'
import { useSession } from '../../../session.ts'
import { NoRight } from '../../../ui/blocked.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/dialog.tsx'
import { LoadedPage } from '../../../ui/loaded.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ProviderForm } from './provider-form.tsx'

const trail = [{ title: 'Your providers', to: '/connections/providers' }]

export function NewProviderPage() {
  const { isAdmin } = useSession()
  const navigate = useNavigate()
  const create = useApiMutation(api.integrationProviders.create, {
    invalidates: ['integrationProviders'],
    quiet: true,
    done: 'Provider created. Connect an account to it.',
    onDone: ({ key }) => void navigate({ to: '/connections/new', search: { provider: key } }),
  })
  return (
    <>
      <PageHeader title="New provider" trail={trail} />
      <div className="mx-auto w-full max-w-160 pt-4">
        {isAdmin ? <ProviderForm save={create} /> : <NoRight who="an owner or an admin" />}
      </div>
    </>
  )
}

export function ProviderPage() {
  const { providerKey = '' } = useParams({ strict: false })
  const provider = useApi(api.integrationProviders.get, providerKey)
  return (
    <LoadedPage query={provider} title="Provider" trail={trail}>
      {(data) => <Details key={data.key} provider={data} />}
    </LoadedPage>
  )
}

const labels = {
  name: 'Name',
  description: 'Description',
  baseUrl: 'Address',
  settings: 'Settings',
  auth: 'Sign-in',
  headers: 'Headers',
  rateLimit: 'Pace',
  test: 'Test',
  models: 'Contacts',
}

function Details({ provider }: { provider: IntegrationProvider }) {
  const { isAdmin } = useSession()
  const { key, name, builtIn } = provider
  const edit = useEdit<IntegrationProvider, IntegrationProviderChanges>(provider, {
    read: () => api.integrationProviders.get(key),
    write: (changes, options) => api.integrationProviders.update(key, changes, options),
    labels,
    invalidates: ['integrationProviders'],
  })
  const canChange = isAdmin && !builtIn
  return (
    <>
      <PageHeader
        title={name}
        trail={trail}
        actions={
          canChange && (
            <>
              <Delete provider={provider} />
              <Link
                to="/connections/new"
                search={{ provider: key }}
                className={buttonClasses('plain')}
              >
                <Plus aria-hidden="true" /> New connection
              </Link>
            </>
          )
        }
      />
      <div className="mx-auto w-full max-w-160 pt-4">
        {canChange ? (
          <ProviderForm
            provider={provider}
            save={{ ...edit, mutate: ({ key: _, ...changes }) => edit.mutate(changes) }}
          />
        ) : (
          <NoRight who="an owner or an admin" />
        )}
      </div>
    </>
  )
}

function Delete({ provider: { key, name } }: { provider: IntegrationProvider }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const remove = useApiMutation(api.integrationProviders.delete, {
    invalidates: ['integrationProviders'],
    done: 'Provider deleted.',
    onDone: () => void navigate({ to: '/connections/providers' }),
  })
  return (
    <>
      <Menu
        label="More actions"
        actions={[{ label: 'Delete…', danger: true, onSelect: () => setAsking(true) }]}
      />
      <Confirm
        title="Delete the provider?"
        open={isAsking}
        onClose={() => setAsking(false)}
        name={name}
        action="Delete"
        onConfirm={() => remove.mutateAsync(key)}
      >
        Delete the connections to it first. You cannot undo this.
      </Confirm>
    </>
  )
}
