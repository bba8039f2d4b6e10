import { KeyRound } from 'lucide-react'
import { Avatar } from '../../src/ui/avatar.tsx'
import { Badge, Dot, Status, Tag } from '../../src/ui/badge.tsx'
import { Button } from '../../src/ui/button.tsx'
import { Card, CardHeader, Facts, Figures } from '../../src/ui/card.tsx'
import { Code, CopyButton, Id } from '../../src/ui/copy.tsx'
import { Diff } from '../../src/ui/diff.tsx'
import { formatPercent } from '../../src/ui/format.ts'
import { TitleRow } from '../../src/ui/page-header.tsx'
import { Meter, Progress } from '../../src/ui/progress.tsx'
import { TabLinks } from '../../src/ui/tabs.tsx'
import { Ago } from '../../src/ui/time.tsx'
import { Part, Specimen } from './specimen.tsx'

const tones = ['good', 'warn', 'bad', 'info', 'calm'] as const
const statuses = ['queued', 'processing', 'completed', 'held', 'failed', 'expiring', 'revoked']
const people = ['Ines Albrecht', '佐藤 美咲', 'عمر حداد', 'Nguyễn Thị Mai', 'Søren']

const someId = 'ctc_01jbts0z0ye8t9tpsz3gn7nkm8'
const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()

export function ContentSpecimens() {
  return (
    <Part id="content" title="Content">
      <Specimen name="Badge, Status, Dot, Tag">
        {statuses.map((status) => (
          <Status key={status} of={status} />
        ))}
        <Badge tone="info">Viewed</Badge>
        <span className="w-full" />
        {tones.map((tone) => (
          <Dot key={tone} tone={tone}>
            {tone}
          </Dot>
        ))}
        <Dot tone="warn" ring>
          Pending
        </Dot>
        <Tag>client</Tag>
        <Tag tone="bad" mono>
          502
        </Tag>
      </Specimen>
      <Specimen name="Avatar">
        {people.map((name) => (
          <span key={name} className="flex items-center gap-2">
            <Avatar id={name} name={name} />
            {name}
          </span>
        ))}
        <Avatar id="kai" name="Bibliothek Kai" square size="small" />
        <Avatar id="ines" name="Ines Albrecht" size="huge" />
      </Specimen>
      <Specimen name="TitleRow, TabLinks, Card, CardHeader" bare>
        <Headers />
      </Specimen>
      <Specimen name="Figures" bare>
        <div className="p-4">
          <Figures
            figures={[
              { label: 'Contacts', value: '12,480', note: '312 new this month' },
              { label: 'Requests', value: '482,106', note: 'p95 41 ms' },
              { label: 'Delivered', value: formatPercent(0.9972), note: '1,284 retried' },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Meter, Progress" bare>
        <Meters />
      </Specimen>
      <Specimen name="Facts, Id, Ago, Diff" bare>
        <div className="p-4">
          <Facts
            rows={[
              ['Id', <Id key="id" value={someId} />],
              ['Changed', <Ago key="changed" at={anHourAgo} />],
              ['Last used', <Ago key="used" at={null} />],
              ['Name', <Diff key="name" before="P. Raghunathan" after="Priya Raghunathan" />],
              ['Tags', <Diff key="tags" before="lead, health" after="lead, health, buyer" />],
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Code, CopyButton" bare>
        <div className="flex flex-col gap-3 p-4">
          <Code label="Body" numbered text={body} />
          <Code text={'CAPSTAN_URL=https://capstan.example.com\nCAPSTAN_TOKEN=cap_…'} />
          <span className="flex items-center gap-2">
            {someId} <CopyButton text={someId} label="Copy the id" />
          </span>
        </div>
      </Specimen>
    </Part>
  )
}

const body = JSON.stringify({ type: 'contact.created', livemode: true, amount: 129_900 }, null, 2)

const Meters = () => (
  <div className="grid gap-5 p-4 sm:grid-cols-2">
    <Meter label="Contacts" used={4_812} max={10_000} />
    <Meter label="Credits" used={8_914} max={10_000} />
    <Meter label="Passages" used={9_960} max={10_000} />
    <Meter label="Sources" used={118} max={null} />
    <Progress percent={62} label="Import" />
  </div>
)

const Headers = () => (
  <div className="px-4 pt-5">
    <TitleRow
      title="ERP, Halm & Partner"
      badge={<Badge tone="bad">Failing for 1 h 26 min</Badge>}
      lead="contact.*, source.completed"
      actions={<Button icon={<KeyRound aria-hidden="true" />}>Rotate secret</Button>}
    />
    <TabLinks
      label="Tabs"
      tabs={[
        { to: '/', title: 'Components', count: 42 },
        { to: '/sign-in', title: 'Sign-in' },
      ]}
    />
    <div className="pb-4">
      <Card>
        <CardHeader
          title="Activity"
          hint="Today"
          actions={<Button size="small">All events</Button>}
        />
        <p className="p-4">A card groups what belongs together, by a rule and no shadow.</p>
      </Card>
    </div>
  </div>
)
