import type { Proposal } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Confirm } from '../../../ui/dialog.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { titleOf } from '../words.ts'

/** What is done with a draft as a whole. */
export function DraftMenu({ proposal }: { proposal: Proposal }) {
  const [isDeleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  const remove = useApiMutation(api.proposals.delete, {
    invalidates: ['proposals', 'events', 'account'],
    done: 'Draft deleted.',
    onDone: () => void navigate({ to: '/proposals', search: {} }),
  })
  const clone = useApiMutation(api.proposals.clone, {
    invalidates: ['proposals', 'events'],
    done: 'Copied. This is the new draft.',
    onDone: ({ id }) =>
      void navigate({ to: '/proposals/$proposalId', params: { proposalId: id }, search: {} }),
  })
  return (
    <>
      <Menu
        label="More actions"
        actions={[
          {
            label: 'Duplicate',
            icon: <Copy aria-hidden="true" />,
            onSelect: () => clone.mutate(proposal.id),
          },
          {
            label: 'Delete…',
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      <Confirm
        title="Delete the draft?"
        open={isDeleting}
        onClose={() => setDeleting(false)}
        action="Delete draft"
        onConfirm={() => remove.mutateAsync(proposal.id)}
      >
        <strong dir="auto">{titleOf(proposal)}</strong> is deleted, with what events said of it. You
        cannot undo it.
      </Confirm>
    </>
  )
}
