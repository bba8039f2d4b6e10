import type { Connection } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { api } from '../../api.ts'
import { useApi } from '../../queries.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { SyncState, syncName } from '../syncs/words.tsx'

/** The syncs that read from it; nothing while there is none. */
export function ConnectionSyncs({ connection: { id } }: { connection: Connection }) {
  const { data } = useApi(api.syncs.list, { connectionId: id, limit: 100 })
  if (!data || data.data.length === 0) return null
  return (
    <Card>
      <CardHeader title="Syncs" />
      <ul className="divide-y divide-line">
        {data.data.map((sync) => (
          <li key={sync.id}>
            <Link
              to="/syncs/$syncId"
              params={{ syncId: sync.id }}
              className="flex min-h-10 items-center justify-between gap-4 px-4 py-2 text-sm hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 truncate font-name" dir="auto">
                {syncName(sync)}
              </span>
              <SyncState sync={sync} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
