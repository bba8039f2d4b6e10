import { Card, CardHeader } from '../../src/ui/card.tsx'
import { Chart, Legend } from '../../src/ui/chart.tsx'
import { formatDuration, timeZone } from '../../src/ui/format.ts'
import type { Series } from '../../src/ui/series.ts'
import { Sparkline } from '../../src/ui/sparkline.tsx'
import { Part, Specimen } from './specimen.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const wave = (hour: number, height: number, phase = 0): number =>
  Math.round(height * (1.6 + Math.sin((hour + phase) / 3)))
const columns = hours.map((hour) => ({ tick: hour, title: `Today, ${hour}` }))

const traffic: readonly Series[] = [
  { name: 'Requests', kind: 'bar', tone: 2, values: hours.map((_, hour) => wave(hour, 9_000)) },
  { name: 'Deliveries', kind: 'line', tone: 3, values: hours.map((_, hour) => wave(hour, 3_000)) },
  { name: 'The day before', kind: 'comparison', values: hours.map((_, at) => wave(at, 8_000, 1)) },
]
const deliveries: readonly Series[] = [
  { name: 'Delivered', kind: 'bar', tone: 2, values: hours.map((_, hour) => wave(hour, 120)) },
  { name: 'Failed', kind: 'failure', values: hours.map((_, hour) => (hour > 20 ? 44 : 0)) },
]
const times: readonly Series[] = [
  { name: 'p50', kind: 'line', tone: 2, values: hours.map((_, hour) => wave(hour, 25)) },
  {
    name: 'p95',
    kind: 'line',
    tone: 1,
    values: hours.map((_, hour) => (hour > 20 ? 940 : wave(hour, 80))),
  },
]

export function ChartSpecimens() {
  return (
    <Part id="charts" title="Charts">
      <Card>
        <CardHeader title="Traffic" hint={timeZone()} actions={<Legend series={traffic} />} />
        <div className="p-4">
          <Chart label="Traffic by hour" columns={columns} series={traffic} />
        </div>
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <CardHeader title="Deliveries" actions={<Legend series={deliveries} />} />
          <div className="p-4">
            <Chart
              label="Deliveries by hour"
              columns={columns}
              series={deliveries}
              incident={[21, 23]}
            />
          </div>
        </Card>
        <Card>
          <CardHeader title="Answer time" actions={<Legend series={times} />} />
          <div className="p-4">
            <Chart
              label="Answer time by hour"
              columns={columns}
              series={times}
              format={formatDuration}
              isLog
            />
          </div>
        </Card>
      </div>
      <Specimen name="Sparkline">
        <Sparkline label="Contacts, rising" values={[3, 4, 4, 6, 7, 7, 9, 12]} />
        <Sparkline label="Deliveries, falling" values={[9, 8, 9, 6, 7, 4, 3, 2]} />
        <Sparkline label="Nothing yet" values={[0, 0, 0]} />
      </Specimen>
    </Part>
  )
}
