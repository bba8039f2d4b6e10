import type { Static } from 'typebox'
import type { Db } from '../../../../platform/db/database.ts'
import { followFeedTo } from '../../../webhooks/index.ts'
import type { destinationBatch } from '../events.ts'
import { isWanted } from './gather.ts'

export type Batch = Static<typeof destinationBatch.data>

/** Of the body of a delivery. */
export const readBatch = (body: string): Batch => (JSON.parse(body) as { data: Batch }).data

const readAtOnce = 500

/** The bodies of the events of a batch, in the order of the feed. */
export async function* eventsOf(
  db: Db,
  organizationId: string,
  { after, last, since, patterns, filter }: Batch,
): AsyncGenerator<string> {
  const wish = { events: patterns, filter, since: new Date(since) }
  for (let from = after; ; ) {
    const rows = await followFeedTo(db, organizationId, { from, to: last }, readAtOnce)
    for (const { body } of rows) {
      if (isWanted(wish, body)) yield body
    }
    const end = rows.at(-1)
    if (!end || rows.length < readAtOnce) return
    from = { position: end.position, id: end.id }
  }
}
