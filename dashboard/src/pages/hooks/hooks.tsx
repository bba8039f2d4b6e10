import type { Hook } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { api } from '../../api.ts'
import { useApiList } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryTable } from '../../ui/query-table.tsx'
import type { Column } from '../../ui/table.tsx'
import { Ago } from '../../ui/time.tsx'
import { NoHooks } from './no-hooks.tsx'
import { HookState, providerName, shortAddress } from './words.tsx'

/** The addresses that other services post to. */
export function Hooks() {
  const { isAdmin } = useSession()
  const hooks = useApiList(api.hooks.list)
  const hasNone = hooks.items?.length === 0
  return (
    <>
      <PageHeader
        title="Hooks"
        actions={
          isAdmin && (
            <Link to="/inbound/new" className={buttonClasses(hasNone ? 'plain' : 'primary')}>
              <Plus aria-hidden="true" /> New hook
            </Link>
          )
        }
      />
      <ListFrame>
        <QueryTable
          label="Hooks"
          query={hooks}
          columns={columns}
          keyOf={({ id }) => id}
          linkOf={({ id }) => ({ to: '/inbound/$hookId', params: { hookId: id } })}
          empty={<NoHooks canCreate={isAdmin} />}
        />
      </ListFrame>
    </>
  )
}

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
    cell: ({ lastEventAt }) => <Ago at={lastEventAt} never="–" />,
  },
]
