import type { Sync } from '@capstan/sdk'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { useApi } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Card, CardHeader, Facts } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { Form, SaveButton } from '../../ui/form.tsx'
import { Ago } from '../../ui/time.tsx'
import { RuleFields, rulesOf } from './rule-fields.tsx'
import { configOf } from './source.ts'
import { SourceFields } from './source-fields.tsx'

const labels = {
  name: 'Name',
  schedule: 'Runs',
  mode: 'Reads',
  matchBy: 'Find the contact by',
  conflict: 'When both sides changed a field',
  deletions: 'When a record is gone',
  config: 'Source',
}

/** Edits the source, schedule and rules. */
export function SyncSettings({ sync }: { sync: Sync }) {
  return (
    <div className="flex max-w-140 flex-col gap-5">
      <RulesCard sync={sync} />
      <SourceCard sync={sync} />
      <Card>
        <CardHeader title="About" />
        <div className="p-4">
          <Facts
            rows={[
              ['Created', <Ago key="at" at={sync.createdAt} />],
              ['Id', <Id key="id" value={sync.id} />],
            ]}
          />
        </div>
      </Card>
    </div>
  )
}

const useSyncEdit = (sync: Sync) =>
  useEdit(sync, {
    read: () => api.syncs.get(sync.id),
    write: (changes: Parameters<typeof api.syncs.update>[1], options) =>
      api.syncs.update(sync.id, changes, options),
    labels,
    invalidates: ['syncs'],
  })

function RulesCard({ sync }: { sync: Sync }) {
  const { isAdmin } = useSession()
  const edit = useSyncEdit(sync)
  return (
    <Card>
      <CardHeader title="Rules" />
      <div className="p-4">
        <Form mutation={edit} onSubmit={(values) => edit.mutate(rulesOf(values, sync.target))}>
          <RuleFields target={sync.target} rules={sync} disabled={!isAdmin} />
          {isAdmin && <SaveButton busy={edit.isPending} />}
        </Form>
      </div>
    </Card>
  )
}

function SourceCard({ sync }: { sync: Sync }) {
  const { isAdmin } = useSession()
  const edit = useSyncEdit(sync)
  const connection = useApi(api.connections.get, sync.connectionId)
  const key = connection.data?.provider
  const provider = useApi(api.integrationProviders.get, key ?? '', { enabled: key !== undefined })
  if (!provider.data || !isAdmin) return null
  return (
    <Card>
      <CardHeader title="Source" hint="A change makes the next run read everything." />
      <div className="p-4">
        <Form
          mutation={edit}
          onSubmit={(values) => edit.mutate({ config: configOf(values, sync.config) })}
        >
          <SourceFields provider={provider.data} target={sync.target} config={sync.config} />
          <SaveButton busy={edit.isPending} />
        </Form>
      </div>
    </Card>
  )
}
