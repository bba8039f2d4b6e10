import { type Static, Type } from 'typebox'
import type { Pager } from '../../platform/db/page.ts'
import { requireFound } from '../../platform/errors.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { Id, List, Nullable, PageQuery, PathId, Time } from '../../platform/operations/schemas.ts'
import { BackupId, beginBackup } from './service.ts'
import { type BackupRow, findBackup, listBackups } from './store.ts'

const Backup = Type.Object(
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
type Backup = Static<typeof Backup>

const presentBackup = (row: BackupRow): Backup => ({
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

const tag = 'Backups'
const path = '/operator/v1/backups'
const params = Type.Object({ backupId: PathId(BackupId, 'Identifier of the backup.') })

export const backupOperations = (pager: Pager): readonly Operation[] => [
  operation(
    {
      audience: 'operator',
      method: 'POST',
      path,
      operationId: 'createBackup',
      tag,
      summary: 'Make a backup',
      description:
        'Writes everything as it is at one moment into a file, while requests go on. The file goes into an empty database of either kind with `npm run restore`; the keys that seal its secrets are not in it.',
      status: 201,
      reply: Backup,
      errors: ['invalid_transition'],
    },
    async (work) => presentBackup(await beginBackup(work)),
  ),

  operation(
    {
      audience: 'operator',
      method: 'GET',
      path,
      operationId: 'listBackups',
      tag,
      summary: 'List backups',
      description: 'Lists the backups that were asked for, newest first.',
      query: Type.Object(PageQuery),
      reply: List(Backup),
    },
    async ({ db }, { query }) => {
      const list = { organizationId: 'operator', name: 'backups' }
      const page = { after: pager.after(list, query), limit: query.limit }
      return pager.page(list, query, await listBackups(db, page), presentBackup)
    },
  ),

  operation(
    {
      audience: 'operator',
      method: 'GET',
      path: `${path}/{backupId}`,
      operationId: 'getBackup',
      tag,
      summary: 'Get a backup',
      description: 'Returns one backup: whether it is complete, and where its file is.',
      params,
      reply: Backup,
    },
    async ({ db }, { params: { backupId } }) => {
      return presentBackup(requireFound(await findBackup(db, backupId)))
    },
  ),
]
