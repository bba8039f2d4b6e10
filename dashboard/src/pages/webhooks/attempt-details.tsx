import { ChevronRight } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Code } from '../../ui/copy.tsx'
import { Ago } from '../../ui/time.tsx'
import { type Attempt, isSuccess, pretty, showMs } from './delivery.ts'
import { TimingBar } from './timing-bar.tsx'

/** One attempt: its outcome in a line, and all of it inside. */
export function AttemptDetails({
  attempt,
  title,
  isFirst,
}: {
  attempt: Attempt
  title: string
  isFirst: boolean
}) {
  const { response, error, request, durationMs, startedAt } = attempt
  return (
    <details open={isFirst} className="group rounded-md border border-line">
      <summary className="flex cursor-pointer list-none items-center gap-3 px-3.5 py-2.5 text-sm">
        <ChevronRight
          size={15}
          aria-hidden="true"
          className="shrink-0 text-faint transition-transform group-open:rotate-90"
        />
        <Badge tone={isSuccess(attempt) ? 'good' : 'bad'}>{response?.status ?? 'no answer'}</Badge>
        <span className="truncate">{title}</span>
        <span className="ms-auto whitespace-nowrap text-faint tabular-nums">
          {showMs(durationMs)} · <Ago at={startedAt} />
        </span>
      </summary>
      <div className="flex flex-col gap-4 border-line border-t p-3.5">
        {error && (
          <p className="text-bad text-sm">
            {error.message} <code className="font-mono text-xs">{error.code}</code>
          </p>
        )}
        <TimingBar attempt={attempt} />
        {request ? (
          <Message title="Request" first={`POST ${request.url}`} {...request} />
        ) : (
          <p className="text-faint text-sm">What was sent is expunged.</p>
        )}
        {response && (
          <Message
            title={response.truncated ? 'Response, the first 16 KiB' : 'Response'}
            first={`HTTP ${response.status}`}
            headers={response.headers}
            body={response.body}
          />
        )}
      </div>
    </details>
  )
}

interface MessageProps {
  title: string
  /** What stands before the headers. */
  first: string
  headers: Record<string, string>
  body: string | null
}

function Message({ title, first, headers, body }: MessageProps) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <section className="flex flex-col gap-2">
      <h4 className="font-medium text-sm">{title}</h4>
      <Code label="Headers" text={[first, ...lines].join('\n')} wrap />
      {body ? (
        <Code label="Body" text={pretty(body)} wrap />
      ) : (
        <p className="text-faint text-sm">No body.</p>
      )}
    </section>
  )
}
