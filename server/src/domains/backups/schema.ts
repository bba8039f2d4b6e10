import { type Static, Type } from 'typebox'
import { Id, Nullable, Time } from '../../platform/operations/schemas.ts'
import { BackupId } from './ids.ts'
import type { BackupRow } from './store.ts'

export const Backup = Type.Object(
  {
    id: Id(BackupId, 'Identifier of the backup.'),
    status: Type.Enum(['running', 'completed', 'failed'], {
      description: 'How far it is.',
      examples: ['completed'],
    }),
    host: Nullable(
      Type.String({ description: 'The node that wrote the file.', examples: ['capstan-1'] }),
    ),
    path: Nullable(
      Type.String({
        description: 'The file on that node; null until it is complete.',
        examples: ['/var/lib/capstan/backups/bak_01jbts0z0ye8t9tpsz3gn7nkm8.ndjson.gz'],
      }),
    ),
    bytes: Nullable(Type.Integer({ description: 'Size of the file.', examples: [1_048_576] })),
    rows: Nullable(Type.Integer({ description: 'Rows that it holds.', examples: [5230] })),
    error: Nullable(
      Type.String({ description: 'Why it failed.', examples: ['no space left on device'] }),
    ),
    createdAt: Time('When it was asked for.'),
    completedAt: Type.Union([Time('When it ended.'), Type.Null()]),
  },
  { title: 'Backup' },
)
export type Backup = Static<typeof Backup>

export const presentBackup = (row: BackupRow): Backup => ({
  id: BackupId.show(row.id),
  status: row.status as Backup['status'],
  host: row.host,
  path: row.path,
  bytes: row.bytes,
  rows: row.rows_count,
  error: row.error,
  createdAt: row.created_at.toISOString(),
  completedAt: row.completed_at?.toISOString() ?? null,
})
