import { Button } from '../../../ui/button.tsx'
import { CheckField, SelectField, TextArea } from '../../../ui/field.tsx'
import { DecimalField } from '../number-field.tsx'
import { TaxRows } from '../tax-rows.tsx'
import { DiscountFields } from './discount-fields.tsx'
import type { EditItem, ItemGroup } from './draft.ts'
import { GroupFields } from './group-fields.tsx'
import { billingWords } from './payment.tsx'

interface ItemDetailsProps {
  item: EditItem
  currency: string
  groups: readonly ItemGroup[]
  onChange(changes: Partial<EditItem>): void
  onGroups(groups: ItemGroup[]): void
  onDone(): void
}

/** Fields of a line that are not in its row. */
export function ItemDetails({ item, currency, onChange, onDone, ...grouping }: ItemDetailsProps) {
  return (
    <div className="flex flex-col gap-5">
      <TextArea
        label="Description"
        dir="auto"
        rows={3}
        maxLength={5_000}
        value={item.description ?? ''}
        onChange={({ target }) => onChange({ description: target.value || null })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Paid"
          value={item.billing ?? 'one_time'}
          onChange={({ target }) =>
            onChange({ billing: target.value as NonNullable<EditItem['billing']> })
          }
        >
          {Object.entries(billingWords).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      </div>
      <DiscountFields
        label="Discount"
        currency={currency}
        discount={item.discount}
        onChange={(discount) => onChange({ discount })}
      />
      <TaxRows taxes={item.taxes ?? []} onChange={(taxes) => onChange({ taxes })} />
      <QuantityRange item={item} onChange={onChange} />
      <CheckField
        label="Optional"
        hint="The client may leave it out."
        checked={item.optional === true}
        onChange={({ target }) => onChange({ optional: target.checked, selected: true })}
      />
      {(item.optional || item.group) && (
        <CheckField
          label="Selected at first"
          checked={item.selected === true}
          onChange={({ target }) => onChange({ selected: target.checked })}
        />
      )}
      <GroupFields item={item} onChange={onChange} {...grouping} />
      <div className="flex justify-end">
        <Button
          look="primary"
          onClick={({ currentTarget }) => {
            const unread = currentTarget.closest('dialog')?.querySelector<HTMLElement>(':invalid')
            if (unread) unread.focus()
            else onDone()
          }}
        >
          Done
        </Button>
      </div>
    </div>
  )
}

type RangeProps = Pick<ItemDetailsProps, 'item' | 'onChange'>

function QuantityRange({ item, onChange }: RangeProps) {
  const { quantity = '1', quantityRange: range } = item
  const set = (changes: Partial<NonNullable<EditItem['quantityRange']>>): void =>
    onChange({ quantityRange: { min: quantity, max: quantity, ...range, ...changes } })
  return (
    <div className="flex flex-col gap-3">
      <CheckField
        label="The client chooses the quantity"
        hint="Within limits that you set. They begin with the quantity of the line."
        checked={Boolean(range)}
        onChange={({ target }) =>
          target.checked
            ? set({ min: '1', max: String(Math.max(Math.ceil(Number(quantity)), 1) * 10) })
            : onChange({ quantityRange: null })
        }
      />
      {range && (
        <div className="grid grid-cols-3 gap-2 sm:ps-6.5">
          <DecimalField label="From" value={range.min} onChange={(min) => set({ min })} />
          <DecimalField label="To" value={range.max} onChange={(max) => set({ max })} />
          <DecimalField
            label="In steps of"
            value={range.step ?? '1'}
            onChange={(step) => set({ step })}
          />
        </div>
      )}
    </div>
  )
}
