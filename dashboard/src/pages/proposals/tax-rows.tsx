import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { DecimalField } from './number-field.tsx'

interface Tax {
  name: string
  percent: string
}

interface TaxRowsProps {
  taxes: readonly Tax[]
  onChange(taxes: Tax[]): void
}

const mostTaxes = 4

/** The taxes of a price, each with its own name and rate. */
export function TaxRows({ taxes, onChange }: TaxRowsProps) {
  const set = (at: number, changes: Partial<Tax>): void =>
    onChange(taxes.map((tax, index) => (index === at ? { ...tax, ...changes } : tax)))
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-label">Taxes</legend>
      {taxes.map(({ name, percent }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tax has no other name than the one that is typed
        <div key={at} className="grid grid-cols-[1fr_6rem_auto] items-end gap-2">
          <TextField
            label={`Name of tax ${at + 1}`}
            dir="auto"
            maxLength={100}
            value={name}
            onChange={({ target }) => set(at, { name: target.value })}
          />
          <DecimalField
            label="Rate, %"
            value={percent}
            onChange={(next) => set(at, { percent: next })}
          />
          <IconButton
            label={`Remove tax ${at + 1}`}
            icon={<X size={16} />}
            className="mb-0.5"
            onClick={() => onChange(taxes.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {taxes.length < mostTaxes && (
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() =>
              onChange([
                ...taxes,
                { name: taxes.length ? `Tax ${taxes.length + 1}` : 'VAT', percent: '0' },
              ])
            }
          >
            Add tax
          </Button>
        </div>
      )}
    </fieldset>
  )
}
