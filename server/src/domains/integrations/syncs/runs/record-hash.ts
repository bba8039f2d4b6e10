import { hash } from 'node:crypto'
import type { RemoteRecord } from '../source.ts'
import type { SyncRow } from '../store.ts'

const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)

/** Says by 132 bits whether a record brings something new: another one, or another mapping of it. */
export function hasherOf({ mapping, match_by }: Pick<SyncRow, 'mapping' | 'match_by'>) {
  const rules = digest(JSON.stringify([mapping, match_by]))
  return ({ values }: Pick<RemoteRecord, 'values'>): string =>
    digest(rules + JSON.stringify(values))
}
