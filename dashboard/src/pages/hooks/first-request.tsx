import type { Hook, InboundEvent, InboundRefusal } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Radio, UserPlus } from 'lucide-react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { formatBytes } from '../../ui/format.ts'
import { Notice } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { EventBody } from './event-body.tsx'
import { EventState, reasonWords, typeOf } from './words.tsx'

/** No event tells of a refusal at once, and a request is to show as soon as it is there. */
const lookMs = 1_500

/** Waits, and shows what comes first: a request that was taken, or why one was refused. */
export function FirstRequest({ hook, isReady }: { hook: Hook; isReady: boolean }) {
  const { data } = useApi(
    api.inboundEvents.list,
    { hookId: hook.id, limit: 1 },
    { pollWhile: ({ data: [first] }) => !first && lookMs },
  )
  const [event] = data?.data ?? []
  const refusals = useApi(api.hooks.refusals, [hook.id, { limit: 1 }], {
    enabled: !event,
    pollWhile: () => lookMs,
  })
  const [refusal] = refusals.data?.data ?? []
  if (event) return <Arrived hook={hook} event={event} />
  return (
    <div className="flex flex-col gap-3">
      <div
        role="status"
        className="flex min-h-24 items-center gap-3 rounded-lg border border-line2 border-dashed px-4 py-3 text-sm"
      >
        <Radio size={18} aria-hidden="true" className="shrink-0 text-good" />
        <span className="min-w-0 flex-1">
          <span className="block font-name">
            {isReady ? 'Waiting for the first request…' : 'Save the secret first'}
          </span>
          <span className="block text-soft">
            {isReady
              ? 'It shows here as soon as it arrives.'
              : 'Requests are refused until their signature can be checked.'}
          </span>
        </span>
        {isReady && <SendTest hook={hook} />}
      </div>
      {refusal && <Refused refusal={refusal} />}
    </div>
  )
}

function SendTest({ hook }: { hook: Hook }) {
  const test = useApiMutation(api.hooks.test, { invalidates: ['inboundEvents', 'hooks'] })
  return (
    <Button size="small" busy={test.isPending} onClick={() => test.mutate(hook.id)}>
      Use an example
    </Button>
  )
}

function Refused({ refusal: { reason, refusedAt } }: { refusal: InboundRefusal }) {
  const [what, help] = reasonWords(reason)
  return (
    <Notice tone="bad">
      <span className="font-name">{what}</span> · <Ago at={refusedAt} />
      <span className="block">{help}</span>
    </Notice>
  )
}

function Arrived({ hook, event }: { hook: Hook; event: InboundEvent }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <EventState of={event.status} />
        <span className="font-mono text-xs">{typeOf(event)}</span>
        <span className="text-soft">
          {event.verified ? 'Signature checked' : 'Not signed'} · {formatBytes(event.bodyBytes)} ·{' '}
          <Ago at={event.receivedAt} />
        </span>
      </div>
      <EventBody id={event.id} />
      <div className="flex flex-wrap justify-end gap-2 border-line border-t pt-4">
        <Link
          to="/inbound/$hookId/contact"
          params={{ hookId: hook.id }}
          search={{ event: event.id }}
          className={buttonClasses('primary')}
        >
          <UserPlus aria-hidden="true" /> Create contacts from it
        </Link>
      </div>
    </div>
  )
}
