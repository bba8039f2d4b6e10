import type { SyncRow } from './store.ts'

const column = /\brecord(?:\.(\w+)|\["([^"]+)"\])/g

/**
 * The config, in which a row is known by the column that contacts are matched by where no other one is named: known by all
 * that is in it, a row that changes would be a new one, and its contact that of a row that is gone.
 */
export function withKeyColumn({
  config,
  mapping,
  match_by: matchBy,
}: Pick<SyncRow, 'config' | 'mapping' | 'match_by'>): SyncRow['config'] {
  if (config['keyColumn'] !== undefined || matchBy === null) return config
  const columns = [...(mapping[matchBy] ?? '').matchAll(column)].map(
    ([, name, quoted]) => name ?? quoted,
  )
  const [keyColumn] = columns
  return columns.length === 1 && keyColumn !== undefined ? { ...config, keyColumn } : config
}
