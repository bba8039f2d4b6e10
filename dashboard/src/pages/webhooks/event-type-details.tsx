import type { EventDescription } from '@capstan/sdk'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Code, CopyButton } from '../../ui/copy.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { exampleEvent, useEventType } from './event-types.ts'

interface Props {
  eventType: EventDescription
  isOpen: boolean
  onToggle(isOpen: boolean): void
}

/** One type: when it is emitted, an event of it, and the schema of its data. */
export function EventTypeDetails({ eventType, isOpen, onToggle }: Props) {
  const { type, summary } = eventType
  return (
    <div className="relative border-line border-b">
      <details
        className="group"
        open={isOpen}
        onToggle={(event) => {
          const { open } = event.currentTarget
          if (open !== isOpen) onToggle(open)
        }}
      >
        <summary className="inset flex min-h-9 cursor-pointer list-none items-center gap-3 py-1.5 hover:bg-hover">
          <ChevronRight
            size={14}
            aria-hidden="true"
            className="shrink-0 text-faint transition-transform group-open:rotate-90"
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 pe-10">
            <span className="w-60 shrink-0 font-medium font-mono text-xs">{type}</span>
            <span className="min-w-0 text-soft sm:flex-1">{withCode(summary)}</span>
          </span>
        </summary>
        {isOpen && (
          <div className="inset grid gap-4 py-4 lg:grid-cols-2">
            <ExampleAndSchema type={type} />
          </div>
        )}
      </details>
      <div className="absolute end-4 top-0.5">
        <CopyButton text={type} label={`Copy ${type}`} />
      </div>
    </div>
  )
}

/** Shows what stands between backticks as code. */
const withCode = (text: string): ReactNode =>
  text.split('`').map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <code key={place} className="font-mono text-xs">
        {part}
      </code>
    ),
  )

function ExampleAndSchema({ type }: { type: string }) {
  const eventType = useEventType(type)
  if (!eventType) return <Skeleton className="h-48 w-full lg:col-span-2" />
  return (
    <>
      <div className="min-w-0">
        <Code label="Example delivery" text={exampleEvent(eventType)} />
      </div>
      <div className="min-w-0">
        <Code label="JSON Schema of data" text={JSON.stringify(eventType.schema, null, 2)} />
      </div>
    </>
  )
}
