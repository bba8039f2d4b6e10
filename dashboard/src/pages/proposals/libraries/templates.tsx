import type { ProposalTemplateInList } from '@capstan/sdk'
import { useNavigate } from '@tanstack/react-router'
import { LayoutTemplate, ListChecks, Plus, Variable } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiList, useApiMutation } from '../../../queries.ts'
import { useSearchParams } from '../../../search.ts'
import { Tag } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Confirm, Dialog } from '../../../ui/dialog.tsx'
import { ListFrame } from '../../../ui/list-frame.tsx'
import { QueryTable } from '../../../ui/query-table.tsx'
import { Empty } from '../../../ui/states.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Ago } from '../../../ui/time.tsx'
import { LibraryFilters, useLibraryFilters } from './library-filters.tsx'
import { LibraryFrame } from './library-frame.tsx'
import { NewTemplate } from './new-template.tsx'
import { librarySearch } from './search-params.ts'
import { useArchive } from './use-archive.ts'

export function Templates() {
  const [{ create }, setSearch] = useSearchParams(librarySearch)
  const filters = useLibraryFilters()
  const templates = useApiList(api.proposalTemplates.list, [filters.query])
  const [deleting, setDeleting] = useState<ProposalTemplateInList | null>(null)
  const archive = useArchive(api.proposalTemplates.update, ['proposalTemplates'])
  const navigate = useNavigate()
  const remove = useApiMutation(api.proposalTemplates.delete, {
    invalidates: ['proposalTemplates', 'account'],
    done: 'Template deleted.',
  })
  const add = (): void => setSearch({ create: true })
  const close = (): void => setSearch({ create: undefined })
  const isFirst = !filters.isFiltered && templates.items?.length === 0
  return (
    <LibraryFrame
      actions={
        <Button
          look={isFirst ? 'plain' : 'primary'}
          icon={<Plus aria-hidden="true" />}
          onClick={add}
        >
          New template
        </Button>
      }
    >
      <ListFrame filters={<LibraryFilters placeholder="Name or description" />}>
        <QueryTable
          label="Templates"
          query={templates}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          linkOf={({ id }) => ({
            to: '/proposals/templates/$templateId',
            params: { templateId: id },
          })}
          isEndless
          onClearFilters={filters.isFiltered ? filters.clear : undefined}
          actionsOf={(template) => [
            {
              label: 'New proposal…',
              disabled: template.archived,
              onSelect: () =>
                void navigate({
                  to: '/proposals',
                  search: { create: true, template: template.id },
                }),
            },
            archive(template),
            { label: 'Delete…', danger: true, onSelect: () => setDeleting(template) },
          ]}
          empty={<NoTemplates onCreate={add} />}
        />
      </ListFrame>
      <Dialog title="New template" open={create === true} onClose={close}>
        <NewTemplate onCancel={close} />
      </Dialog>
      <Confirm
        title="Delete the template?"
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        action="Delete template"
        onConfirm={async () => deleting && remove.mutateAsync(deleting.id)}
      >
        <strong dir="auto">{deleting?.name}</strong> is deleted. Proposals keep their copies.
      </Confirm>
    </LibraryFrame>
  )
}

const columns: readonly Column<ProposalTemplateInList>[] = [
  { title: 'Name', type: 'name', width: 280, cell: ({ name }) => <bdi title={name}>{name}</bdi> },
  {
    title: 'What it is for',
    wide: true,
    cell: ({ description }) => description && <bdi title={description}>{description}</bdi>,
  },
  {
    title: 'Asks for',
    wider: true,
    cell: ({ requiredVariables }) => (
      <span className="flex gap-1 overflow-hidden" title={requiredVariables.join(', ')}>
        {requiredVariables.slice(0, 3).map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
        {requiredVariables.length > 3 && (
          <span className="text-soft text-xs">+{requiredVariables.length - 3}</span>
        )}
      </span>
    ),
  },
  { title: 'Changed', type: 'time', wide: true, cell: ({ updatedAt }) => <Ago at={updatedAt} /> },
]

const NoTemplates = ({ onCreate }: { onCreate(): void }) => (
  <Empty
    title="Make your first template"
    action={
      <Button look="primary" size="large" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
        New template
      </Button>
    }
    ghost={['Website', 'Care plan', 'Lighting concept'].map((name) => (
      <div key={name} className="flex h-9 items-center border-line border-b px-4 font-name text-sm">
        {name}
      </div>
    ))}
    next={[
      { icon: LayoutTemplate, title: 'From a proposal', text: 'Take one that worked as it is.' },
      { icon: Variable, title: 'Ask for values', text: 'Variables fill in dates and places.' },
      {
        icon: ListChecks,
        title: 'Forget nothing',
        text: 'A proposal cannot go out with a gap.',
      },
    ]}
  >
    A template holds texts, prices and terms. A proposal made from it keeps its own copy.
  </Empty>
)
