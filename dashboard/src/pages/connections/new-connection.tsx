import type { IntegrationProvider } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { NoRight } from '../../ui/blocked.tsx'
import { ChoiceCards } from '../../ui/choice-cards.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonCard } from '../../ui/states.tsx'
import { NewConnectionForm } from './new-connection-form.tsx'
import { newConnectionSearch } from './search-params.ts'
import { useProviders } from './use-providers.ts'

/** First what, then only what that needs. */
export function NewConnectionPage() {
  const { isAdmin } = useSession()
  const [{ provider }, setSearch] = useSearchParams(newConnectionSearch)
  return (
    <>
      <PageHeader title="New connection" trail={[{ title: 'Connections', to: '/connections' }]} />
      <div className="mx-auto w-full max-w-160 pt-4">
        {!isAdmin ? (
          <NoRight who="an owner or an admin" />
        ) : provider ? (
          <Chosen provider={provider} onBack={() => setSearch({ provider: undefined })} />
        ) : (
          <Choosing onChoose={(key) => setSearch({ provider: key })} />
        )}
      </div>
    </>
  )
}

const outline = <SkeletonCard className="h-64" />

/** Formats that many servers speak; the other built-in providers are named services. */
const formats: readonly string[] = ['carddav', 'webdav', 's3', 'csv_url', 'rest', 'smtp']

const choiceOf = ({ key, name, description }: IntegrationProvider) => ({
  value: key,
  title: name,
  about: description,
})

function groupsOf(providers: readonly IntegrationProvider[]) {
  const isFormat = ({ key }: IntegrationProvider): boolean => formats.includes(key)
  const isService = (one: IntegrationProvider): boolean => one.builtIn && !isFormat(one)
  return [
    ['Services', providers.filter(isService).map(choiceOf)],
    ['Servers and files', providers.filter(isFormat).map(choiceOf)],
    ['Your own', providers.filter(({ builtIn }) => !builtIn).map(choiceOf)],
  ] as const
}

const search = {
  label: 'Search providers',
  nothing: 'No provider has this name. Clear the search, or describe a provider of your own.',
}

function Choosing({ onChoose }: { onChoose(key: string): void }) {
  const providers = useProviders()
  return (
    <Loaded query={providers} skeleton={outline}>
      {(all) => (
        <div className="flex flex-col gap-6">
          <ChoiceCards
            title="What do you want to connect?"
            groups={groupsOf(all)}
            search={search}
            onChoose={onChoose}
          />
          <p className="border-line border-t pt-4 text-soft text-sm">
            Not in the list?{' '}
            <Link
              to="/connections/providers/new"
              className="text-brass underline underline-offset-2"
            >
              Describe a provider of your own
            </Link>
            .
          </p>
        </div>
      )}
    </Loaded>
  )
}

function Chosen({ provider, onBack }: { provider: string; onBack(): void }) {
  const definition = useApi(api.integrationProviders.get, provider)
  return (
    <Loaded query={definition} skeleton={outline}>
      {(data) => <NewConnectionForm provider={data} onBack={onBack} />}
    </Loaded>
  )
}
