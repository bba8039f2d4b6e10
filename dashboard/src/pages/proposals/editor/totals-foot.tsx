import type { ProposalPreview } from '@capstan/sdk'
import { formatAmount, formatTotalAmount } from '../money.ts'

const words = { one_time: 'Once', month: 'Month', quarter: 'Quarter', year: 'Year' }

interface TotalsFootProps {
  totals: ProposalPreview['totals']
  currency: string
  /** The figures are of what was there before something that cannot be computed. */
  isStale?: boolean
}

/** What is paid once and each period, with tax and discount; the same figures as on the page and in the PDF. */
export function TotalsFoot({ totals, currency, isStale }: TotalsFootProps) {
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
          </dl>
        ))}
      </div>
    </section>
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
