import type { ContactField } from '@capstan/sdk'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiList, useApiMutation } from '../../../queries.ts'
import { useSearchParams } from '../../../search.ts'
import { Badge, Tag } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { Confirm, Dialog } from '../../../ui/dialog.tsx'
import { QueryTable } from '../../../ui/query-table.tsx'
import type { Column } from '../../../ui/table.tsx'
import { SettingsFrame } from '../../settings/frame.tsx'
import { FieldForm } from './field-form.tsx'
import { fieldSearch } from './search-params.ts'
import { StrictFields } from './strict-fields.tsx'
import { typeWords } from './type-words.ts'

/** Which fields of their own contacts have. */
export function ContactFields() {
  const [{ create }, setSearch] = useSearchParams(fieldSearch)
  const [editing, setEditing] = useState<ContactField | null>(null)
  const close = (): void => {
    setEditing(null)
    setSearch({ create: undefined })
  }
  return (
    <SettingsFrame
      isList
      actions={
        <Button
          look="primary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setSearch({ create: true })}
        >
          New field
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <FieldList onEdit={setEditing} />
        <StrictFields />
      </div>
      <Dialog title="New field" open={create === true} onClose={close}>
        <FieldForm field={undefined} onDone={close} onCancel={close} />
      </Dialog>
      <Dialog title="Edit field" open={editing !== null} onClose={close}>
        {editing && <FieldForm field={editing} onDone={close} onCancel={close} />}
      </Dialog>
    </SettingsFrame>
  )
}

function FieldList({ onEdit }: { onEdit(field: ContactField): void }) {
  const fields = useApiList(api.contactFields.list, [], { pageLength: 100 })
  const [deleting, setDeleting] = useState<ContactField | null>(null)
  const archive = useApiMutation(api.contactFields.update, {
    invalidates: ['contactFields'],
    done: ({ archived }) => (archived ? 'Field archived.' : 'Field restored.'),
  })
  const remove = useApiMutation(api.contactFields.delete, {
    invalidates: ['contactFields'],
    done: 'Field deleted.',
  })
  return (
    <Card>
      <CardHeader title="Fields" hint="What contacts have beside names, addresses and tags." />
      <QueryTable
        label="Contact fields"
        query={fields}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ label }) => label}
        onOpen={onEdit}
        isEndless
        actionsOf={(field) => [
          { label: 'Edit…', onSelect: () => onEdit(field) },
          {
            label: field.archived ? 'Restore' : 'Archive',
            onSelect: () => archive.mutate(field.id, { archived: !field.archived }),
          },
          { label: 'Delete…', danger: true, onSelect: () => setDeleting(field) },
        ]}
        empty={
          <p className="px-4 py-10 text-center text-soft">
            No fields yet. Add one, such as a number of seats or a date of renewal.
          </p>
        }
      />
      <Confirm
        title="Delete the field?"
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        action="Delete field"
        onConfirm={async () => deleting && remove.mutateAsync(deleting.id)}
      >
        <strong dir="auto">{deleting?.label}</strong> is deleted. Contacts keep their values, and
        nothing checks them from now on.
      </Confirm>
    </Card>
  )
}

const columns: readonly Column<ContactField>[] = [
  { title: 'Label', type: 'name', cell: ({ label }) => <bdi title={label}>{label}</bdi> },
  { title: 'Key', type: 'code', wide: true, cell: ({ key }) => key },
  {
    title: 'Type',
    width: 148,
    cell: ({ type, options }) => (
      <span title={options.join(', ') || undefined}>
        {typeWords[type]}
        {options.length > 0 && <span className="text-faint"> · {options.length}</span>}
      </span>
    ),
  },
  {
    title: 'Rules',
    wide: true,
    cell: ({ required, unique, sortable, indexing, archived }) => (
      <span className="flex gap-1">
        {archived && <Badge tone="calm">archived</Badge>}
        {required && <Tag>required</Tag>}
        {unique && <Tag>unique</Tag>}
        {sortable && <Tag>{indexing ? 'sortable soon' : 'sortable'}</Tag>}
      </span>
    ),
  },
]
