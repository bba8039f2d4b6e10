import type { ProposalPreview } from '@capstan/sdk'
import { formatAmount, formatTotalAmount } from '../money.ts'

const words = { one_time: 'Once', month: 'Month', quarter: 'Quarter', year: 'Year' }

interface TotalsFootProps {
  totals: ProposalPreview['totals']
  amountsDue: ProposalPreview['amountsDue']
  currency: string
  /** The figures are of what was there before something that cannot be computed. */
  isStale?: boolean
}

/** Shows one-time and recurring totals with tax and discount, as the page and the PDF do. */
export function TotalsFoot({ totals, amountsDue, currency, isStale }: TotalsFootProps) {
  return (
    <section aria-label="Totals" className="@container bg-paper">
      {isStale && (
        <p className="px-(--inset) pt-2 text-warn text-xs">
          From before the last change, which cannot be computed.
        </p>
      )}
      <div className="grid auto-cols-fr divide-line border-line @md:grid-flow-col @md:divide-x">
        {totals.buckets.map(({ billing, subtotal, discount, taxes, total }) => (
          <dl key={billing} className="px-(--inset) py-3 text-sm tabular-nums">
            <Row label="Sum" value={formatAmount(subtotal, currency)} />
            {discount > 0 && <Row label="Discount" value={formatAmount(-discount, currency)} />}
            {taxes.map(({ name, percent, amount }) => (
              <Row
                key={`${name} ${percent}`}
                label={`${name} ${percent}\u202f%`}
                value={formatAmount(amount, currency)}
              />
            ))}
            <div className="mt-1 flex items-baseline justify-between gap-4 font-semibold text-lg">
              <dt>{words[billing]}</dt>
              <dd data-total={billing}>{formatTotalAmount(total, currency)}</dd>
            </div>
            <Due due={amountsDue.find((one) => one.billing === billing)} currency={currency} />
          </dl>
        ))}
      </div>
    </section>
  )
}

interface DueProps {
  due: ProposalPreview['amountsDue'][number] | undefined
  currency: string
}

/** Shows the amount due if it differs from the total. */
function Due({ due, currency }: DueProps) {
  if (!due || (due.withholding === 0 && due.rounding === 0)) return null
  return (
    <>
      {due.withholding > 0 && (
        <Row label="Withheld" value={formatAmount(-due.withholding, currency)} />
      )}
      {due.rounding !== 0 && <Row label="Rounding" value={formatAmount(due.rounding, currency)} />}
      <div className="flex justify-between gap-4 font-semibold">
        <dt>Amount due</dt>
        <dd data-due={due.billing}>{formatTotalAmount(due.due, currency)}</dd>
      </div>
    </>
  )
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4 text-soft">
    <dt className="min-w-0 truncate" dir="auto">
      {label}
    </dt>
    <dd>{value}</dd>
  </div>
)
