import type { Usage } from '@capstan/sdk'
import { Card, CardHeader, Figures } from '../../ui/card.tsx'
import { formatNumber, formatWord } from '../../ui/format.ts'
import { Table } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { creditsIn, type Grant, lastDays } from './account.ts'

/** The plan, what can be spent, what is set aside, and what was used. */
export function CreditFigures({ usage: { plan, credits, daily } }: { usage: Usage }) {
  const { balance, reserved } = credits
  return (
    <Figures
      figures={[
        { label: 'Plan', value: formatWord(plan), note: 'Set by your operator' },
        {
          label: 'Balance',
          value: balance === null ? 'Not metered' : formatNumber(balance),
          note: balance === null ? 'Nothing is charged' : 'Credits to use',
        },
        {
          label: 'Reserved',
          value: formatNumber(reserved),
          note: 'For work under way',
        },
        {
          label: 'Credits used',
          value: formatNumber(creditsIn(lastDays(daily, new Date()))),
          note: 'Last 30 days',
        },
      ]}
    />
  )
}

/** Where the balance comes from, and when each part of it ends. */
export const Grants = ({ credits: { grants } }: Pick<Usage, 'credits'>) => (
  <Card className="min-w-0">
    <CardHeader title="Grants" />
    {grants.length > 0 ? (
      <GrantTable grants={grants} />
    ) : (
      <p className="px-4 py-5 text-soft text-sm">
        All credits are used. The next month brings new ones, or your server’s operator adds some.
      </p>
    )}
  </Card>
)

const GrantTable = ({ grants }: { grants: readonly Grant[] }) => (
  <Table
    label="Grants, in the order in which they are used"
    rows={grants.map((grant, index) => ({ ...grant, index }))}
    keyOf={({ index }) => String(index)}
    columns={[
      {
        title: 'Reason',
        cell: ({ reason }) => (
          <span dir="auto" title={reason}>
            {reason}
          </span>
        ),
      },
      {
        title: 'Left',
        type: 'number',
        width: 150,
        cell: ({ remaining, amount }) => (
          <>
            {formatNumber(remaining)} <span className="text-faint">of {formatNumber(amount)}</span>
          </>
        ),
      },
      { title: 'Expires', type: 'time', cell: ({ expiresAt }) => <Ago at={expiresAt} /> },
    ]}
  />
)
