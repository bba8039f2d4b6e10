import { KeyRound } from 'lucide-react'
import { Badge, Status, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, Facts } from '../../ui/card.tsx'
import { Code, CopyButton, Id } from '../../ui/copy.tsx'
import { Meter, Progress } from '../../ui/progress.tsx'
import { type Column, More, Table } from '../../ui/table.tsx'
import { TabLinks } from '../../ui/tabs.tsx'
import { Ago } from '../../ui/time.tsx'
import { Part, Specimen } from './specimen.tsx'

const tones: Tone[] = ['calm', 'info', 'good', 'warn', 'bad']
const statuses = ['queued', 'processing', 'completed', 'held', 'failed', 'expiring', 'revoked']

const someId = 'ctc_01jbts0z0ye8t9tpsz3gn7nkm8'
const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()

export function ContentSpecimens() {
  return (
    <Part id="content" title="Content">
      <Specimen name="Badge, Status">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <span className="w-full" />
        {statuses.map((status) => (
          <Status key={status} of={status} />
        ))}
      </Specimen>
      <Specimen name="Card, CardHeader, TabLinks" bare>
        <div className="bg-paper p-4">
          <Headers />
        </div>
      </Specimen>
      <Specimen name="Table, More" bare>
        <Table
          label="Harbours"
          columns={columns}
          rows={harbours}
          keyOf={({ name }) => name}
          onOpen={() => {}}
        />
        <More hasMore busy={false} onMore={() => {}} />
      </Specimen>
      <Specimen name="Facts, Id, Ago" bare>
        <div className="p-4">
          <Facts
            rows={[
              ['Id', <Id key="id" value={someId} />],
              ['Changed', <Ago key="changed" at={anHourAgo} />],
              ['Last used', <Ago key="used" at={null} />],
              ['Name', 'Of any length; what does not fit goes on below.'],
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Code, CopyButton" bare>
        <div className="flex flex-col gap-3 p-4">
          <Code
            label=".env"
            text={'CAPSTAN_URL=https://capstan.example.com\nCAPSTAN_TOKEN=cap_…'}
          />
          <Code
            wrap
            text="A single line that is longer than its place goes on in the next one where it is told to, and otherwise scrolls."
          />
          <span className="flex items-center gap-2 text-sm">
            beside a value <CopyButton text="a value" label="Copy the value" />
          </span>
        </div>
      </Specimen>
      <Specimen name="Progress, Meter" bare>
        <div className="flex flex-col gap-5 p-4">
          <Progress percent={0} label="Not begun" />
          <Progress percent={62} label="Under way" />
          <Meter label="Contacts" used={8_412} max={10_000} />
          <Meter label="Sources" used={118} max={null} />
        </div>
      </Specimen>
    </Part>
  )
}

function Headers() {
  return (
    <>
      <TabLinks
        label="Tabs"
        tabs={[
          { to: '/components', title: 'Here' },
          { to: '/sign-in', title: 'Elsewhere' },
        ]}
      />
      <Card>
        <CardHeader
          title="Berths"
          hint="Those that are free."
          actions={
            <Button size="small" icon={<KeyRound size={14} aria-hidden="true" />}>
              Let somebody in
            </Button>
          }
        />
        <p className="p-4 text-sm">Whatever belongs together.</p>
      </Card>
    </>
  )
}

interface Harbour {
  name: string
  berths: number
  status: string
}

const harbours: Harbour[] = [
  { name: 'Trondheim', berths: 48, status: 'enabled' },
  { name: 'ميناء الإسكندرية', berths: 131, status: 'degraded' },
  {
    name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, and whatever else is too long for its column',
    berths: 3,
    status: 'failing',
  },
]

const columns: Column<Harbour>[] = [
  { title: 'Name', grows: true, cell: ({ name }) => name },
  { title: 'Berths', end: true, wide: true, cell: ({ berths }) => berths },
  { title: 'Status', cell: ({ status }) => <Status of={status} /> },
]
