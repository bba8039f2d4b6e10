import type { Contact } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../api.ts'
import { useApiMutation } from '../../queries.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { ScrollArea } from '../../ui/scroll-area.tsx'
import { customWords } from './columns.tsx'
import { nameOf } from './contact.ts'
import { fieldsInDispute, keeperOf, type MergeField } from './merge.ts'
import { useWholeList } from './whole-list.ts'
import { addressWords } from './words.ts'

interface MergeDialogProps {
  open: boolean
  /** The first is the one that stays, until another is chosen. */
  contacts: readonly Contact[]
  onClose(): void
  onDone(survivor: Contact): void
}

/** Several contacts beside each other: which one stays, and whose values. */
export function MergeDialog({ open, contacts, onClose, onDone }: MergeDialogProps) {
  return (
    <Dialog title={`Merge ${contacts.length} contacts`} open={open} onClose={onClose} shape="wide">
      <MergeForm contacts={contacts} onCancel={onClose} onDone={onDone} />
    </Dialog>
  )
}

type MergeFormProps = Pick<MergeDialogProps, 'contacts' | 'onDone'> & { onCancel(): void }

export function MergeForm({ contacts, onCancel, onDone }: MergeFormProps) {
  const [survivorId, setSurvivorId] = useState(contacts[0]?.id)
  const [chosen, setChosen] = useState<Partial<Record<MergeField, string>>>({})
  const survivor = contacts.find(({ id }) => id === survivorId)
  const others = contacts.filter(({ id }) => id !== survivorId)
  const disputed = fieldsInDispute(contacts)
  const merge = useApiMutation(api.contacts.merge, {
    invalidates: ['contacts', 'account', 'events', 'companies', 'tags'],
    quiet: true,
    done: 'Contacts merged. You can undo it for 30 days.',
    onDone,
  })
  if (!survivor) return null
  const keeper = (field: MergeField): string =>
    chosen[field] ?? keeperOf(field, survivor, others).id
  const send = (): void =>
    merge.mutate(survivor.id, { contactIds: others.map(({ id }) => id), choose: chosen })
  return (
    <Form mutation={merge} onSubmit={send}>
      <p className="text-soft text-sm">
        Choose which contact stays, and its values. Addresses, numbers, tags, notes and the timeline
        of all are kept.
      </p>
      <ScrollArea label="Values" className="overflow-x-auto rounded-lg border border-line">
        <table
          className={classes('w-full text-sm', contacts.length < 4 && 'sm:table-fixed')}
          aria-label="Values to choose"
        >
          <thead>
            <tr className="bg-well">
              <th scope="col" className={`${cell} w-32 font-label`}>
                Stays
              </th>
              {contacts.map((contact) => (
                <th key={contact.id} scope="col" className={cell}>
                  <Pick
                    name="survivor"
                    label={nameOf(contact)}
                    isPicked={contact.id === survivorId}
                    onPick={() => setSurvivorId(contact.id)}
                    avatar={contact.id}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {disputed.map(([field, title]) => (
              <tr key={field} className="border-line border-t">
                <th scope="row" className={`${cell} font-normal text-soft`}>
                  {title}
                </th>
                {contacts.map((contact) => (
                  <td key={contact.id} className={cell}>
                    <Value
                      field={field}
                      contact={contact}
                      isPicked={keeper(field) === contact.id}
                      onPick={() => setChosen({ ...chosen, [field]: contact.id })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <FormActions action="Merge contacts" busy={merge.isPending} onCancel={onCancel} />
    </Form>
  )
}

const cell = 'min-w-36 px-3 py-2 text-start align-top'

interface ValueProps {
  field: MergeField
  contact: Contact
  isPicked: boolean
  onPick(): void
}

function Value({ field, contact, ...pick }: ValueProps) {
  const members = useWholeList(api.members.list).data
  const value = contact[field]
  const words =
    field === 'ownerId'
      ? (members?.find(({ id }) => id === value)?.name ?? '')
      : field === 'address'
        ? addressWords(contact.address)
        : customWords(value)
  if (words === '' || words === '{}') return <span className="text-faint">Empty</span>
  return <Pick name={field} label={words} {...pick} />
}

interface PickProps {
  name: string
  label: string
  isPicked: boolean
  onPick(): void
  avatar?: string
}

const Pick = ({ name, label, isPicked, onPick, avatar }: PickProps) => (
  <label className="flex cursor-pointer items-start gap-2 font-normal max-sm:min-h-11 max-sm:items-center">
    <input type="radio" name={name} checked={isPicked} onChange={onPick} className="tick mt-0.5" />
    {avatar && <Avatar id={avatar} name={label} size="small" />}
    <span className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
      {label}
    </span>
  </label>
)
