import { memo } from 'react'
import { SelectField } from '../../../ui/field.tsx'
import { CountField } from '../number-field.tsx'
import { DiscountFields } from './discount-fields.tsx'
import type { ChangeDraft, Draft } from './draft.ts'
import { Instalments } from './instalments.tsx'

export const billingWords = {
  one_time: 'Once',
  month: 'Each month',
  quarter: 'Each quarter',
  year: 'Each year',
} as const

interface PaymentProps extends Pick<Draft, 'discount' | 'termMonths' | 'instalments' | 'currency'> {
  /** What each instalment comes to; undefined until the server has answered. */
  amounts: readonly number[] | undefined
  onChange: ChangeDraft
}

/** Below the lines: what is taken off all of them, how long prices run, and when what is paid once is due. */
export const Payment = memo(function Payment(props: PaymentProps) {
  const { discount, termMonths, currency, onChange } = props
  return (
    <section aria-label="Payment" className="flex flex-col gap-5 pt-3 pb-2 text-sm">
      <div className="grid gap-4 @xl:grid-cols-[1fr_9rem]">
        <div data-path="discount">
          <DiscountFields
            label="Discount on everything"
            currency={currency}
            discount={discount}
            onChange={(next) => onChange(() => ({ discount: next }))}
          >
            <SelectField
              label="Taken off"
              value={discount?.billing ?? 'one_time'}
              onChange={({ target }) => {
                const billing = target.value as keyof typeof billingWords
                onChange((before) => ({
                  discount: before.discount && { ...before.discount, billing },
                }))
              }}
            >
              {Object.entries(billingWords).map(([value, words]) => (
                <option key={value} value={value}>
                  {value === 'one_time' ? 'One-time payments' : words}
                </option>
              ))}
            </SelectField>
          </DiscountFields>
        </div>
        <div data-path="termMonths">
          <CountField
            label="Term, months"
            min={1}
            max={120}
            isOptional
            value={termMonths}
            hint="For recurring prices."
            onChange={(months) => onChange(() => ({ termMonths: months }))}
          />
        </div>
      </div>
      <Instalments {...props} />
    </section>
  )
})
