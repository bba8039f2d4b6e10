import { useNavigate } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Plus } from 'lucide-react'
import { api } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useArchive } from './use-archive.ts'

interface TemplateState {
  id: string
  archived: boolean
}

export function TemplateMenu({ id, archived }: TemplateState) {
  const archive = useArchive(api.proposalTemplates.update, ['proposalTemplates'])
  const Icon = archived ? ArchiveRestore : Archive
  return (
    <Menu
      label="More actions"
      actions={[{ ...archive({ id, archived }), icon: <Icon aria-hidden="true" /> }]}
    />
  )
}

export function NewProposalButton({ id, archived, isDirty }: TemplateState & { isDirty: boolean }) {
  const navigate = useNavigate()
  const why = archived
    ? 'Restore the template first.'
    : isDirty
      ? 'Save first. A proposal takes what is saved.'
      : undefined
  return (
    <Button
      look="primary"
      icon={<Plus aria-hidden="true" />}
      why={why}
      onClick={() => void navigate({ to: '/proposals', search: { create: true, template: id } })}
    >
      New proposal
    </Button>
  )
}
