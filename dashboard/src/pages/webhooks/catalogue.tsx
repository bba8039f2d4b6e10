import type { EventDescription } from '@capstan/sdk'
import { BookMarked } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { FilterField } from '../../ui/field.tsx'
import { Empty, Failure, SkeletonRows } from '../../ui/states.tsx'
import { EventTypeDetails } from './event-type-details.tsx'
import { byResource, useEventTypes } from './event-types.ts'
import { catalogueSearch } from './search-params.ts'
import { WebhookTabs } from './tabs.tsx'

/** Every type of event that a webhook can subscribe to. */
export function Catalogue() {
  const [{ q, type: open }, setSearch] = useSearchParams(catalogueSearch)
  const types = useEventTypes()
  const [round, setRound] = useState(0)
  const clear = (): void => {
    setSearch({ q: undefined })
    setRound(round + 1)
  }
  const found = types.data?.data.filter((one) => fits(one, q))
  return (
    <>
      <PageHeader
        title="Webhooks"
        tab="Event catalogue"
        lead="What can happen, what is told of it, and how it looks when it arrives."
      />
      <WebhookTabs />
      <div className="mb-3">
        <FilterField
          key={round}
          label="Search the catalogue"
          type="search"
          placeholder="Search by type or meaning"
          className="max-w-80"
          defaultValue={q}
          onChange={(event) => setSearch({ q: event.target.value || undefined })}
        />
      </div>
      {types.error ? (
        <Card>
          <Failure error={types.error} onRetry={() => void types.reload()} />
        </Card>
      ) : !found ? (
        <Card>
          <SkeletonRows />
        </Card>
      ) : found.length === 0 ? (
        <Card>
          <Empty
            icon={BookMarked}
            title="No type fits"
            action={<Button onClick={clear}>Show all</Button>}
          >
            Search for a part of a name such as <code className="font-mono text-xs">source</code>,
            or for a word of what it means.
          </Empty>
        </Card>
      ) : (
        <Types found={found} open={open} />
      )}
    </>
  )
}

function Types({ found, open }: { found: EventDescription[]; open: string | undefined }) {
  const [, setSearch] = useSearchParams(catalogueSearch)
  return (
    <div className="flex flex-col gap-6">
      {byResource(found).map(([resource, some]) => (
        <section key={resource} className="flex flex-col gap-2">
          <h2 className="flex items-baseline gap-2.5 font-semibold capitalize">
            {resource}
            <code className="font-mono font-normal text-faint text-xs lowercase">{resource}.*</code>
          </h2>
          <Card>
            {some.map((one) => (
              <EventTypeDetails
                key={one.type}
                eventType={one}
                isOpen={one.type === open}
                onToggle={(isOpen) => {
                  if (isOpen) setSearch({ type: one.type })
                  else if (one.type === open) setSearch({ type: undefined })
                }}
              />
            ))}
          </Card>
        </section>
      ))}
    </div>
  )
}

const fits = ({ type, summary }: EventDescription, words: string | undefined): boolean =>
  (words ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${type} ${summary}`.toLowerCase().includes(word))
