import type { Member } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { useSearchParams } from '../../search.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { AddFilter, FilterChip } from '../../ui/filter-chip.tsx'
import { nameOf } from '../contacts/contact.ts'
import { ContactPicker } from '../contacts/contact-picker.tsx'
import { proposalSearch } from './search-params.ts'

/** Owner and contact as chips; the status has tabs of its own. */
export function ProposalFilters({ members }: { members: readonly Member[] }) {
  const [{ owner, contact }, setSearch] = useSearchParams(proposalSearch)
  const [isAsking, setAsking] = useState(false)
  const shown = useApi(api.contacts.get, contact ?? '', { enabled: contact !== undefined })
  const name = shown.data ? nameOf(shown.data) : (contact ?? '')
  const owners = members.map((member) => ({
    label: member.name,
    checked: member.id === owner,
    onSelect: () => setSearch({ owner: member.id }),
  }))
  const ask = { label: 'Contact…', onSelect: () => setAsking(true) }
  return (
    <>
      {owner && (
        <FilterChip
          field="Owner"
          operator="is"
          value={members.find(({ id }) => id === owner)?.name ?? owner}
          values={owners}
          onRemove={() => setSearch({ owner: undefined })}
        />
      )}
      {contact && (
        <FilterChip
          field="Contact"
          operator="is"
          value={name}
          values={[{ ...ask, label: 'Change…' }]}
          onRemove={() => setSearch({ contact: undefined })}
        />
      )}
      <AddFilter
        fields={[
          ...(contact ? [] : [ask]),
          ...members.map((member) => ({
            label: `Owner: ${member.name}`,
            onSelect: () => setSearch({ owner: member.id }),
          })),
        ]}
      />
      <Dialog title="Filter by contact" open={isAsking} onClose={() => setAsking(false)}>
        <ContactPicker
          onPick={({ id }) => {
            setSearch({ contact: id })
            setAsking(false)
          }}
        />
      </Dialog>
    </>
  )
}
