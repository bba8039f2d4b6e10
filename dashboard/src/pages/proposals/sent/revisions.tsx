import type { Proposal } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { Ago } from '../../../ui/time.tsx'
import { StatusDot } from '../columns.tsx'

/** The others of a proposal that was revised, the newest first. */
export function Revisions({ proposal }: { proposal: Proposal }) {
  const revisions = useApi(api.proposals.revisions, [proposal.id]).data?.data ?? []
  if (revisions.length < 2) return null
  return (
    <section aria-label="Revisions" className="py-3.5">
      <h2 className="mb-2 font-semibold text-base">Revisions</h2>
      <ul className="text-sm">
        {revisions.map(({ id, revision, status, updatedAt }) => (
          <li key={id} className="flex min-h-7.5 items-center gap-3">
            <Link
              to="/proposals/$proposalId"
              params={{ proposalId: id }}
              aria-current={id === proposal.id ? 'true' : undefined}
              className="text-brass hover:underline aria-[current=true]:font-name aria-[current=true]:text-ink"
            >
              Revision {revision}
            </Link>
            <StatusDot status={status} />
            <span className="ms-auto text-soft text-xs">
              <Ago at={updatedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
