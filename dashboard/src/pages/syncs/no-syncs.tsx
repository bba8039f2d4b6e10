import { Link } from '@tanstack/react-router'
import { Eye, Plus, RefreshCw, ShieldCheck } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Empty } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'

const examples = [
  ['Customers', 'HubSpot', 'good', 'On schedule'],
  ['Address book', 'CardDAV', 'good', 'On schedule'],
  ['Handbook', 'WebDAV', 'calm', 'By hand'],
] as const

const Ghost = () => (
  <Table
    label="Example"
    columns={[
      { title: 'Name', cell: ([name]) => name },
      { title: 'From', type: 'tags', cell: ([, provider]) => provider },
      {
        title: 'State',
        type: 'status',
        width: 144,
        cell: ([, , tone, word]) => <Badge tone={tone}>{word}</Badge>,
      },
    ]}
    rows={examples}
    keyOf={([name]) => name}
  />
)

/** What a sync is for, by those that others have. */
export const NoSyncs = ({ canCreate }: { canCreate: boolean }) => (
  <Empty
    title={canCreate ? 'Create your first sync' : 'No sync yet'}
    ghost={<Ghost />}
    action={
      canCreate && (
        <Link to="/syncs/new" className={buttonClasses('primary', 'large')}>
          <Plus aria-hidden="true" /> New sync
        </Link>
      )
    }
    next={[
      {
        icon: Eye,
        title: 'Look first',
        text: 'The preview shows each record, and changes nothing.',
      },
      { icon: RefreshCw, title: 'Keep it current', text: 'On a schedule, only what changed.' },
      { icon: ShieldCheck, title: 'Lose nothing', text: 'Many deletions wait for your word.' },
    ]}
  >
    {canCreate
      ? 'Bring contacts and documents from another service, and keep them up to date.'
      : 'Ask an owner or an admin to create one.'}
  </Empty>
)
