import type { InboundEventWithBody } from '@capstan/sdk'
import { useState } from 'react'
import { useSearchParams } from '../../search.ts'
import { Code } from '../../ui/copy.tsx'
import { FilterSelect } from '../../ui/field.tsx'
import { formatBytes, formatSeconds } from '../../ui/format.ts'
import { headerLines } from '../../ui/laid-out.ts'
import { Segments } from '../../ui/segments.tsx'
import { fieldTitle } from '../automations/mapping/fields.ts'
import { JsonTree } from '../automations/mapping/json-tree.tsx'
import type { Picking } from '../automations/mapping/use-picking.ts'
import { type BodyView, bodyViews } from './body-views.ts'
import type { Captured } from './captured-list.tsx'
import { contactSearch } from './search-params.ts'
import { typeOf } from './words.tsx'

interface CapturedBodyProps {
  event: InboundEventWithBody
  /** The last ones of the hook, to choose from where they have no list of their own. */
  events: readonly Captured[]
  value: unknown
  picking: Picking
}

/** Shows the received body, so that its values can be inserted. */
export function CapturedBody({ event, events, value, picking }: CapturedBodyProps) {
  const [, setSearch] = useSearchParams(contactSearch)
  const [view, setView] = useState<BodyView>('body')
  return (
    <section
      aria-label="Captured body"
      className="min-w-0 border-line @max-4xl:border-b @4xl:border-e"
    >
      <header className="inset flex min-h-12 flex-wrap items-center justify-between gap-2 border-line border-b py-2">
        <h2 className="font-semibold text-lg">
          Body <span className="font-normal text-soft text-xs">{formatBytes(event.bodyBytes)}</span>
        </h2>
        <FilterSelect
          label="Captured event"
          value={event.id}
          className="max-w-56 @6xl:hidden"
          onChange={({ target }) => setSearch({ event: target.value })}
        >
          {events.map((one) => (
            <option key={one.id} value={one.id}>
              {typeOf(one)}, {formatSeconds(one.receivedAt)}
            </option>
          ))}
        </FilterSelect>
        <Segments label="What to show" options={bodyViews} value={view} onChange={setView} />
      </header>
      {view === 'headers' ? (
        <div className="inset py-4">
          <Code text={headerLines(event.headers).join('\n')} wrap />
        </div>
      ) : view === 'raw' ? (
        <div className="inset py-4">
          <Code text={event.body ?? ''} wrap />
        </div>
      ) : value === null ? (
        <p className="inset py-4 text-soft text-sm">
          The body is no JSON. Use text, headers or query in expressions.
        </p>
      ) : (
        <>
          <p className="inset pt-3 text-soft text-xs">
            Click a value to insert it into{' '}
            <span className="font-label text-ink">{nameOf(picking.field)}</span>.
          </p>
          <JsonTree
            label="Body"
            value={value}
            root="body"
            used={picking.used}
            onPick={picking.pick}
          />
        </>
      )}
    </section>
  )
}

const nameOf = (field: string): string => (field === 'condition' ? 'Only if' : fieldTitle(field))
