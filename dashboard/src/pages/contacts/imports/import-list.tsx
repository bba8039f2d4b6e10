import type { ContactImport } from '@capstan/sdk'
import { Link } from '@tanstack/react-router'
import { FileCheck2, ListChecks, Undo2 } from 'lucide-react'
import { api } from '../../../api.ts'
import { useApiList } from '../../../queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { formatNumber } from '../../../ui/format.ts'
import { ListBody } from '../../../ui/list-frame.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryTable } from '../../../ui/query-table.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Ago } from '../../../ui/time.tsx'
import { TransferTabs } from '../transfer-tabs.tsx'
import { isUnderWay, stateOf } from './import-state.ts'

/** The imports of the organization, newest first. */
export function ImportList() {
  const imports = useApiList(api.contactImports.list, [], { pollWhile: isUnderWay })
  const isEmpty = imports.items?.length === 0
  return (
    <>
      <PageHeader
        title="Imports"
        trail={[{ title: 'Contacts', to: '/contacts' }]}
        actions={
          <Link to="/contacts/import" className={buttonClasses(isEmpty ? 'plain' : 'primary')}>
            Import contacts
          </Link>
        }
      />
      <TransferTabs />
      <div className="-mt-6">
        <ListBody>
          <QueryTable
            label="Imports"
            query={imports}
            columns={columns}
            keyOf={({ id }) => id}
            linkOf={({ id }) => ({ to: '/contacts/imports/$importId', params: { importId: id } })}
            empty={<NoImports />}
          />
        </ListBody>
      </div>
    </>
  )
}

const count = (title: string, of: (progress: ContactImport['progress']) => number) => ({
  title,
  type: 'number' as const,
  wide: true,
  cell: ({ progress }: ContactImport) => <Zero count={of(progress)} />,
})

const columns: Column<ContactImport>[] = [
  { title: 'File', type: 'name', width: 200, cell: ({ fileName }) => <bdi>{fileName}</bdi> },
  {
    title: 'State',
    type: 'status',
    width: 140,
    cell: (record) => {
      const { word, tone } = stateOf(record)
      return <Badge tone={tone}>{word}</Badge>
    },
  },
  count('Created', ({ created }) => created),
  count('Updated', ({ updated }) => updated),
  count('Failed', ({ failed }) => failed),
  { title: 'Uploaded', type: 'time', wide: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
]

const Zero = ({ count }: { count: number }) => (
  <span className={count === 0 ? 'text-faint' : ''}>{formatNumber(count)}</span>
)

const NoImports = () => (
  <Empty
    title="Import your first file"
    action={
      <Link to="/contacts/import" className={buttonClasses('primary', 'large')}>
        Import contacts
      </Link>
    }
    ghost={<Ghost />}
    command="capstan contacts import contacts.csv --dry-run"
    next={[
      {
        icon: ListChecks,
        title: 'Match columns',
        text: 'Headers in six languages are recognized.',
      },
      {
        icon: FileCheck2,
        title: 'Check first',
        text: 'See what will change before anything does.',
      },
      { icon: Undo2, title: 'Undo', text: 'Take an import back within 30 days.' },
    ]}
  >
    Bring a spreadsheet or an address book. Rows with a fault come back as a file to correct.
  </Empty>
)

const samples = [
  { name: 'clients 2026.xlsx', state: 'Imported', rows: 1_204 },
  { name: 'fair-contacts.csv', state: 'Imported', rows: 86 },
  { name: 'address book.vcf', state: 'Checked', rows: 640 },
]

const Ghost = () => (
  <Table
    label="Sample"
    rows={samples}
    keyOf={({ name }) => name}
    columns={[
      { title: 'File', type: 'name', width: 280, cell: ({ name }) => name },
      { title: 'State', type: 'status', cell: ({ state }) => <Badge tone="good">{state}</Badge> },
      { title: 'Rows', type: 'number', cell: ({ rows }) => formatNumber(rows) },
    ]}
  />
)
