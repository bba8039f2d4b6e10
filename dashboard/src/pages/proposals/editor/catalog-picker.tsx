import type { CatalogItem } from '@capstan/sdk'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { Failure } from '../../../ui/states.tsx'
import { formatPrice } from '../money.ts'

interface CatalogPickerProps {
  currency: string
  onPick(item: CatalogItem): void
}

/** Finds one item of the catalogue by what is typed. */
export function CatalogPicker({ currency, onPick }: CatalogPickerProps) {
  const [q, setQ] = useState<string | undefined>()
  const found = useApi(api.catalogItems.list, [{ ...(q !== undefined && { q }), limit: 10 }])
  const items = found.data?.data ?? []
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label="Search the catalogue"
        placeholder="Name or SKU"
        value={q}
        onChange={setQ}
      />
      {found.error && <Failure error={found.error} onRetry={() => void found.reload()} />}
      <ul>
        {items.map((item) => {
          const price = item.prices.find((one) => one.currency === currency)
          return (
            <li key={item.id}>
              <button
                type="button"
                onClick={() => onPick(item)}
                className="flex min-h-9 w-full min-w-0 items-center gap-2.5 rounded-md px-2 text-start hover:bg-press max-sm:min-h-11"
              >
                <bdi className="truncate font-name">{item.name}</bdi>
                <bdi className="truncate text-soft text-xs">{item.sku}</bdi>
                <span className="ms-auto shrink-0 tabular-nums">
                  {price ? formatPrice(price, currency) : `no price in ${currency}`}
                </span>
              </button>
            </li>
          )
        })}
        {items.length === 0 && !found.isPending && (
          <li className="px-2 py-1.5 text-faint">
            {q ? 'Nothing matches. Try another word.' : 'The catalogue is empty.'}
          </li>
        )}
      </ul>
    </div>
  )
}
