import { Link } from '@tanstack/react-router'
import { Plus, ShieldCheck, UserPlus, Webhook } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Empty } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'

const examples = [
  ['customer.created', 'Stripe', 'good', 'Processed'],
  ['orders/create', 'Shopify', 'good', 'Processed'],
  ['form_response', 'Typeform', 'bad', 'Failed'],
] as const

const Ghost = () => (
  <Table
    label="Example"
    columns={[
      {
        title: 'Event',
        cell: ([type]) => <span className="font-mono font-normal text-xs">{type}</span>,
      },
      { title: 'Sender', type: 'tags', cell: ([, sender]) => sender },
      {
        title: 'State',
        type: 'status',
        cell: ([, , tone, word]) => <Badge tone={tone}>{word}</Badge>,
      },
    ]}
    rows={examples}
    keyOf={([type]) => type}
  />
)

/** What a hook is for, by what it would receive. */
export const NoHooks = ({ canCreate }: { canCreate: boolean }) => (
  <Empty
    title={canCreate ? 'Create your first hook' : 'No hook yet'}
    ghost={<Ghost />}
    action={
      canCreate && (
        <Link to="/inbound/new" className={buttonClasses('primary', 'large')}>
          <Plus aria-hidden="true" /> New hook
        </Link>
      )
    }
    next={[
      { icon: Webhook, title: 'Get an address', text: 'Paste it at Stripe, Shopify or your own.' },
      { icon: ShieldCheck, title: 'Verify it', text: 'Each signature is checked before use.' },
      { icon: UserPlus, title: 'Use it', text: 'Turn what arrives into contacts.' },
    ]}
  >
    {canCreate
      ? 'Receive events from other services. What arrives can create contacts and more.'
      : 'Ask an owner or an admin to create one.'}
  </Empty>
)
