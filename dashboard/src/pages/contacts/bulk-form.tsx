import type { Contact, ContactBatchItem } from '@capstan/sdk'
import { useId } from 'react'
import { api } from '../../api.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { formatCount, formatNumber } from '../../ui/format.ts'
import type { BulkChange } from './bulk.ts'
import { tagsIn } from './contact.ts'
import { useWholeList } from './whole-list.ts'

export type BulkAct = 'tag' | 'assign' | 'delete'

const titles: Record<BulkAct, string> = { tag: 'Tag', assign: 'Assign', delete: 'Delete' }
export const titleOf = (act: BulkAct, count: number): string =>
  `${titles[act]} ${formatCount(count, 'contact')}`

interface BulkFormProps {
  act: BulkAct
  count: number
  onRun(change: BulkChange): void
  onCancel(): void
}

const idle = { error: null, isPending: false }
const forms = { tag: TagForm, assign: AssignForm, delete: DeleteForm }

export function BulkForm({ act, ...props }: BulkFormProps) {
  const Fields = forms[act]
  return <Fields {...props} />
}

type FieldsProps = Omit<BulkFormProps, 'act'>

function TagForm({ onRun, onCancel }: FieldsProps) {
  const tags = useWholeList(api.tags.list).data ?? []
  const id = useId()
  const submit = (values: FormData): void => {
    const added = tagsIn(String(values.get('add') ?? ''))
    const removed = tagsIn(String(values.get('remove') ?? ''))
    if (added.length + removed.length > 0) {
      onRun({ mode: 'update', itemOf: (contact) => retagged(contact, added, removed) })
    }
  }
  return (
    <Form mutation={idle} onSubmit={submit}>
      <TextField
        name="add"
        label="Add tags"
        hint="Separate them with commas."
        list={id}
        autoFocus
        dir="auto"
        autoComplete="off"
      />
      <TextField name="remove" label="Remove tags" list={id} dir="auto" autoComplete="off" />
      <datalist id={id}>
        {tags.slice(0, 200).map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FormActions action="Apply tags" onCancel={onCancel} />
    </Form>
  )
}

function retagged(
  { id, tags }: Contact,
  addTags: string[],
  removeTags: string[],
): ContactBatchItem | null {
  const has = (tag: string): boolean => tags.includes(tag)
  const isSo = addTags.every(has) && !removeTags.some(has)
  return isSo ? null : { id, addTags, removeTags }
}

function AssignForm({ onRun, onCancel }: FieldsProps) {
  const members = useWholeList(api.members.list).data ?? []
  const submit = (values: FormData): void => {
    const ownerId = String(values.get('ownerId') ?? '') || null
    onRun({
      mode: 'update',
      itemOf: (contact) =>
        (contact.ownerId ?? null) === ownerId ? null : { id: contact.id, ownerId },
    })
  }
  return (
    <Form mutation={idle} onSubmit={submit}>
      <SelectField name="ownerId" label="Owner">
        <option value="">Nobody</option>
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormActions action="Assign contacts" onCancel={onCancel} />
    </Form>
  )
}

/** From so many on, the number has to be typed. */
const many = 100

function DeleteForm({ count, onRun, onCancel }: FieldsProps) {
  const name = formatNumber(count)
  const submit = (values: FormData): void => {
    if (count >= many && values.get('sure') !== name) return
    onRun({ mode: 'delete', itemOf: ({ id }) => ({ id }) })
  }
  return (
    <Form mutation={idle} onSubmit={submit}>
      <p className="text-soft text-sm">
        This deletes the contacts with their notes, timelines and consents, and their data in past
        deliveries. You cannot undo it.
      </p>
      {count >= many && (
        <TextField
          name="sure"
          label={`Type ${name} to go on`}
          required
          pattern={name}
          autoFocus
          autoComplete="off"
        />
      )}
      <FormActions action="Delete contacts" destroys onCancel={onCancel} />
    </Form>
  )
}
