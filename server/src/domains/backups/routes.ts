import { Type } from 'typebox'
import type { Pager } from '../../platform/db/page.ts'
import { notFound } from '../../platform/errors.ts'
import { type Operation, operation } from '../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../platform/operations/schemas.ts'
import { BackupId } from './ids.ts'
import { Backup, presentBackup } from './schema.ts'
import { beginBackup } from './service.ts'
import { findBackup, listBackups } from './store.ts'

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
      const row = await findBackup(db, backupId)
      if (!row) throw notFound()
      return presentBackup(row)
    },
  ),
]
