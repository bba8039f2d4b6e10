import type { Hook } from '@capstan/sdk'
import { ShieldCheck, UserPlus, Webhook } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { ResourceList } from '../../ui/resource-list.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { HookState, providerName, shortAddress } from './words.tsx'

/** The addresses that other services post to. */
export function Hooks() {
  const hooks = useApiList(api.hooks.list)
  return (
    <ResourceList
      title="Hooks"
      noun="hook"
      newPage="/inbound/new"
      query={hooks}
      columns={columns}
      linkOf={({ id }) => ({ to: '/inbound/$hookId', params: { hookId: id } })}
      empty={empty}
    />
  )
}

const empty = {
  columns: ['Event', 'Sender'],
  examples: [
    ['customer.created', 'Stripe', 'good', 'Processed'],
    ['orders/create', 'Shopify', 'good', 'Processed'],
    ['form_response', 'Typeform', 'bad', 'Failed'],
  ],
  next: [
    { icon: Webhook, title: 'Get an address', text: 'Paste it at Stripe, Shopify or your own.' },
    { icon: ShieldCheck, title: 'Verify it', text: 'Each signature is checked before use.' },
    { icon: UserPlus, title: 'Use it', text: 'Turn what arrives into contacts.' },
  ],
  about: 'Receive events from other services. What arrives can create contacts and more.',
} as const

const columns: readonly Column<Hook>[] = [
  { title: 'Name', cell: ({ name }) => <span dir="auto">{name}</span> },
  { title: 'Sender', width: 168, wide: true, cell: (hook) => providerName(hook) },
  { title: 'State', type: 'status', width: 144, cell: (hook) => <HookState hook={hook} /> },
  {
    title: 'Address',
    wider: true,
    cell: ({ url }) => (
      <span dir="ltr" className="font-mono text-soft text-xs">
        {shortAddress(url)}
      </span>
    ),
  },
  {
    title: 'Last event',
    type: 'time',
    wide: true,
    cell: ({ lastEventAt }) => <Ago at={lastEventAt} never="–" />,
  },
]
