import type { LoggedRequest } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Tag } from '../../ui/badge.tsx'
import { Facts } from '../../ui/card.tsx'
import { Code, CopyButton, Id } from '../../ui/copy.tsx'
import { formatBytes, formatDuration, formatExact } from '../../ui/format.ts'
import { Failure, Skeleton } from '../../ui/states.tsx'
import { Ago } from '../../ui/time.tsx'
import { ErrorHelp } from './error-help.tsx'
import { curlOf, toneOf } from './request.ts'
import type { Filters } from './request-filters.tsx'

interface RequestDetailsProps {
  id: string
  /** Leads from this request to those like it. */
  onFilter(filters: Filters): void
}

/** Everything that is kept of one request. */
export function RequestDetails({ id, onFilter }: RequestDetailsProps) {
  const request = useApi(api.requests.get, id)
  if (request.error) {
    return (
      <Failure
        error={request.error}
        title="The request could not be loaded"
        onRetry={() => void request.reload()}
      />
    )
  }
  if (!request.data) return <Skeleton className="h-80 w-full" />
  const { method, path, status, error, body } = request.data
  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-start gap-3">
        <Tag tone={toneOf(status)} mono>
          {status}
        </Tag>
        <code className="min-w-0 break-all font-mono text-sm">
          {method} {path}
        </code>
      </p>
      {error && <Refusal error={error} onFilter={onFilter} />}
      <RequestFacts request={request.data} onFilter={onFilter} />
      {body !== null && (
        <Code label="Body, each text as its length" text={JSON.stringify(body, null, 2)} />
      )}
      <div className="flex flex-col gap-1.5">
        <Code label="As curl" text={curlOf(request.data, location.origin)} />
        <p className="text-faint text-sm">Values and tokens are not stored. Fill in your own.</p>
      </div>
    </div>
  )
}

const linkClasses = 'text-brass hover:underline'

interface RefusalProps {
  error: NonNullable<LoggedRequest['error']>
  onFilter(filters: Filters): void
}

function Refusal({ error: { code, message, field }, onFilter }: RefusalProps) {
  return (
    <section
      aria-label="Why it was refused"
      className="flex flex-col gap-2 rounded-md border border-line bg-well px-4 py-3 text-sm"
    >
      <p className="font-medium" dir="auto">
        {message}
      </p>
      {field && (
        <p className="text-soft">
          The field is <code className="font-mono text-xs">{field}</code>.
        </p>
      )}
      <div className="text-soft">
        <ErrorHelp code={code} />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        <a href={`/docs/errors#${code}`} target="_blank" rel="noreferrer" className={linkClasses}>
          All about {code}
        </a>
        <button type="button" className={linkClasses} onClick={() => onFilter({ errorCode: code })}>
          All with this code
        </button>
        <a href="/docs/api" target="_blank" rel="noreferrer" className={linkClasses}>
          API reference
        </a>
      </p>
    </section>
  )
}

interface RequestFactsProps {
  request: LoggedRequest
  onFilter(filters: Filters): void
}

function RequestFacts({ request, onFilter }: RequestFactsProps) {
  const { id, at, route, durationMs, sender, address, userAgent, idempotencyKey } = request
  const filter = (title: string, filters: Filters) => (
    <button type="button" className={linkClasses} onClick={() => onFilter(filters)}>
      {title}
    </button>
  )
  return (
    <Facts
      rows={[
        [
          'Request id',
          <span key="id" className="flex items-start gap-1">
            <code className="min-w-0 break-all font-mono text-xs leading-5">{id}</code>
            <span className="-my-1.5">
              <CopyButton text={id} label="Copy the request id" />
            </span>
          </span>,
        ],
        [
          'Answered',
          <span key="at">
            {formatExact(at)}{' '}
            <span className="text-faint">
              (<Ago at={at} />)
            </span>
          </span>,
        ],
        [
          'Took',
          <span key="latency" className="tabular-nums">
            {formatDuration(durationMs)}
          </span>,
        ],
        [
          'Operation',
          <span key="route" className="flex flex-wrap gap-x-3">
            <code className="break-all font-mono text-xs leading-5">{route}</code>
            {filter('Only this one', { route })}
          </span>,
        ],
        [
          sender.kind === 'token' ? 'Token' : 'Member',
          <span key="sender" className="flex flex-wrap items-center gap-x-3">
            <span dir="auto" className="break-words">
              {sender.name}
            </span>
            <Id value={sender.id} />
            {filter('Only this one', { [`${sender.kind}Id`]: sender.id })}
          </span>,
        ],
        ['Address', address],
        ['User agent', userAgent ?? <span className="text-faint">none</span>],
        ['Idempotency key', idempotencyKey ?? <span className="text-faint">none</span>],
        [
          'Bodies',
          <span key="sizes" className="tabular-nums">
            {formatBytes(request.requestBytes)} sent, {formatBytes(request.responseBytes)} answered
          </span>,
        ],
      ]}
    />
  )
}
