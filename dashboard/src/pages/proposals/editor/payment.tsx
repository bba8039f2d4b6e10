import { memo } from 'react'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import { read, take } from '../../../ui/typed-number.ts'
import { readAmount, showPrice } from '../money.ts'
import { CountField, DecimalField, NumberField } from '../number-field.tsx'
import { DiscountFields } from './discount-fields.tsx'
import type { ChangeDraft, ProposalDraft } from './draft.ts'
import { Instalments } from './instalments.tsx'

export const billingWords = {
  one_time: 'Once',
  month: 'Each month',
  quarter: 'Each quarter',
  year: 'Each year',
} as const

type Money = 'discount' | 'termMonths' | 'withholding' | 'roundingStep' | 'instalments' | 'currency'

interface PaymentProps extends Pick<ProposalDraft, Money> {
  /** Amount of each instalment; undefined until the server has answered. */
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
      <AmountDue {...props} />
      <Instalments {...props} />
    </section>
  )
})

/** Edits what the client pays: the total less withholding tax, rounded to the smallest coin. */
function AmountDue({ withholding, roundingStep, currency, onChange }: PaymentProps) {
  return (
    <div className="grid items-start gap-4 @xl:grid-cols-[1fr_9rem]">
      <div
        data-path="withholding"
        className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-start gap-2"
      >
        <CheckField
          label="Withholding tax"
          hint="The client pays it to the state for you."
          checked={withholding !== null}
          onChange={({ target }) =>
            onChange(() => ({
              withholding: target.checked ? { name: 'Withholding tax', percent: '0' } : null,
            }))
          }
        />
        {withholding && (
          <>
            <TextField
              label="Name of the tax"
              dir="auto"
              required
              maxLength={100}
              value={withholding.name}
              onChange={({ target }) =>
                onChange(() => ({ withholding: { ...withholding, name: target.value } }))
              }
            />
            <DecimalField
              label="Withheld, %"
              value={withholding.percent}
              onChange={(percent) => onChange(() => ({ withholding: { ...withholding, percent } }))}
            />
          </>
        )}
      </div>
      <div data-path="roundingStep">
        <NumberField
          label={`Round to, ${currency}`}
          hint="Such as 0.05 for cash."
          value={roundingStep === null ? '' : showPrice({ unitAmount: roundingStep }, currency)}
          onChange={(text) => {
            const setStep = (step: number | null) => onChange(() => ({ roundingStep: step }))
            const step = text.trim() ? readAmount(text, currency) : read(null)
            return take<number | null>(step, setStep)
          }}
        />
      </div>
    </div>
  )
}
