import { Link } from '@tanstack/react-router'
import { KeyRound, Plug, Plus, RefreshCw } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Empty } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'

const examples = [
  ['HubSpot, Europe', 'HubSpot', 'good', 'Working'],
  ['Team address book', 'CardDAV', 'good', 'Working'],
  ['Contracts', 'S3', 'bad', 'Needs you'],
] as const

const Ghost = () => (
  <Table
    label="Example"
    columns={[
      { title: 'Name', cell: ([name]) => name },
      { title: 'Provider', type: 'tags', cell: ([, provider]) => provider },
      {
        title: 'State',
        type: 'status',
        cell: ([, , tone, word]) => <Badge tone={tone}>{word}</Badge>,
      },
    ]}
    rows={examples}
    keyOf={([name]) => name}
  />
)

/** What a connection is for, by those that others have. */
export const NoConnections = ({ canCreate }: { canCreate: boolean }) => (
  <Empty
    title={canCreate ? 'Create your first connection' : 'No connection yet'}
    ghost={<Ghost />}
    action={
      canCreate && (
        <Link to="/connections/new" className={buttonClasses('primary', 'large')}>
          <Plus aria-hidden="true" /> New connection
        </Link>
      )
    }
    next={[
      { icon: Plug, title: 'Choose a service', text: 'Google, HubSpot, WebDAV, S3 or your own.' },
      { icon: KeyRound, title: 'Sign in once', text: 'Credentials are sealed and never shown.' },
      { icon: RefreshCw, title: 'Sync from it', text: 'Contacts and documents stay up to date.' },
    ]}
  >
    {canCreate
      ? 'Connect an account elsewhere. Syncs read from it, and destinations write to it.'
      : 'Ask an owner or an admin to create one.'}
  </Empty>
)
