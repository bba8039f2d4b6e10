import type { Delivery } from '@capstan/sdk'
import { formatSeconds, formatTime } from '../../ui/format.ts'
import type { ChartColumn, Series } from '../../ui/series.ts'
import { hasFailed } from './delivery.ts'

const dayMs = 86_400_000
const slotsCount = 48
const leastSlotMs = 1_000

interface DeliverySlots {
  columns: ChartColumn[]
  series: Series[]
  /** Whether they reach back a whole day; otherwise only as far as what is loaded. */
  isDay: boolean
  /** The slot of a moment; the first one for what is older. */
  slotOf(moment: string): number
}

/** Deliveries, newest first, by when they happened: 48 slots of one day, or of less where more came. */
export function slotsOf(
  deliveries: readonly Delivery[],
  hasMore: boolean,
  now: number,
): DeliverySlots {
  const oldest = Date.parse(deliveries.at(-1)?.createdAt ?? '')
  const isDay = !hasMore || oldest <= now - dayMs
  const slotMs = Math.max(leastSlotMs, (isDay ? dayMs : now - oldest) / slotsCount)
  const start = now - slotMs * slotsCount
  const slotOf = (moment: string): number =>
    Math.min(slotsCount - 1, Math.max(0, Math.floor((Date.parse(moment) - start) / slotMs)))
  const delivered = Array.from({ length: slotsCount }, () => 0)
  const failed = [...delivered]
  for (const delivery of deliveries) {
    if (Date.parse(delivery.createdAt) < start) continue
    const counts = hasFailed(delivery) ? failed : delivery.status === 'succeeded' ? delivered : null
    const slot = slotOf(delivery.createdAt)
    if (counts) counts[slot] = (counts[slot] ?? 0) + 1
  }
  const nameOf = slotMs < 60_000 ? formatSeconds : formatTime
  const columns = delivered.map((_, slot) => ({
    tick: slot === slotsCount - 1 ? 'now' : nameOf(start + slot * slotMs),
    title: nameOf(start + slot * slotMs),
  }))
  const series: Series[] = [
    { name: 'delivered', kind: 'bar', values: delivered },
    { name: 'failed', kind: 'failure', values: failed },
  ]
  return { columns, series, isDay, slotOf }
}
