import type { SyncRow } from './store.ts'

const column = /\brecord(?:\.(\w+)|\["([^"]+)"\])/g

/**
 * Returns the config. If it names no key column, the column that matches contacts identifies the rows: by their whole
 * content, a changed row would count as a new one and a deleted one.
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
