import type { ProposalInList } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { StatusDot } from '../columns.tsx'
import { titleOf } from '../words.ts'

/** Finds one proposal by what is typed. */
export function ProposalPicker({ onPick }: { onPick(proposal: ProposalInList): void }) {
  const [q, setQ] = useState<string | undefined>()
  const found = useApi(api.proposals.list, [{ ...(q !== undefined && { q }), limit: 8 }])
  const items = found.data?.data ?? []
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label="Find a proposal"
        placeholder="Number, title, name or item"
        value={q}
        onChange={setQ}
      />
      <ul>
        {items.map((proposal) => (
          <li key={proposal.id}>
            <button
              type="button"
              onClick={() => onPick(proposal)}
              className="flex min-h-9 w-full min-w-0 items-center gap-2.5 rounded-md px-2 text-start hover:bg-press max-sm:min-h-11"
            >
              <bdi className="truncate font-name">{titleOf(proposal)}</bdi>
              <span className="shrink-0 text-soft text-xs">{proposal.number}</span>
              <span className="ms-auto shrink-0 text-xs">
                <StatusDot status={proposal.status} />
              </span>
            </button>
          </li>
        ))}
        {items.length === 0 && !found.isPending && (
          <li className="px-2 py-1.5 text-soft">Nothing matches. Try another word.</li>
        )}
      </ul>
    </div>
  )
}
