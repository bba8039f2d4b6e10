import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { FilterSelect } from '../../../ui/field.tsx'
import { readDecimal, take } from '../../../ui/typed-number.ts'
import { formatAmount, readAmount } from '../money.ts'
import { Cell } from './cell.tsx'
import {
  type ChangeDraft,
  type EditInstalment,
  type Instalment,
  newKey,
  type ProposalDraft,
} from './draft.ts'

const mostInstalments = 24

interface InstalmentsProps extends Pick<ProposalDraft, 'instalments' | 'currency'> {
  /** Amount of each instalment; undefined until the server has answered. */
  amounts: readonly number[] | undefined
  onChange: ChangeDraft
}

/** The parts in which one-time payments are due. */
export function Instalments({ instalments, amounts, currency, onChange }: InstalmentsProps) {
  const edit = (change: (all: readonly EditInstalment[]) => EditInstalment[]): void =>
    onChange((draft) => ({ instalments: change(draft.instalments) }))
  const set = (at: number, next: Instalment): void =>
    edit((all) => all.map((one, index) => (index === at ? { ...next, key: one.key } : one)))
  const hasRest = instalments.some(({ type }) => type === 'rest')
  return (
    <fieldset data-path="instalments" className="flex flex-col gap-2">
      <legend className="mb-1.5 font-label">Instalments</legend>
      {instalments.length === 0 && (
        <p className="-mt-1 text-faint text-xs">One-time payments are due in full.</p>
      )}
      {instalments.length > 0 && (
        <div
          aria-hidden="true"
          className={`${rowColumns} hidden! h-7 border-line border-b font-medium text-soft text-xs @xl:grid! [&>span]:px-1.5`}
        >
          <span className="px-0!">Part</span>
          <span />
          <span>Name</span>
          <span>Due</span>
          <span className="px-0! text-end">Amount</span>
        </div>
      )}
      <ol className="-mt-2 flex flex-col">
        {instalments.map((instalment, at) => (
          <Row
            key={instalment.key}
            at={at}
            instalment={instalment}
            amount={amounts?.[at]}
            currency={currency}
            onChange={(next) => set(at, next)}
            onRemove={() => edit((all) => all.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      {instalments.length < mostInstalments && (
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            onClick={() =>
              edit((all) =>
                all.length === 0
                  ? [
                      { key: newKey(), type: 'percent', percent: '50', due: 'On acceptance' },
                      { key: newKey(), type: 'percent', percent: '50', due: 'On delivery' },
                    ]
                  : [
                      ...all,
                      {
                        key: newKey(),
                        ...(hasRest ? { type: 'amount', amount: 0 } : { type: 'rest' }),
                      },
                    ],
              )
            }
          >
            {instalments.length === 0 ? 'Split into instalments' : 'Add instalment'}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface RowProps {
  at: number
  instalment: Instalment
  amount: number | undefined
  currency: string
  onChange(instalment: Instalment): void
  onRemove(): void
}

const rowColumns =
  'grid grid-cols-[8.5rem_1fr_auto] items-center gap-x-1 @xl:grid-cols-[8.5rem_4.5rem_minmax(5rem,1fr)_minmax(5rem,1fr)_5.75rem_1.75rem]'

function Row({ at, instalment, amount, currency, onChange, onRemove }: RowProps) {
  const { type, label, due } = instalment
  const place = at + 1
  const words = { label: label ?? null, due: due ?? null }
  return (
    <li data-path={`instalments.${at}`} className={`${rowColumns} border-line border-b py-1`}>
      <FilterSelect
        label={`Part ${place}`}
        value={type}
        onChange={({ target }) => {
          const next = target.value as Instalment['type']
          if (next === 'percent') onChange({ type: next, percent: '0', ...words })
          else if (next === 'amount') onChange({ type: next, amount: 0, ...words })
          else onChange({ type: next, ...words })
        }}
      >
        <option value="percent">A percentage</option>
        <option value="amount">An amount</option>
        <option value="rest">The rest</option>
      </FilterSelect>
      <Share {...{ place, instalment, currency, onChange }} />
      <IconButton
        label={`Remove part ${place}`}
        icon={<X size={14} />}
        className="-me-1 size-7! @xl:order-last max-sm:size-11!"
        onClick={onRemove}
      />
      <Cell
        label={`Name of part ${place}`}
        value={label ?? ''}
        placeholder={at === 0 ? 'Deposit' : 'Name'}
        onChange={(text) => {
          onChange({ ...instalment, label: text || null })
          return text.length <= 200 ? null : 'At most 200 characters.'
        }}
      />
      <Cell
        label={`Part ${place} is due`}
        value={due ?? ''}
        placeholder="When it is due"
        onChange={(text) => {
          onChange({ ...instalment, due: text || null })
          return text.length <= 200 ? null : 'At most 200 characters.'
        }}
      />
      <output
        aria-label={`Amount of part ${place}`}
        className="truncate text-end font-name tabular-nums"
      >
        {amount === undefined ? '' : formatAmount(amount, currency)}
      </output>
    </li>
  )
}

type ShareProps = Pick<RowProps, 'instalment' | 'currency' | 'onChange'> & { place: number }

/** How much of it: a percentage or an amount; of the rest there is nothing to type. */
function Share({ place, instalment, currency, onChange }: ShareProps) {
  const { type, percent, amount } = instalment
  if (type === 'rest') return <span />
  if (type === 'percent') {
    return (
      <Cell
        end
        label={`Part ${place}, %`}
        value={percent ?? ''}
        onChange={(text) =>
          take(readDecimal(text), (next) => onChange({ ...instalment, percent: next }))
        }
      />
    )
  }
  return (
    <Cell
      end
      label={`Part ${place}, ${currency}`}
      value={formatAmount(amount ?? 0, currency)}
      onChange={(text) =>
        take(readAmount(text, currency), (next) => onChange({ ...instalment, amount: next }))
      }
    />
  )
}
