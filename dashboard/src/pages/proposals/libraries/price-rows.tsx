import type { CatalogItem } from '@capstan/sdk'
import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { take } from '../../../ui/typed-number.ts'
import { currenciesWith } from '../currencies.ts'
import { billingWords } from '../editor/payment.tsx'
import { readPrice, showPrice } from '../money.ts'
import { NumberField } from '../number-field.tsx'

export type ItemPrice = CatalogItem['prices'][number]

export const billingShort = {
  one_time: '',
  month: ' a month',
  quarter: ' a quarter',
  year: ' a year',
} as const

interface PriceRowsProps {
  prices: readonly ItemPrice[]
  /** Currency of a new price. */
  currency: string
  onChange(prices: ItemPrice[]): void
}

/** One price for each currency and period. */
export function PriceRows({ prices, currency, onChange }: PriceRowsProps) {
  const set = (at: number, changes: Partial<ItemPrice>): void =>
    onChange(prices.map((price, index) => (index === at ? { ...price, ...changes } : price)))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-label">Prices</legend>
      {prices.map((price, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a price has no other name than its place
          key={at}
          className="grid grid-cols-[6rem_1fr_1fr_auto] items-end gap-2 max-sm:grid-cols-[1fr_1fr_auto]"
        >
          <SelectField
            label={`Currency ${at + 1}`}
            value={price.currency}
            onChange={({ target }) => set(at, { currency: target.value })}
          >
            {currenciesWith(price.currency).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
          <SelectField
            label={`Paid ${at + 1}`}
            value={price.billing ?? 'one_time'}
            onChange={({ target }) =>
              set(at, { billing: target.value as NonNullable<ItemPrice['billing']> })
            }
          >
            {Object.entries(billingWords).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
          <div className="max-sm:order-last max-sm:col-span-2">
            <NumberField
              label={`Price ${at + 1}`}
              value={showPrice(price, price.currency)}
              onChange={(text) =>
                take(readPrice(text, price.currency), (amount) => set(at, amount))
              }
            />
          </div>
          <IconButton
            label={`Remove price ${at + 1}`}
            icon={<X size={16} />}
            className="mb-0.5"
            onClick={() => onChange(prices.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onChange([...prices, { currency, billing: 'one_time', unitAmount: 0 }])}
        >
          Add price
        </Button>
      </div>
    </fieldset>
  )
}
