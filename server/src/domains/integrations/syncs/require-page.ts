import { unstorable } from '../../../platform/operations/storable.ts'
import { maxIdLength, maxRecords, SourceFault, type SourcePage } from './source.ts'

/** Of a cursor, a token or an address, and of the folders that a listing still has before it. */
const maxPlaceLength = 1_000_000

/** What no source may give. @throws SourceFault */
export function requirePage({ records, gone, next, state }: SourcePage): void {
  if (records.length > maxRecords) {
    throw new SourceFault(
      `A page has ${records.length} records and may have ${maxRecords}: ask for fewer.`,
    )
  }
  for (const remoteId of [...records.map((record) => record.remoteId), ...gone]) {
    const isGood =
      remoteId !== '' && remoteId.length <= maxIdLength && unstorable(remoteId, []) === null
    if (!isGood) {
      throw new SourceFault(`A record has no id of 1 to ${maxIdLength} characters without U+0000.`)
    }
  }
  for (const place of [next, state]) {
    const isGood = unstorable(place, []) === null && JSON.stringify(place).length <= maxPlaceLength
    if (!isGood) {
      throw new SourceFault(
        `The source goes on at a place that cannot be kept: it has U+0000, half a surrogate pair or more than ${maxPlaceLength} characters.`,
      )
    }
  }
}
