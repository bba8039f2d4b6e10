import type { Work } from '../../../platform/work.ts'
import { seriesAt } from '../number-pattern.ts'
import type { ProposalSettings } from '../settings/schema.ts'
import type { ProposalRow } from '../store.ts'
import { drawCount, findNumberOf, isNumberTaken } from './number-store.ts'

/**
 * The number of a proposal that is being sent: that of its earlier revisions, or the next one. From here on others of
 * the organization that send wait for this transaction.
 */
export async function drawNumber(
  { db, organizationId, now }: Work,
  row: Pick<ProposalRow, 'root_id' | 'revision'>,
  { numberPattern, defaults }: Pick<ProposalSettings, 'numberPattern' | 'defaults'>,
): Promise<string> {
  const earlier = row.revision > 1 && (await findNumberOf(db, organizationId, row.root_id))
  if (earlier) return earlier
  const series = seriesAt(numberPattern, now, defaults.timeZone)
  for (;;) {
    const number = series.write(await drawCount(db, organizationId, series.key))
    // Another pattern may have written the same number.
    if (!(await isNumberTaken(db, organizationId, number))) return number
  }
}
