import type { Destination } from '@capstan/sdk'
import { useParams } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { TakeOver } from '../../take-over.tsx'
import { LoadedPage } from '../../ui/loaded.tsx'
import { PageHeader, TitleRow } from '../../ui/page-header.tsx'
import { StoppedNotice } from '../../ui/stopped-notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Deliveries } from './deliveries.tsx'
import { DestinationActions } from './destination-actions.tsx'
import { DestinationSettings } from './destination-settings.tsx'
import { destinationSearch } from './search-params.ts'
import { DestinationState, eventWords, typeName } from './words.tsx'

const trail = [{ title: 'Destinations', to: '/destinations' }]

export function DestinationPage() {
  const { destinationId = '' } = useParams({ strict: false })
  const destination = useApi(api.destinations.get, destinationId)
  return (
    <LoadedPage query={destination} title="Destination" trail={trail}>
      {(data) => <DestinationDetails destination={data} />}
    </LoadedPage>
  )
}

function DestinationDetails({ destination }: { destination: Destination }) {
  const { isAdmin } = useSession()
  const [{ view = 'deliveries' }, setSearch] = useSearchParams(destinationSearch)
  const { name, type, events } = destination
  return (
    <>
      <PageHeader
        isPlain
        title={name}
        trail={trail}
        actions={isAdmin && <DestinationActions destination={destination} />}
      />
      <div className="-mb-4">
        <TitleRow
          title={name}
          badge={<DestinationState of={destination} />}
          lead={
            <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-soft">
              {typeName(type)}
              <span className="truncate text-faint">{eventWords(events)}</span>
            </span>
          }
        />
      </div>
      <Tabs
        label="Destination"
        tabs={[
          { value: 'deliveries', title: 'Deliveries' },
          { value: 'settings', title: 'Settings' },
        ]}
        value={view}
        onChange={(next) => setSearch({ view: next === 'settings' ? next : undefined })}
      />
      {destination.enabled || destination.stoppedReason ? (
        <TakeOver kind="destinations" of={destination} />
      ) : (
        <DisabledNotice destination={destination} />
      )}
      {view === 'settings' ? (
        <DestinationSettings destination={destination} />
      ) : (
        <Deliveries destination={destination} />
      )}
    </>
  )
}

const reasons: Record<string, string> = {
  manual: 'This destination is disabled.',
  gone: 'The channel or its address is gone, so this destination was disabled.',
  failing: 'Every attempt failed for five days, so this destination was disabled.',
}

function DisabledNotice({ destination: { id, disabledReason } }: { destination: Destination }) {
  const enable = useApiMutation(api.destinations.update, {
    invalidates: ['destinations'],
    done: 'Enabled. Replay what was held when you are ready.',
  })
  return (
    <StoppedNotice
      action="Enable"
      busy={enable.isPending}
      onStart={() => enable.mutate(id, { enabled: true })}
    >
      {reasons[disabledReason ?? 'manual']} New events are held.
    </StoppedNotice>
  )
}
