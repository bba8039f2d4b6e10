import type { Connection, IntegrationProvider, NewSync, Sync } from '@capstan/sdk'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiAll, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { NoRight } from '../../ui/blocked.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Form, WizardActions } from '../../ui/form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Empty, Notice, SkeletonCard } from '../../ui/states.tsx'
import { useProviderNames } from '../connections/use-providers.ts'
import { RuleFields, rulesOf } from './rule-fields.tsx'
import { newSyncSearch } from './search-params.ts'
import { configOf, firstMapping, targetsOf } from './source.ts'
import { SourceFields } from './source-fields.tsx'

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

const outline = <SkeletonCard className="h-64" />

function Choosing({ onChoose }: { onChoose(id: string): void }) {
  const connections = useApiAll(api.connections.list, { limit: 100 })
  const names = useProviderNames()
  return (
    <Loaded query={connections} skeleton={outline}>
      {(all) =>
        all.length === 0 ? (
          <NoConnection />
        ) : (
          <ChoiceCards
            title="Where does the data come from?"
            groups={[
              [
                '',
                all.map(({ id, name, provider }) => ({
                  value: id,
                  title: name,
                  about: names(provider),
                })),
              ],
            ]}
            onChoose={onChoose}
          />
        )
      }
    </Loaded>
  )
}

const NoConnection = () => (
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

function ChosenConnection({ id, onBack }: { id: string; onBack(): void }) {
  const connection = useApi(api.connections.get, id)
  return (
    <Loaded query={connection} skeleton={outline}>
      {(data) => <ChosenProvider connection={data} onBack={onBack} />}
    </Loaded>
  )
}

function ChosenProvider({ connection, onBack }: { connection: Connection; onBack(): void }) {
  const provider = useApi(api.integrationProviders.get, connection.provider)
  return (
    <Loaded query={provider} skeleton={outline}>
      {(data) => <NewSyncForm connection={connection} provider={data} onBack={onBack} />}
    </Loaded>
  )
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
      <WizardActions action="Create and preview" busy={create.isPending} onBack={onBack} />
    </Form>
  )
}
