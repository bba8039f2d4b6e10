import type { CatalogItem, CatalogItemChanges } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useEdit } from '../../../edit.ts'
import { useApi, useApiMutation } from '../../../queries.ts'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Form, FormActions } from '../../../ui/form.tsx'
import { formatPrice } from '../money.ts'
import { TaxRows } from '../tax-rows.tsx'
import { billingShort, type ItemPrice, PriceRows } from './price-rows.tsx'

interface CatalogFormProps {
  /** The one that is changed; without it a new one is made. */
  item: CatalogItem | undefined
  onClose(): void
}

export const CatalogForm = ({ item, onClose }: CatalogFormProps) =>
  item ? <EditForm item={item} onClose={onClose} /> : <NewForm onClose={onClose} />

function NewForm({ onClose }: Pick<CatalogFormProps, 'onClose'>) {
  const { data: settings } = useApi(api.proposalSettings.get)
  const currency = settings?.defaults.currency ?? 'EUR'
  const [prices, setPrices] = useState<readonly ItemPrice[]>([])
  const [taxes, setTaxes] = useState<CatalogItem['taxes']>([])
  const create = useApiMutation(api.catalogItems.create, {
    invalidates: ['catalogItems'],
    quiet: true,
    done: 'Item added.',
    onDone: onClose,
  })
  return (
    <Form
      mutation={create}
      onSubmit={(values) => create.mutate({ ...textsIn(values), prices: [...prices], taxes })}
    >
      <Texts item={undefined} />
      <PriceRows prices={prices} currency={currency} onChange={setPrices} />
      <TaxRows taxes={taxes} onChange={setTaxes} />
      <FormActions action="Add item" busy={create.isPending} onCancel={onClose} />
    </Form>
  )
}

function EditForm({ item, onClose }: { item: CatalogItem; onClose(): void }) {
  const [prices, setPrices] = useState<readonly ItemPrice[]>(item.prices)
  const [taxes, setTaxes] = useState(item.taxes)
  const save = useEdit<CatalogItem, CatalogItemChanges>(item, {
    read: () => api.catalogItems.get(item.id),
    write: (changes, options) => api.catalogItems.update(item.id, changes, options),
    labels: {
      ...{ name: 'Name', sku: 'SKU', description: 'Description', unit: 'Unit' },
      ...{ prices: 'Prices', taxes: 'Taxes' },
    },
    show,
    invalidates: ['catalogItems'],
    onDone: onClose,
  })
  return (
    <Form
      mutation={save}
      onSubmit={(values) => save.mutate({ ...textsIn(values), prices: [...prices], taxes })}
    >
      <Texts item={item} />
      <PriceRows prices={prices} currency={prices[0]?.currency ?? 'EUR'} onChange={setPrices} />
      <TaxRows taxes={taxes} onChange={setTaxes} />
      <FormActions action="Save item" busy={save.isPending} onCancel={onClose} />
    </Form>
  )
}

function show(field: string, value: unknown): unknown {
  if (field === 'prices') {
    return (value as ItemPrice[])
      .map((price) => {
        const paid = billingShort[price.billing ?? 'one_time']
        return `${price.currency} ${formatPrice(price, price.currency)}${paid}`
      })
      .join('\n')
  }
  if (field === 'taxes') {
    return (value as CatalogItem['taxes']).map(({ name, percent }) => `${name} ${percent}\u202f%`)
  }
  return value
}

const Texts = ({ item }: Pick<CatalogFormProps, 'item'>) => (
  <>
    <TextField
      name="name"
      label="Name"
      required
      autoFocus={!item}
      dir="auto"
      autoComplete="off"
      maxLength={200}
      defaultValue={item?.name}
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="sku"
        label="SKU"
        dir="auto"
        autoComplete="off"
        maxLength={100}
        hint="Your own number, different for each item."
        defaultValue={item?.sku ?? ''}
      />
      <TextField
        name="unit"
        label="Unit"
        dir="auto"
        autoComplete="off"
        maxLength={50}
        placeholder="hour"
        defaultValue={item?.unit ?? ''}
      />
    </div>
    <TextArea
      name="description"
      label="Description"
      dir="auto"
      rows={3}
      maxLength={5_000}
      defaultValue={item?.description ?? ''}
    />
  </>
)

function textsIn(values: FormData) {
  const text = (name: string): string => String(values.get(name) ?? '').trim()
  return {
    name: text('name'),
    sku: text('sku') || null,
    unit: text('unit') || null,
    description: text('description') || null,
  }
}
