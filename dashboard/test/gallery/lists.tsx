import { Pencil, Tag as TagIcon, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../src/ui/avatar.tsx'
import { Dot, Tag } from '../../src/ui/badge.tsx'
import { BulkBar } from '../../src/ui/bulk-bar.tsx'
import { Button } from '../../src/ui/button.tsx'
import { QueryTable } from '../../src/ui/query-table.tsx'
import { ScrollArea } from '../../src/ui/scroll-area.tsx'
import { Segments } from '../../src/ui/segments.tsx'
import { SidePanel } from '../../src/ui/side-panel.tsx'
import { Empty } from '../../src/ui/states.tsx'
import { type Column, More, Table } from '../../src/ui/table.tsx'
import { Part, Specimen } from './specimen.tsx'

interface Person {
  id: string
  name: string
  company: string
  phone: string
  tags: readonly string[]
  seen: string
}

const people: readonly Person[] = [
  ['Ines Albrecht', 'Bibliothek am Kai', '+49 40 5550 0142', 'client library', '2 min'],
  ['佐藤 美咲', 'Kumo Tea House', '+81 3 5550 0119', 'lead', '1 h'],
  ['عمر حداد', 'Dar Al Noor', '+971 4 555 0163', 'lead hotel', '3 h'],
  ['Nguyễn Thị Mai', 'Sông Xanh Resort', '+84 28 5550 0191', 'lead', '17 Nov'],
  ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'Port', '', '', '12 Nov'],
].map(([name = '', company = '', phone = '', tags = '', seen = '']) => ({
  id: name,
  name,
  company,
  phone,
  tags: tags.split(' ').filter(Boolean),
  seen,
}))

const columns: readonly Column<Person>[] = [
  {
    title: 'Name',
    type: 'name',
    cell: ({ id, name }) => (
      <span className="flex items-center gap-2">
        <Avatar id={id} name={name} />
        <span className="truncate" dir="auto">
          {name}
        </span>
      </span>
    ),
  },
  { title: 'Company', wide: true, cell: ({ company }) => company },
  { title: 'Phone', type: 'phone', wider: true, cell: ({ phone }) => phone },
  {
    title: 'Tags',
    type: 'tags',
    wide: true,
    cell: ({ tags }) => (
      <span className="flex gap-1.5">
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </span>
    ),
  },
  { title: 'Consent', type: 'status', cell: () => <Dot tone="good">Opted in</Dot> },
  { title: 'Last activity', type: 'time', cell: ({ seen }) => seen },
]

const thousands = Array.from({ length: 10_000 }, (_, index) => ({
  ...(people[index % people.length] as Person),
  id: `row-${index}`,
}))

const modes = [
  { value: 'rows', title: 'Rows' },
  { value: 'loading', title: 'Loading' },
  { value: 'filtered', title: 'Filtered' },
  { value: 'failed', title: 'Failed' },
] as const
type Mode = (typeof modes)[number]['value']

export function ListSpecimens() {
  const [peeked, setPeeked] = useState<Person | null>(null)
  return (
    <Part id="lists" title="Lists">
      <Specimen name="QueryTable, BulkBar" bare>
        <States onPeek={setPeeked} />
      </Specimen>
      <Specimen name="QueryTable, 10,000 rows" bare>
        <ScrollArea label="Ten thousand rows" className="h-80 overflow-y-auto">
          <QueryTable
            label="Ten thousand people"
            query={{ items: thousands, isPending: false, error: null, reload: () => {} }}
            columns={columns}
            keyOf={({ id }) => id}
            empty={null}
            total="10,000+"
          />
        </ScrollArea>
      </Specimen>
      <Specimen name="Table, More" bare>
        <Table
          label="Sizes"
          columns={[
            { title: 'File', grows: true, cell: ({ name }) => name },
            { title: 'Rows', end: true, cell: ({ phone }) => phone.length },
          ]}
          rows={people.slice(0, 2)}
          keyOf={({ id }) => id}
          onOpen={setPeeked}
        />
        <More hasMore busy={false} onMore={() => {}} />
      </Specimen>
      {peeked && (
        <div className="fixed inset-y-0 end-0 z-20">
          <SidePanel
            title={peeked.name}
            onClose={() => setPeeked(null)}
            onPrevious={() => setPeeked(people[0] ?? null)}
            onNext={() => setPeeked(people[1] ?? null)}
            foot={<Button icon={<Pencil aria-hidden="true" />}>Edit</Button>}
          >
            {peeked.company}
          </SidePanel>
        </div>
      )}
    </Part>
  )
}

function States({ onPeek }: { onPeek(person: Person): void }) {
  const [mode, setMode] = useState<Mode>('rows')
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['佐藤 美咲']))
  const query = {
    items: { rows: people, filtered: [], loading: undefined, failed: undefined }[mode],
    isPending: mode === 'loading',
    error: mode === 'failed' ? failure : null,
    reload: () => setMode('rows'),
    hasNextPage: mode === 'rows',
  }
  return (
    <>
      <div className="p-4 pb-2">
        <Segments label="State" options={modes} value={mode} onChange={setMode} />
      </div>
      <QueryTable
        label="People"
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={onPeek}
        onPeek={onPeek}
        selection={{ keys, onChange: setKeys }}
        onClearFilters={mode === 'filtered' ? () => setMode('rows') : undefined}
        actionsOf={() => [{ label: 'Write a note', icon: <Pencil />, onSelect: () => {} }]}
        total="1,204"
        empty={
          <Empty icon={Users} title="Add your first contact">
            Import a file, or add one by hand.
          </Empty>
        }
      />
      <BulkBar
        count={mode === 'rows' ? keys.size : 0}
        onLeave={() => setKeys(new Set())}
        actions={[
          { label: 'Tag', icon: <TagIcon size={16} />, onSelect: () => {} },
          { label: 'Delete', icon: <Trash2 size={16} />, danger: true, onSelect: () => {} },
        ]}
      />
    </>
  )
}

const failure = Object.assign(new Error('The server answered 500 after 3 tries.'), {
  requestId: 'req_01K9TD2WX8',
})
