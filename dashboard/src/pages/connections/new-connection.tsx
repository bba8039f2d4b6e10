import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { NoRight } from '../../ui/blocked.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Failure, SkeletonCard } from '../../ui/states.tsx'
import { NewConnectionForm } from './new-connection-form.tsx'
import { ProviderChoice } from './provider-choice.tsx'
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

function Choosing({ onChoose }: { onChoose(key: string): void }) {
  const { data, error, reload } = useProviders()
  if (data) return <ProviderChoice providers={data.data} onChoose={onChoose} />
  if (error) return <Failure error={error} onRetry={reload} />
  return <SkeletonCard className="h-64" />
}

function Chosen({ provider, onBack }: { provider: string; onBack(): void }) {
  const { data, error, reload } = useApi(api.integrationProviders.get, provider)
  if (data) return <NewConnectionForm provider={data} onBack={onBack} />
  if (error) return <Failure error={error} onRetry={reload} />
  return <SkeletonCard className="h-64" />
}
