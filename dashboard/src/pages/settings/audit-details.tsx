import type { AuditEntry } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Facts } from '../../ui/card.tsx'
import { Code, Id } from '../../ui/copy.tsx'
import { formatExact, formatNumber } from '../../ui/format.ts'
import { Ago } from '../../ui/time.tsx'
import { AuditChanges } from './audit-changes.tsx'
import { nameOf } from './audit-entry.ts'
import type { AuditFilters } from './audit-filters.tsx'

interface AuditDetailsProps {
  entry: AuditEntry
  onFilter(filters: AuditFilters): void
}

/** Everything that is kept of one change. */
export function AuditDetails({ entry, onFilter }: AuditDetailsProps) {
  const { before, after } = entry
  return (
    <div className="flex flex-col gap-6">
      <AuditFacts entry={entry} onFilter={onFilter} />
      <section className="flex flex-col gap-3">
        <h3 className="font-semibold">What changed</h3>
        <AuditChanges entry={entry} />
      </section>
      {(before !== null || after !== null) && (
        <details className="text-sm">
          <summary className="cursor-pointer text-soft hover:text-ink">As JSON</summary>
          <div className="mt-3 flex flex-col gap-3">
            <Code label="Before" text={JSON.stringify(before, null, 2)} />
            <Code label="After" text={JSON.stringify(after, null, 2)} />
          </div>
        </details>
      )}
    </div>
  )
}

function AuditFacts({ entry, onFilter }: AuditDetailsProps) {
  const { actor, resource, requestId } = entry
  const name = nameOf(entry)
  const filter = (title: string, filters: AuditFilters) => (
    <button type="button" className="text-brass hover:underline" onClick={() => onFilter(filters)}>
      {title}
    </button>
  )
  return (
    <Facts
      rows={[
        [
          'Done by',
          <span key="actor" className="flex flex-wrap items-center gap-x-3">
            <span dir="auto">{actor.name}</span>
            <span className="text-faint">{actor.kind}</span>
            {actor.id && <Id value={actor.id} />}
            {actor.id && filter('Show all by them', { actor: actor.id })}
          </span>,
        ],
        [
          'To',
          <span key="subject" className="flex flex-wrap items-center gap-x-3">
            {name && <span dir="auto">{name}</span>}
            <span className="text-faint">{resource.type}</span>
            {resource.id && <Id value={resource.id} />}
            {resource.id && filter('Show all about it', { resource: resource.id })}
          </span>,
        ],
        [
          'When',
          <span key="at">
            {formatExact(entry.at)}{' '}
            <span className="text-faint">
              (<Ago at={entry.at} />)
            </span>
          </span>,
        ],
        [
          'Operation',
          <code key="action" className="font-mono text-xs">
            {entry.action}
          </code>,
        ],
        ['From', entry.address ?? <span className="text-faint">none</span>],
        ['User agent', entry.userAgent ?? <span className="text-faint">none</span>],
        [
          'Request',
          <span key="request" className="flex flex-wrap items-center gap-x-3">
            <Id value={requestId} />
            {actor.kind === 'token' && (
              <Link
                to="/requests"
                search={{ request: requestId }}
                className="text-brass hover:underline"
              >
                Open the request
              </Link>
            )}
          </span>,
        ],
        ['In the chain', <Place key="place" entry={entry} />],
      ]}
    />
  )
}

function Place({ entry: { position, hash } }: { entry: AuditEntry }) {
  if (position === null) return <span className="text-faint">in a moment</span>
  return (
    <span className="flex flex-wrap items-center gap-x-3 tabular-nums">
      entry {formatNumber(position)}
      {hash && <Id value={hash} />}
    </span>
  )
}
