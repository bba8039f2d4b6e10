import type { Proposal } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Copy, LayoutTemplate, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiMutation } from '../../../queries.ts'
import { Confirm, Dialog } from '../../../ui/dialog.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { TemplateOf } from '../libraries/template-of.tsx'
import { titleOf } from '../words.ts'

interface DraftMenuProps {
  proposal: Proposal
  /** Copies are made of what is stored. */
  isDirty: boolean
}

/** Menu of a draft. */
export function DraftMenu({ proposal, isDirty }: DraftMenuProps) {
  const [asked, setAsked] = useState<'delete' | 'template' | null>(null)
  const close = (): void => setAsked(null)
  const navigate = useNavigate()
  const remove = useApiMutation(api.proposals.delete, {
    invalidates: ['proposals', 'events', 'account'],
    done: 'Draft deleted.',
    onDone: () => void navigate({ to: '/proposals', search: {}, ignoreBlocker: true }),
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
            label: isDirty ? 'Duplicate (save first)' : 'Duplicate',
            icon: <Copy aria-hidden="true" />,
            disabled: isDirty,
            onSelect: () => clone.mutate(proposal.id),
          },
          {
            label: isDirty ? 'Save as template (save first)' : 'Save as template…',
            icon: <LayoutTemplate aria-hidden="true" />,
            disabled: isDirty,
            onSelect: () => setAsked('template'),
          },
          {
            label: 'Delete…',
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => setAsked('delete'),
          },
        ]}
      />
      <Confirm
        title="Delete the draft?"
        open={asked === 'delete'}
        onClose={close}
        action="Delete draft"
        onConfirm={() => remove.mutateAsync(proposal.id)}
      >
        <strong dir="auto">{titleOf(proposal)}</strong> and what events say of it are deleted. You
        cannot undo this.
      </Confirm>
      <Dialog title="Save as template" open={asked === 'template'} onClose={close}>
        <TemplateOf proposal={proposal} onCancel={close} />
      </Dialog>
    </>
  )
}
