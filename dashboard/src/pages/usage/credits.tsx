import type { Usage } from '@capstan/sdk'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { type Grant, numberOf } from './account.ts'

/** What can be spent, what is set aside, and when it ends. */
export function Credits({ credits: { balance, reserved, grants } }: Pick<Usage, 'credits'>) {
  return (
    <Card>
      <CardHeader title="Credits" />
      <dl className="grid grid-cols-2 divide-x divide-line border-line border-b">
        <Figure
          title="Balance"
          value={balance === null ? 'Not metered' : numberOf(balance)}
          hint={balance === null ? 'Nothing is charged on this plan.' : 'To use now.'}
        />
        <Figure
          title="Reserved"
          value={numberOf(reserved)}
          hint="Set aside for work under way; what it does not use comes back."
        />
      </dl>
      {grants.length > 0 ? (
        <Grants grants={grants} />
      ) : (
        <p className="px-4 py-5 text-soft text-sm">
          {balance === null
            ? 'A plan with a monthly allowance would list here what was granted, and until when.'
            : 'Nothing is left of any grant. The plan’s allowance comes with the next month; the operator of this server can grant more at any time.'}
        </p>
      )}
    </Card>
  )
}

function Figure({ title, value, hint }: { title: string; value: string; hint: string }) {
  return (
    <div className="px-4 py-3.5">
      <dt className="text-faint text-sm">{title}</dt>
      <dd className="mt-0.5 font-semibold text-xl tabular-nums tracking-tight">{value}</dd>
      <dd className="mt-0.5 text-faint text-xs">{hint}</dd>
    </div>
  )
}

function Grants({ grants }: { grants: readonly Grant[] }) {
  return (
    <Table
      label="Grants, in the order in which they are used"
      rows={grants.map((grant, index) => ({ ...grant, index }))}
      keyOf={({ index }) => String(index)}
      columns={[
        {
          title: 'Granted as',
          grows: true,
          cell: ({ reason }) => (
            <span dir="auto" title={reason}>
              {reason}
            </span>
          ),
        },
        {
          title: 'Left',
          end: true,
          cell: ({ remaining, amount }) => (
            <span className="whitespace-nowrap tabular-nums">
              {numberOf(remaining)}{' '}
              <span className="hidden text-faint sm:inline">of {numberOf(amount)}</span>
            </span>
          ),
        },
        { title: 'Ends', end: true, cell: ({ expiresAt }) => <Ago at={expiresAt} /> },
      ]}
    />
  )
}
