import type { Contact } from '@capstan/sdk'
import { useState } from 'react'
import { useApiMutation } from '../../queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { Form, FormActions } from '../../ui/form.tsx'
import { addressWords } from './words.ts'

/** One that is not the main address has a label. */
type Address = NonNullable<Contact['address']> & { label?: string | null }
type SaveAddress = (address: Address | null) => Promise<unknown>

/** A postal address in one row; its parts are asked for in a dialog. */
export function useAddress(address: Address | null, onSave: SaveAddress) {
  const [isOpen, setOpen] = useState(false)
  const words = addressWords(address)
  return {
    property: {
      label: 'Address',
      value: words ? (
        <bdi className="truncate" title={words}>
          {words}
        </bdi>
      ) : (
        <span className="text-faint">Add</span>
      ),
      onEdit: () => setOpen(true),
    },
    dialog: { address, isOpen, onSave, onClose: () => setOpen(false) },
  }
}

/** The addresses beside the main one, each in a row, and a row to add one; one dialog serves them all. */
export function useOtherAddresses(
  addresses: Contact['additionalAddresses'],
  onSave: (addresses: Contact['additionalAddresses']) => Promise<unknown>,
) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const place = openAt ?? 0
  return {
    properties: [...addresses, null].map((address, at) => ({
      label: `Address ${at + 2}`,
      value: address ? (
        <span className="flex min-w-0 items-baseline gap-1.5">
          <bdi className="truncate" title={addressWords(address)}>
            {addressWords(address)}
          </bdi>
          {address.label && <span className="text-faint text-xs">{address.label}</span>}
        </span>
      ) : (
        <span className="text-faint">Add</span>
      ),
      isEmpty: address === null,
      onEdit: () => setOpenAt(at),
    })),
    dialog: {
      hasLabel: true,
      address: addresses[place] ?? null,
      isOpen: openAt !== null,
      onClose: () => setOpenAt(null),
      onSave: (address: Address | null) =>
        onSave([
          ...addresses.slice(0, place),
          ...(address ? [address as (typeof addresses)[number]] : []),
          ...addresses.slice(place + 1),
        ]),
    },
  }
}

interface AddressDialogProps {
  hasLabel?: boolean
  address: Address | null
  isOpen: boolean
  onSave: SaveAddress
  onClose(): void
}

export const AddressDialog = ({ isOpen, onClose, ...form }: AddressDialogProps) => (
  <Dialog title="Address" open={isOpen} onClose={onClose}>
    <AddressForm onClose={onClose} {...form} />
  </Dialog>
)

const parts = ['street', 'postalCode', 'city', 'region', 'country'] as const

function AddressForm({
  address,
  hasLabel = false,
  onSave,
  onClose,
}: Omit<AddressDialogProps, 'isOpen'>) {
  const save = useApiMutation(onSave, { invalidates: [], quiet: true, onDone: onClose })
  const submit = (values: FormData): void => {
    const filled = parts.flatMap((part) => {
      const text = String(values.get(`address.${part}`) ?? '').trim()
      return text ? [[part, part === 'country' ? text.toUpperCase() : text]] : []
    })
    const label = String(values.get('address.label') ?? '').trim()
    const named = hasLabel && label ? { label } : {}
    save.mutate(filled.length > 0 ? { ...Object.fromEntries(filled), ...named } : null)
  }
  return (
    <Form mutation={save} onSubmit={submit}>
      <TextArea
        name="address.street"
        label="Street"
        rows={2}
        autoFocus
        dir="auto"
        defaultValue={address?.street ?? ''}
      />
      <div className="grid grid-cols-[8rem_1fr] gap-3">
        <TextField
          name="address.postalCode"
          label="Postal code"
          defaultValue={address?.postalCode ?? ''}
        />
        <TextField name="address.city" label="City" dir="auto" defaultValue={address?.city ?? ''} />
      </div>
      <TextField
        name="address.region"
        label="Region"
        dir="auto"
        defaultValue={address?.region ?? ''}
      />
      <TextField
        name="address.country"
        label="Country"
        hint="Two letters, as DE."
        maxLength={2}
        defaultValue={address?.country ?? ''}
      />
      {hasLabel && (
        <TextField
          name="address.label"
          label="Label"
          hint="Such as home, or a word of your own."
          maxLength={60}
          dir="auto"
          defaultValue={address?.label ?? ''}
        />
      )}
      <FormActions action="Save address" busy={save.isPending} onCancel={onClose} />
    </Form>
  )
}
