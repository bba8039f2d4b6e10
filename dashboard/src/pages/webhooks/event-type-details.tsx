import type { EventDescription } from '@capstan/sdk'
import { ChevronRight } from 'lucide-react'
import { Code, CopyButton } from '../../ui/copy.tsx'
import { exampleEvent } from './event-types.ts'

interface Props {
  eventType: EventDescription
  isOpen: boolean
  onToggle(isOpen: boolean): void
}

/** One type: when it is emitted, an event of it, and the schema of its data. */
export function EventTypeDetails({ eventType, isOpen, onToggle }: Props) {
  const { type, summary, schema } = eventType
  return (
    <div className="relative border-line border-b last:border-b-0">
      <details
        className="group"
        open={isOpen}
        onToggle={(event) => {
          const { open } = event.currentTarget
          if (open !== isOpen) onToggle(open)
        }}
      >
        <summary className="flex cursor-pointer list-none items-start gap-3 py-3 ps-4 pe-14 hover:bg-well/60">
          <ChevronRight
            size={16}
            aria-hidden="true"
            className="mt-0.5 shrink-0 text-faint transition-transform group-open:rotate-90"
          />
          <span className="min-w-0">
            <span className="block font-medium font-mono text-sm">{type}</span>
            <span className="block text-soft text-sm">{summary}</span>
          </span>
        </summary>
        {isOpen && (
          <div className="grid gap-4 px-4 pb-4 lg:grid-cols-2">
            <div className="min-w-0">
              <Code label="Example, as it is delivered" text={exampleEvent(eventType)} />
            </div>
            <div className="min-w-0">
              <Code label="JSON Schema of data" text={JSON.stringify(schema, null, 2)} />
            </div>
          </div>
        )}
      </details>
      <div className="absolute end-3 top-2.5">
        <CopyButton text={type} label={`Copy ${type}`} />
      </div>
    </div>
  )
}
