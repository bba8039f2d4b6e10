import type { Company } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Confirm } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'

export function CompanyActions({ company }: { company: Company }) {
  const [isDeleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  const remove = useApiMutation(api.companies.delete, {
    invalidates: ['companies', 'contacts', 'events'],
    done: 'Company deleted.',
    onDone: () => void navigate({ to: '/companies' }),
  })
  return (
    <>
      <Menu
        label="More actions"
        actions={[
          {
            label: 'Delete…',
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      <Confirm
        title="Delete the company?"
        open={isDeleting}
        onClose={() => setDeleting(false)}
        action="Delete company"
        onConfirm={() => remove.mutateAsync(company.id)}
      >
        <strong dir="auto">{company.name}</strong> is deleted. Its contacts stay, and keep its name
        as text. You cannot undo it.
      </Confirm>
    </>
  )
}
