import type { ReactNode } from 'react'
import { SelectField } from '../../../ui/field.tsx'
import { take } from '../../../ui/typed-number.ts'
import { readAmount, showPrice } from '../money.ts'
import { DecimalField, NumberField } from '../number-field.tsx'
import type { Discount } from './draft.ts'

interface DiscountFieldsProps {
  label: string
  currency: string
  discount: Discount | null | undefined
  onChange(discount: Discount | null): void
  /** Behind the value of an amount: which payments it is taken off. */
  children?: ReactNode
}

/** Nothing, a percentage or an amount. */
export function DiscountFields(props: DiscountFieldsProps) {
  const { label, currency, discount, onChange, children } = props
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-start gap-2">
      <SelectField
        label={label}
        value={discount?.type ?? ''}
        onChange={({ target }) => {
          if (target.value === 'percent') onChange({ type: 'percent', percent: '0' })
          else if (target.value === 'amount') onChange({ type: 'amount', amount: 0 })
          else onChange(null)
        }}
      >
        <option value="">None</option>
        <option value="percent">A percentage</option>
        <option value="amount">An amount</option>
      </SelectField>
      {discount?.type === 'percent' && (
        <DecimalField
          label={`${label}, %`}
          value={discount.percent ?? ''}
          onChange={(percent) => onChange({ type: 'percent', percent })}
        />
      )}
      {discount?.type === 'amount' && (
        <>
          <AmountField
            label={`${label}, ${currency}`}
            currency={currency}
            amount={discount.amount ?? 0}
            onChange={(amount) => onChange({ ...discount, amount })}
          />
          {children}
        </>
      )}
    </div>
  )
}

interface AmountFieldProps {
  label: string
  currency: string
  amount: number
  onChange(amount: number): void
}

/** An amount in whole minor units, typed in the currency's own. */
const AmountField = ({ label, currency, amount, onChange }: AmountFieldProps) => (
  <NumberField
    label={label}
    value={showPrice({ unitAmount: amount }, currency)}
    onChange={(text) => take(readAmount(text, currency), onChange)}
  />
)
