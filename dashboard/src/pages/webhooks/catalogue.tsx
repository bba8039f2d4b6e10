import type { EventDescription } from '@capstan/sdk'
import { useSearchParams } from '../../search.ts'
import { Button } from '../../ui/button.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Failure, SkeletonRows } from '../../ui/states.tsx'
import { EventTypeDetails } from './event-type-details.tsx'
import { byResource, useEventTypes } from './event-types.ts'
import { catalogueSearch } from './search-params.ts'
import { WebhookTabs } from './tabs.tsx'

/** Every type of event that a webhook can subscribe to. */
export function Catalogue() {
  const [{ q }, setSearch] = useSearchParams(catalogueSearch)
  const types = useEventTypes()
  return (
    <>
      <PageHeader title="Webhooks" tab="Event catalogue" />
      <WebhookTabs />
      <ListFrame
        filters={
          <SearchField
            label="Search the catalogue"
            placeholder="Search by type or meaning"
            className="max-w-72"
            value={q}
            onChange={(next) => setSearch({ q: next })}
          />
        }
      >
        {types.data ? (
          <Types types={types.data.data} />
        ) : types.error ? (
          <Failure error={types.error} onRetry={types.reload} />
        ) : (
          <SkeletonRows />
        )}
      </ListFrame>
    </>
  )
}

function Types({ types }: { types: readonly EventDescription[] }) {
  const [{ q, type: open }, setSearch] = useSearchParams(catalogueSearch)
  const shown = types.filter((one) => fits(one, q))
  if (shown.length === 0) {
    return (
      <div className="flex flex-col items-center gap-3 px-6 py-14 text-center text-soft">
        <p>No event matches this search.</p>
        <Button onClick={() => setSearch({ q: undefined })}>Clear search</Button>
      </div>
    )
  }
  return byResource(shown).map(([resource, some]) => (
    <section key={resource} aria-label={resource}>
      <h2 className="inset flex h-10 items-end gap-2.5 border-line border-b pb-2 font-semibold capitalize">
        {resource}
        <code className="font-mono font-normal text-faint text-xs lowercase">{resource}.*</code>
      </h2>
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
    </section>
  ))
}

const fits = ({ type, summary }: EventDescription, words: string | undefined): boolean =>
  (words ?? '')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${type} ${summary}`.toLowerCase().includes(word))
