import { Link } from '@tanstack/react-router'
import { Archive, BellRing, Plus, RotateCw } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Empty } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'

const examples = [
  ['Sales channel', 'Slack', 'good', 'Enabled'],
  ['Daily digest', 'Email', 'good', 'Enabled'],
  ['Archive', 'S3 archive', 'good', 'Enabled'],
] as const

const Ghost = () => (
  <Table
    label="Example"
    columns={[
      { title: 'Name', cell: ([name]) => name },
      { title: 'Type', type: 'tags', cell: ([, type]) => type },
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

/** What a destination is for, by those that others have. */
export const NoDestinations = ({ canCreate }: { canCreate: boolean }) => (
  <Empty
    title={canCreate ? 'Create your first destination' : 'No destination yet'}
    ghost={<Ghost />}
    action={
      canCreate && (
        <Link to="/destinations/new" className={buttonClasses('primary', 'large')}>
          <Plus aria-hidden="true" /> New destination
        </Link>
      )
    }
    next={[
      { icon: BellRing, title: 'Tell your team', text: 'Slack, Teams, Discord or email.' },
      { icon: Archive, title: 'Keep everything', text: 'Each event once, in a bucket of yours.' },
      { icon: RotateCw, title: 'Lose nothing', text: 'Retried, logged and replayed.' },
    ]}
  >
    {canCreate
      ? 'Send events to a channel, a mailbox or a bucket. No server of yours is needed.'
      : 'Ask an owner or an admin to create one.'}
  </Empty>
)
