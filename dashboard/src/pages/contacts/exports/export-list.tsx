import type { ContactExport } from '@capstan/sdk'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useApiList } from '../../../queries.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatBytes, formatNumber } from '../../../ui/format.ts'
import { ListBody } from '../../../ui/list-frame.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryTable } from '../../../ui/query-table.tsx'
import { Empty } from '../../../ui/states.tsx'
import type { Column } from '../../../ui/table.tsx'
import { Ago } from '../../../ui/time.tsx'
import { TransferTabs } from '../transfer-tabs.tsx'
import { ExportContacts } from './export-contacts.tsx'
import { useDownload } from './export-run.tsx'

/** The exports of the last 24 hours, newest first. */
export function ExportList() {
  const exports = useApiList(api.contactExports.list, [], {
    pollWhile: ({ status }) => status === 'running',
  })
  const [isAsking, setAsking] = useState(false)
  const isEmpty = exports.items?.length === 0
  return (
    <>
      <PageHeader
        title="Exports"
        trail={[{ title: 'Contacts', to: '/contacts' }]}
        actions={
          <Button look={isEmpty ? 'plain' : 'primary'} onClick={() => setAsking(true)}>
            Export contacts
          </Button>
        }
      />
      <TransferTabs />
      <div className="-mt-6">
        <ListBody>
          <QueryTable
            label="Exports"
            query={exports}
            columns={columns}
            keyOf={({ id }) => id}
            empty={<NoExports onExport={() => setAsking(true)} />}
          />
        </ListBody>
      </div>
      <ExportContacts open={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

const formats = { csv: 'CSV', ndjson: 'NDJSON', vcard: 'vCard' }
const states: Record<ContactExport['status'], [word: string, tone: Tone]> = {
  running: ['Writing', 'info'],
  completed: ['Ready', 'good'],
  failed: ['Failed', 'bad'],
}

const columns: Column<ContactExport>[] = [
  { title: 'Format', type: 'name', width: 120, cell: ({ format }) => formats[format] },
  {
    title: 'State',
    type: 'status',
    cell: ({ status }) => <Badge tone={states[status][1]}>{states[status][0]}</Badge>,
  },
  { title: 'Contacts', type: 'number', wide: true, cell: ({ rows }) => formatNumber(rows) },
  { title: 'Size', type: 'number', wide: true, cell: ({ bytes }) => formatBytes(bytes) },
  { title: 'Started', type: 'time', wide: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
  { title: 'Expires', type: 'time', wide: true, cell: ({ expiresAt }) => <Ago at={expiresAt} /> },
  { title: 'File', width: 140, end: true, cell: (one) => <FileButton of={one} /> },
]

function FileButton({ of: one }: { of: ContactExport }) {
  const download = useDownload()
  if (one.status !== 'completed') return null
  return (
    <Button
      size="small"
      icon={<Download aria-hidden="true" />}
      busy={download.isPending}
      onClick={() => download.mutate(one)}
    >
      Download
    </Button>
  )
}

const NoExports = ({ onExport }: { onExport(): void }) => (
  <Empty
    title="Export your contacts"
    action={
      <Button look="primary" size="large" onClick={onExport}>
        Export contacts
      </Button>
    }
    command="capstan contacts export contacts.csv"
  >
    Save contacts as CSV, NDJSON or vCard. Files are deleted after 24 hours.
  </Empty>
)
