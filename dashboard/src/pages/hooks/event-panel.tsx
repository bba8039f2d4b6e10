import type { Hook, InboundEvent } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Facts } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { formatBytes, formatExact } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { SidePanel } from '../../ui/side-panel.tsx'
import { Notice } from '../../ui/states.tsx'
import { EventBody } from './event-body.tsx'
import { EventRuns } from './event-runs.tsx'
import { useReplay } from './use-replay.ts'
import { EventState, noteOf, typeOf } from './words.tsx'

interface EventPanelProps {
  id: string
  hook: Hook
  onClose(): void
  onPrevious?: (() => void) | undefined
  onNext?: (() => void) | undefined
}

/** One event: what became of it, its runs, and what came. */
export function EventPanel({ id, hook, ...panel }: EventPanelProps) {
  const event = useApi(api.inboundEvents.get, id, {
    pollWhile: ({ status }) => status === 'received',
  })
  const { data } = event
  return (
    <SidePanel
      {...panel}
      title={
        <span className="flex items-center gap-2">
          {data && <EventState of={data.status} />}
          <span className="truncate font-medium font-mono text-xs">
            {data ? typeOf(data) : 'Event'}
          </span>
        </span>
      }
      foot={data && <Foot hook={hook} event={data} />}
    >
      <Loaded query={event}>
        {(shown) => (
          <div className="flex flex-col gap-5">
            <Note event={shown} />
            <EventRuns event={shown} />
            <Facts rows={factsOf(shown)} />
            <EventBody key={id} id={id} />
          </div>
        )}
      </Loaded>
    </SidePanel>
  )
}

function Note({ event }: { event: InboundEvent }) {
  const note = noteOf(event)
  if (!note) return null
  const tone = event.status === 'failed' ? 'bad' : event.status === 'held' ? 'warn' : 'info'
  return <Notice tone={tone}>{note}</Notice>
}

const factsOf = (event: InboundEvent): [string, ReactNode][] => [
  ['Received', formatExact(event.receivedAt)],
  ['Signature', event.verified ? 'Checked' : 'Not checked'],
  ...(event.providerEventId
    ? ([
        [
          'Sender’s id',
          <code key="id" className="break-all font-mono text-xs">
            {event.providerEventId}
          </code>,
        ],
      ] as [string, ReactNode][])
    : []),
  ['Body', `${formatBytes(event.bodyBytes)}${event.contentType ? `, ${event.contentType}` : ''}`],
  ['Id', <Id key="own" value={event.id} />],
]

function Foot({ hook, event }: { hook: Hook; event: InboundEvent }) {
  const { isAdmin } = useSession()
  const replay = useReplay()
  if (!isAdmin || event.status === 'duplicate') return null
  return (
    <>
      <Button
        icon={<RotateCw aria-hidden="true" />}
        busy={replay.isPending || event.status === 'received'}
        onClick={() => replay.mutate({ ids: [event.id] })}
      >
        Replay
      </Button>
      <Link
        to="/inbound/$hookId/contact"
        params={{ hookId: hook.id }}
        search={{ event: event.id }}
        className={buttonClasses('quiet')}
      >
        Create contacts from it
      </Link>
    </>
  )
}
