import type { InboundEventWithBody } from '@capstan/sdk'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Button } from '../../ui/button.tsx'
import { Code } from '../../ui/copy.tsx'
import { formatBytes } from '../../ui/format.ts'
import { headerLines, laidOut } from '../../ui/laid-out.ts'
import { Segments } from '../../ui/segments.tsx'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { saveStream } from '../contacts/saved-file.ts'
import { type BodyView, bodyViews } from './body-views.ts'

/** Shows a received request: formatted body, headers and raw text. */
export function EventBody({ id }: { id: string }) {
  const event = useApi(api.inboundEvents.get, id)
  const [view, setView] = useState<BodyView>('body')
  if (!event.data) {
    return event.error ? (
      <Failure error={event.error} onRetry={event.reload} />
    ) : (
      <Skeleton className="h-40 w-full" />
    )
  }
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segments label="What to show" options={bodyViews} value={view} onChange={setView} />
        {event.data.status !== 'duplicate' && <SaveBody event={event.data} />}
      </div>
      <Shown event={event.data} view={view} />
    </div>
  )
}

function Shown({ event, view }: { event: InboundEventWithBody; view: BodyView }) {
  const { body, headers, query, bodyBytes, status } = event
  if (view === 'headers') {
    const lines = [...(query ? [`?${query}`, ''] : []), ...headerLines(headers)]
    return <Code text={lines.join('\n')} wrap />
  }
  if (body === null) {
    return (
      <p className="text-soft text-sm">
        {status === 'duplicate'
          ? 'The body is kept with the event that came first.'
          : `The body is ${formatBytes(bodyBytes)}, or no text. Save it to read it.`}
      </p>
    )
  }
  if (body === '') return <p className="text-soft text-sm">The body is empty.</p>
  return <Code text={view === 'raw' ? body : laidOut(body)} wrap={view === 'raw'} />
}

function SaveBody({ event: { id, contentType } }: { event: InboundEventWithBody }) {
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      const ending = contentType?.includes('json') ? 'json' : 'bin'
      await saveStream(await api.inboundEvents.body(id), `${id}.${ending}`)
    } catch {
      toast('The body could not be saved. Try again in a moment.', 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      look="quiet"
      busy={isBusy}
      icon={<Download aria-hidden="true" />}
      onClick={() => void save()}
    >
      Save the body
    </Button>
  )
}
