import type { CatalogItem } from '@capstan/sdk'
import { api } from '../../../api.ts'
import { Picker } from '../../../ui/picker.tsx'
import { formatPrice } from '../money.ts'

interface CatalogPickerProps {
  /** Currency of the proposal; prices in others are hidden. */
  currency: string
  onPick(item: CatalogItem): void
}

/** Finds one item of the catalogue. */
export const CatalogPicker = ({ currency, onPick }: CatalogPickerProps) => (
  <Picker
    label="Search the catalogue"
    placeholder="Name or SKU"
    list={api.catalogItems.list}
    empty="The catalogue is empty."
    onPick={onPick}
    show={({ name, sku, prices }) => {
      const price = prices.find((one) => one.currency === currency)
      return (
        <>
          <bdi className="truncate font-name">{name}</bdi>
          <bdi className="truncate text-soft text-xs">{sku}</bdi>
          <span className="ms-auto shrink-0 tabular-nums">
            {price ? formatPrice(price, currency) : `No price in ${currency}`}
          </span>
        </>
      )
    }}
  />
)
