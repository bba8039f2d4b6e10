import { useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { useSession } from '../../session.ts'
import { NoRight } from '../../ui/blocked.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Failure, Notice, Skeleton } from '../../ui/states.tsx'
import { ContactEditor, contactTrail } from './contact-editor.tsx'
import { contactSearch } from './search-params.ts'

/** A captured body, and beside it the contact that it becomes. */
export function ContactMapping() {
  const { hookId = '' } = useParams({ strict: false })
  const { isAdmin } = useSession()
  const [{ event: eventId }] = useSearchParams(contactSearch)
  const hook = useApi(api.hooks.get, hookId)
  const events = useApi(api.inboundEvents.list, { hookId, limit: 20 }, { pollWhile: () => 4_000 })
  const usable = events.data?.data.filter(({ status }) => status !== 'duplicate')
  const chosen = eventId ?? usable?.[0]?.id
  const event = useApi(api.inboundEvents.get, chosen ?? '', { enabled: chosen !== undefined })
  // What is edited outlives the choice of another event to try it with.
  const last = useRef(event.data)
  if (event.data) last.current = event.data
  const shown = event.data ?? last.current
  const error = hook.error ?? events.error ?? event.error
  if (isAdmin && hook.data && shown) {
    return <ContactEditor key={hook.data.id} hook={hook.data} event={shown} events={usable ?? []} />
  }
  return (
    <>
      <PageHeader title="Create contacts" trail={contactTrail(hookId, hook.data)} />
      {!isAdmin ? (
        <NoRight who="an owner or an admin" />
      ) : error ? (
        <Failure error={error} onRetry={() => void Promise.all([hook.reload(), events.reload()])} />
      ) : usable?.length === 0 ? (
        <Notice>Nothing has arrived yet. Send an event first, then map it here.</Notice>
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </>
  )
}
