import type { Sync } from '@capstan/sdk'
import { Link, useParams } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { TakeOver } from '../../take-over.tsx'
import { LoadedPage } from '../../ui/loaded.tsx'
import { PageHeader, TitleRow } from '../../ui/page-header.tsx'
import { StoppedNotice } from '../../ui/stopped-notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Preview } from './preview.tsx'
import { Runs } from './runs.tsx'
import { syncSearch } from './search-params.ts'
import { SyncActions } from './sync-actions.tsx'
import { SyncMapping } from './sync-mapping.tsx'
import { SyncSettings } from './sync-settings.tsx'
import { SyncState, scheduleOf, syncName } from './words.tsx'

const trail = [{ title: 'Syncs', to: '/syncs' }]

export function SyncPage() {
  const { syncId = '' } = useParams({ strict: false })
  const sync = useApi(api.syncs.get, syncId)
  return (
    <LoadedPage query={sync} title="Sync" trail={trail}>
      {(data) => <SyncDetails sync={data} />}
    </LoadedPage>
  )
}

function SyncDetails({ sync }: { sync: Sync }) {
  const { isAdmin } = useSession()
  const [{ view = 'runs' }, setSearch] = useSearchParams(syncSearch)
  const name = syncName(sync)
  return (
    <>
      <PageHeader
        isPlain
        title={name}
        trail={trail}
        actions={isAdmin && <SyncActions sync={sync} />}
      />
      <div className="-mb-4">
        <TitleRow title={name} badge={<SyncState sync={sync} />} lead={<Lead sync={sync} />} />
      </div>
      <Tabs
        label="Sync"
        tabs={[
          { value: 'runs', title: 'Runs' },
          ...(isAdmin ? ([{ value: 'preview', title: 'Preview' }] as const) : []),
          { value: 'mapping', title: 'Fields' },
          { value: 'settings', title: 'Settings' },
        ]}
        value={view}
        onChange={(next) => setSearch({ view: next === 'runs' ? undefined : next })}
      />
      <Paused sync={sync} />
      {view === 'preview' && isAdmin ? (
        <Preview sync={sync} />
      ) : view === 'mapping' ? (
        <SyncMapping key={sync.updatedAt} sync={sync} />
      ) : view === 'settings' ? (
        <SyncSettings sync={sync} />
      ) : (
        <Runs sync={sync} />
      )}
    </>
  )
}

/** From which connection, and how often. */
function Lead({ sync }: { sync: Sync }) {
  const { connectionId } = sync
  const { data } = useApi(api.connections.get, connectionId)
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-soft">
      <Link
        to="/connections/$connectionId"
        params={{ connectionId }}
        className="min-w-0 truncate text-brass hover:underline"
        dir="auto"
      >
        {data?.name ?? 'Connection'}
      </Link>
      <span className="text-faint">{scheduleOf(sync)}</span>
    </span>
  )
}

function Paused({ sync }: { sync: Sync }) {
  const resume = useApiMutation(api.syncs.resume, { invalidates: ['syncs'], done: 'Resumed.' })
  if (sync.status !== 'paused' || sync.stoppedReason) return <TakeOver kind="syncs" of={sync} />
  return (
    <StoppedNotice action="Resume" busy={resume.isPending} onStart={() => resume.mutate(sync.id)}>
      {sync.pausedReason ?? 'This sync is paused. Its schedule starts no runs.'}
    </StoppedNotice>
  )
}
