import type { Usage, WebhookHealth } from '@capstan/sdk'
import { Figures } from '../../ui/card.tsx'
import { formatCount, formatNumber, formatRate } from '../../ui/format.ts'
import { Sparkline } from '../../ui/sparkline.tsx'
import { creditsIn, lastDays } from '../usage/account.ts'

interface FigureStripProps {
  usage: Usage
  healths: Iterable<WebhookHealth>
}

/** Four numbers in one strip: what there is, what it uses, and whether it arrives. */
export function FigureStrip({ usage: { limits, daily }, healths }: FigureStripProps) {
  const days = lastDays(daily, new Date())
  const used = creditsIn(days)
  const { contacts, sources, chunks } = limits
  return (
    <Figures
      figures={[
        { label: 'Contacts', value: formatNumber(contacts.used), note: roomOf(contacts) },
        {
          label: 'Documents',
          value: formatNumber(sources.used),
          note: formatCount(chunks.used, 'passage'),
        },
        {
          label: 'Credits used',
          value: formatNumber(used),
          note: 'Last 30 days',
          aside: used > 0 && (
            <span className="max-sm:hidden">
              <Sparkline values={days.map(({ credits }) => credits)} label="Credits used by day" />
            </span>
          ),
        },
        { label: 'Delivered', ...successOf(healths) },
      ]}
    />
  )
}

const roomOf = ({ max }: { max: number | null }): string =>
  max === null ? 'No limit' : `of ${formatNumber(max)}`

function successOf(healths: Iterable<WebhookHealth>): { value: string; note: string } {
  let [attempts, succeeded] = [0, 0]
  for (const health of healths) {
    attempts += health.attempts
    succeeded += health.succeeded
  }
  if (attempts === 0) return { value: '–', note: 'No deliveries in 24 h' }
  return {
    value: formatRate(succeeded / attempts),
    note: `${formatNumber(succeeded)} of ${formatNumber(attempts)} in 24 h`,
  }
}
