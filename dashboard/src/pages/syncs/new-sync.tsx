import type { Connection, IntegrationProvider, NewSync, Sync } from '@capstan/sdk'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { NoRight } from '../../ui/blocked.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Empty, Failure, Notice, SkeletonCard } from '../../ui/states.tsx'
import { useProviderNames } from '../connections/use-providers.ts'
import { RuleFields, rulesOf } from './rule-fields.tsx'
import { newSyncSearch } from './search-params.ts'
import { configOf, firstMapping, SourceFields, targetsOf } from './source-fields.tsx'

/** From where, into what, and by which rules; then its preview. */
export function NewSyncPage() {
  const { isAdmin } = useSession()
  const [{ connection }, setSearch] = useSearchParams(newSyncSearch)
  return (
    <>
      <PageHeader title="New sync" trail={[{ title: 'Syncs', to: '/syncs' }]} />
      <div className="mx-auto w-full max-w-160 pt-4">
        {!isAdmin ? (
          <NoRight who="an owner or an admin" />
        ) : connection ? (
          <ChosenConnection id={connection} onBack={() => setSearch({ connection: undefined })} />
        ) : (
          <Choosing onChoose={(id) => setSearch({ connection: id })} />
        )}
      </div>
    </>
  )
}

function Choosing({ onChoose }: { onChoose(id: string): void }) {
  const { data, error, reload } = useApi(api.connections.list, { limit: 100 })
  const names = useProviderNames()
  if (error) return <Failure error={error} onRetry={reload} />
  if (!data) return <SkeletonCard className="h-64" />
  if (data.data.length === 0) {
    return (
      <Empty
        title="Connect an account first"
        action={
          <Link to="/connections/new" className={buttonClasses('primary', 'large')}>
            New connection
          </Link>
        }
      >
        A sync reads from a connection, such as HubSpot, an address book or a bucket.
      </Empty>
    )
  }
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">Where does it come from?</h2>
      <ul className="flex flex-col gap-2">
        {data.data.map(({ id, name, provider }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="flex w-full items-baseline justify-between gap-4 rounded-lg border border-line bg-sheet px-4 py-3 text-start text-sm transition-colors hover:bg-hover active:bg-press"
            >
              <span className="min-w-0 truncate font-name" dir="auto">
                {name}
              </span>
              <span className="shrink-0 text-soft text-xs">{names(provider)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChosenConnection({ id, onBack }: { id: string; onBack(): void }) {
  const connection = useApi(api.connections.get, id)
  const key = connection.data?.provider
  const provider = useApi(api.integrationProviders.get, key ?? '', { enabled: key !== undefined })
  const error = connection.error ?? provider.error
  if (error) return <Failure error={error} onRetry={connection.reload} />
  if (!connection.data || !provider.data) return <SkeletonCard className="h-64" />
  return <NewSyncForm connection={connection.data} provider={provider.data} onBack={onBack} />
}

interface NewSyncFormProps {
  connection: Connection
  provider: IntegrationProvider
  onBack(): void
}

interface Chosen {
  connection: Connection
  provider: IntegrationProvider
  target: Sync['target']
}

function newSyncOf(values: FormData, { connection, provider, target }: Chosen): NewSync {
  const rules = rulesOf(values, target)
  const mapping = firstMapping(provider, target, rules.matchBy)
  return {
    connectionId: connection.id,
    target,
    config: configOf(values),
    ...rules,
    ...(mapping && { mapping }),
  }
}

const targetWords = { contacts: 'Contacts', knowledge: 'A knowledge base' } as const

function NewSyncForm({ connection, provider, onBack }: NewSyncFormProps) {
  const navigate = useNavigate()
  const targets = targetsOf(provider)
  const [target, setTarget] = useState<Sync['target']>(targets[0] ?? 'contacts')
  const create = useApiMutation(api.syncs.create, {
    invalidates: ['syncs', 'account'],
    quiet: true,
    onDone: ({ id }, { mapping }) =>
      void navigate({
        to: '/syncs/$syncId',
        params: { syncId: id },
        // Where we guessed, the person looks at the fields first.
        search: { view: mapping ? 'mapping' : 'preview' },
      }),
  })
  if (targets.length === 0) {
    return <Notice>Nothing can be synced from {provider.name}. Choose another connection.</Notice>
  }
  const name = `${connection.name}: ${target === 'contacts' ? 'contacts' : 'documents'}`
  return (
    <Form
      mutation={create}
      onSubmit={(values) => create.mutate(newSyncOf(values, { connection, provider, target }))}
    >
      <h2 className="font-semibold text-lg" dir="auto">
        {connection.name}
      </h2>
      {targets.length > 1 && (
        <SelectField
          label="Into"
          name="target"
          value={target}
          onChange={(event) => setTarget(event.target.value as Sync['target'])}
        >
          {targets.map((one) => (
            <option key={one} value={one}>
              {targetWords[one]}
            </option>
          ))}
        </SelectField>
      )}
      <SourceFields key={`source ${target}`} provider={provider} target={target} />
      <RuleFields
        key={target}
        target={target}
        rules={{
          ...{ name, schedule: '1h', matchBy: 'email', conflict: 'source' },
          ...{ deletions: 'ignore', mode: 'incremental' },
        }}
      />
      <div className="flex justify-between gap-2 border-line border-t pt-4">
        <Button onClick={onBack}>Back</Button>
        <Button type="submit" look="primary" busy={create.isPending}>
          Create and preview
        </Button>
      </div>
    </Form>
  )
}
