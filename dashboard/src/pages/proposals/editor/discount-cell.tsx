import { readDecimal, take } from '../../../ui/typed-number.ts'
import { formatAmount, readAmount } from '../money.ts'
import { Cell } from './cell.tsx'
import type { LineCellProps } from './tax-cell.tsx'

/** A percentage, or an amount where the line has one: what is typed stays of its kind, and "%" changes it. */
export function DiscountCell(props: LineCellProps) {
  const { item, line, currency, refused, className, onChange } = props
  const { discount } = item
  const isAmount = discount?.type === 'amount'
  return (
    <Cell
      end
      label={`Discount of line ${line}, ${isAmount ? currency : 'percent'}`}
      value={isAmount ? formatAmount(discount.amount ?? 0, currency) : (discount?.percent ?? '')}
      placeholder="–"
      className={className}
      isRefused={refused?.startsWith('discount') === true}
      onChange={(text) => {
        if (!text.trim()) return onChange({ discount: null })
        if (isAmount && !text.includes('%')) {
          return take(readAmount(text, currency), (amount) =>
            onChange({ discount: { type: 'amount', amount } }),
          )
        }
        return take(readDecimal(text.replace('%', '')), (percent) =>
          onChange({ discount: { type: 'percent', percent } }),
        )
      }}
    />
  )
}
