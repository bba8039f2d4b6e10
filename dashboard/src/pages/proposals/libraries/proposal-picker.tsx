import type { ProposalInList } from '@capstan/sdk'
import { api } from '../../../api.ts'
import { Picker } from '../../../ui/picker.tsx'
import { StatusDot } from '../columns.tsx'
import { titleOf } from '../words.ts'

/** Finds one proposal. */
export const ProposalPicker = ({ onPick }: { onPick(proposal: ProposalInList): void }) => (
  <Picker
    label="Find a proposal"
    placeholder="Number, title, name or item"
    list={api.proposals.list}
    empty="There is no proposal yet."
    onPick={onPick}
    show={(proposal) => (
      <>
        <bdi className="truncate font-name">{titleOf(proposal)}</bdi>
        <span className="shrink-0 text-soft text-xs">{proposal.number}</span>
        <span className="ms-auto shrink-0 text-xs">
          <StatusDot status={proposal.status} />
        </span>
      </>
    )}
  />
)
