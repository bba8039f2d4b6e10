import { unstorable } from '../../../platform/operations/storable.ts'
import { maxIdLength, maxRecords, SourceFault, type SourcePage } from './source.ts'

/** What no source may give. @throws SourceFault */
export function requirePage({ records, gone }: SourcePage): void {
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
}
