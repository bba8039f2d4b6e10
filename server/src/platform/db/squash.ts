import { readFileSync } from 'node:fs'
import type { Run } from './catalog.ts'
import { DatabaseMismatch, type Migration } from './migrations.ts'

/** Before the first release the migrations were these; 0001 to 0016 of today make the same tables. */
const squashed = [
  '0001_organizations',
  '0002_tokens',
  '0003_contacts',
  '0004_knowledge',
  '0005_knowledge_index',
  '0006_webhooks',
  '0007_credits',
  '0008_retention',
  '0009_knowledge_sources',
  '0010_files',
  '0011_sites',
  '0012_models',
  '0013_search',
  '0014_records',
  '0015_operator',
  '0016_people',
]

class DatabaseIsIncomplete extends DatabaseMismatch {
  constructor(missing: readonly string[]) {
    super(
      `The database was made before migrations had checksums, and lacks some of that time (${missing.join(', ')}). Start the version that made it once, so that it applies them, or restore a backup; then start this version.`,
    )
  }
}

export const isSquashed = (name: string): boolean => squashed.includes(name)

/**
 * Makes a database of before the squash what the squash makes, and writes down that it has it.
 *
 * @throws {DatabaseIsIncomplete} when it has not all that the squash stands for.
 */
export async function adoptSquash(
  run: Run,
  applied: readonly string[],
  migrations: readonly Migration[],
): Promise<void> {
  const missing = squashed.filter((name) => !applied.includes(name))
  if (missing.length > 0) throw new DatabaseIsIncomplete(missing)
  await run(readFileSync(new URL('../../../sql/adopt-squash.sql', import.meta.url), 'utf8'))
  const values = migrations
    .slice(0, squashed.length)
    .map(({ name, hash }) => `('${name}', '${hash}')`)
  await run(`delete from migrations; alter table migrations add column checksum text not null;
    insert into migrations (name, checksum) values ${values.join(', ')}`)
}
