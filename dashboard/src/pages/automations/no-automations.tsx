import { Link } from '@tanstack/react-router'
import { FlaskConical, History, Plus, Zap } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Empty } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'

const examples = [
  ['Stripe to contacts', 'When Stripe receives an event'],
  ['Thank signers', 'When proposal.accepted happens'],
  ['Weekly report', 'Every Monday at 09:00 UTC'],
] as const

const Ghost = () => (
  <Table
    label="Example"
    columns={[
      { title: 'Name', type: 'name', cell: ([name]) => name },
      { title: 'Trigger', cell: ([, trigger]) => trigger },
      { title: 'State', type: 'status', cell: () => <Badge tone="good">On</Badge> },
    ]}
    rows={examples}
    keyOf={([name]) => name}
  />
)

/** What an automation is for, by a few of them. */
export const NoAutomations = ({ canCreate }: { canCreate: boolean }) => (
  <Empty
    title={canCreate ? 'Create your first automation' : 'No automation yet'}
    ghost={<Ghost />}
    action={
      canCreate && (
        <Link to="/automations/new" className={buttonClasses('primary', 'large')}>
          <Plus aria-hidden="true" /> New automation
        </Link>
      )
    }
    next={[
      { icon: Zap, title: 'Choose a trigger', text: 'An event, a hook or a schedule.' },
      { icon: FlaskConical, title: 'Try it first', text: 'See what would happen. Nothing does.' },
      { icon: History, title: 'Follow each run', text: 'Steps, errors and retries are kept.' },
    ]}
  >
    {canCreate
      ? 'Let things happen by themselves. Start with what sets it off, then say what to do.'
      : 'Ask an owner or an admin to create one.'}
  </Empty>
)
