import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { nameOf } from '../../contacts/contact.ts'
import { ContactPicker } from '../../contacts/contact-picker.tsx'
import { useWholeList } from '../../contacts/whole-list.ts'
import { type ChangeDraft, type EditRecipient, newKey, type ProposalDraft } from './draft.ts'

interface PeopleProps {
  draft: ProposalDraft
  open: boolean
  onClose(): void
  onChange: ChangeDraft
}

/** Who reads and signs, in which order. */
export function People({ draft, open, onClose, onChange }: PeopleProps) {
  const [isPicking, setPicking] = useState(false)
  const members = useWholeList(api.members.list).data ?? []
  const set = (key: string, changes: Partial<EditRecipient>): void =>
    onChange(({ recipients }) => ({
      recipients: recipients.map((one) => (one.key === key ? { ...one, ...changes } : one)),
    }))
  const add = (recipient: Omit<EditRecipient, 'key'>): void =>
    onChange(({ recipients }) => ({
      recipients: [...recipients, { key: newKey(), order: 1, ...recipient }],
    }))
  return (
    <Dialog title="People" open={open} onClose={onClose} shape="wide">
      <div className="flex flex-col gap-4">
        {draft.recipients.map((one, index) => (
          <fieldset
            key={one.key}
            className="grid items-end gap-2 border-line border-b pb-4 sm:grid-cols-[1fr_1fr_8.5rem_4rem_auto]"
          >
            <legend className="sr-only">{one.name || `Person ${index + 1}`}</legend>
            <TextField
              label="Name"
              dir="auto"
              value={one.name ?? ''}
              onChange={({ target }) => set(one.key, { name: target.value })}
            />
            <TextField
              label="Email"
              type="email"
              value={one.email ?? ''}
              onChange={({ target }) => set(one.key, { email: target.value.trim() })}
            />
            <SelectField
              label="Role"
              value={one.role ?? 'signer'}
              disabled={one.role === 'countersigner'}
              onChange={({ target }) => set(one.key, { role: target.value as 'signer' })}
            >
              <option value="signer">Signer</option>
              <option value="viewer">Viewer</option>
              {one.role === 'countersigner' && <option value="countersigner">Countersigner</option>}
            </SelectField>
            <TextField
              label="Order"
              type="number"
              min={1}
              max={20}
              value={one.order ?? 1}
              onChange={({ target }) => set(one.key, { order: Number(target.value) || 1 })}
            />
            <IconButton
              label={`Remove ${one.name || 'person'}`}
              icon={<X size={16} />}
              className="mb-0.5"
              onClick={() =>
                onChange(({ recipients }) => ({
                  recipients: recipients.filter(({ key }) => key !== one.key),
                }))
              }
            />
          </fieldset>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setPicking(true)}>
            From contacts
          </Button>
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => add({ role: 'signer', name: '', email: '' })}
          >
            By address
          </Button>
          <SelectField
            label="Countersigner"
            value={draft.recipients.find(({ role }) => role === 'countersigner')?.memberId ?? ''}
            onChange={({ target }) => {
              const member = members.find(({ id }) => id === target.value)
              onChange(({ recipients, signing }) => ({
                signing: { ...signing, countersign: member !== undefined },
                recipients: [
                  ...recipients.filter(({ role }) => role !== 'countersigner'),
                  ...(member
                    ? [{ key: newKey(), role: 'countersigner' as const, memberId: member.id }]
                    : []),
                ],
              }))
            }}
          >
            <option value="">Nobody</option>
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="flex justify-end">
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
      <Dialog title="Choose a contact" open={isPicking} onClose={() => setPicking(false)}>
        <ContactPicker
          onPick={(contact) => {
            const { id, email } = contact
            add({ role: 'signer', contactId: id, name: nameOf(contact), ...(email && { email }) })
            setPicking(false)
          }}
        />
      </Dialog>
    </Dialog>
  )
}
