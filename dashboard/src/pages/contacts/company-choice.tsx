import type { Contact } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApi, useApiMutation } from '../../queries.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Notice } from '../../ui/states.tsx'
import type { SaveContact } from './contact-edit.ts'

type Companies = Pick<Contact, 'company'> & { companyId?: string | null }

/** The company of a contact in one row; which one is chosen in a dialog. */
export function useCompanyChoice({ company, companyId }: Contact, save: SaveContact) {
  const [isOpen, setOpen] = useState(false)
  return {
    property: {
      label: 'Company',
      value: company ? (
        <span className="flex min-w-0 items-center gap-2">
          {companyId && <Avatar id={companyId} name={company} size="small" square />}
          <bdi className="truncate">{company}</bdi>
        </span>
      ) : (
        <span className="text-faint">Add</span>
      ),
      onEdit: () => setOpen(true),
    },
    dialog: {
      isOpen,
      company,
      onClose: () => setOpen(false),
      onSave: (next: Companies) => save(next.companyId ? { companyId: next.companyId } : next),
    },
  }
}

interface CompanyDialogProps {
  isOpen: boolean
  company: string | null
  onSave(company: Companies): Promise<unknown>
  onClose(): void
}

export const CompanyDialog = ({ isOpen, onClose, ...choice }: CompanyDialogProps) => (
  <Dialog title="Company" open={isOpen} onClose={onClose}>
    <CompanyChoice onClose={onClose} {...choice} />
  </Dialog>
)

function CompanyChoice({ company, onSave, onClose }: Omit<CompanyDialogProps, 'isOpen'>) {
  const [q, setQ] = useState<string | undefined>()
  const found = useApi(api.companies.list, [{ ...(q !== undefined && { q }), limit: 8 }])
  const save = useApiMutation(onSave, { invalidates: ['companies'], quiet: true, onDone: onClose })
  const create = useApiMutation(api.companies.create, {
    invalidates: ['companies'],
    quiet: true,
    onDone: (made) => save.mutate({ company: made.name, companyId: made.id }),
  })
  const items = found.data?.data ?? []
  const isNew = q !== undefined && !items.some(({ name }) => name.toLowerCase() === q.toLowerCase())
  const error = save.error ?? create.error
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label="Search companies"
        placeholder="Name or domain"
        value={q}
        onChange={setQ}
      />
      <ul className="flex flex-col">
        {items.map(({ id, name, domain }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => save.mutate({ company: name, companyId: id })}
              className="flex min-h-9 w-full min-w-0 items-center gap-2.5 rounded-md px-2 text-start hover:bg-press max-sm:min-h-11"
            >
              <Avatar id={id} name={name} size="small" square />
              <bdi className="truncate font-name">{name}</bdi>
              <span className="truncate text-faint text-xs">{domain}</span>
            </button>
          </li>
        ))}
        {items.length === 0 && !found.isPending && (
          <li className="px-2 py-1.5 text-faint">
            {q ? 'No company has this name.' : 'There are no companies yet.'}
          </li>
        )}
      </ul>
      {error && <Notice tone="bad">{error.message}</Notice>}
      <div className="flex flex-wrap justify-end gap-2">
        {company && (
          <Button onClick={() => save.mutate({ company: null, companyId: null })}>
            No company
          </Button>
        )}
        {isNew && (
          <>
            <Button onClick={() => save.mutate({ company: q, companyId: null })}>
              Use as text
            </Button>
            <Button
              look="primary"
              busy={create.isPending}
              onClick={() => create.mutate({ name: q })}
            >
              Create company
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
