import { join } from 'node:path'
import type { Way } from './proposal-ways.ts'

const file = join(import.meta.dirname, 'sync.json')
const sync = {
  connectionId: 'conn_01jbts0z0ye8t9tpsz3gn7nkm8',
  mapping: { email: 'record.email' },
}

/** The operations of syncs. */
export const syncWays: Record<string, Way> = {
  createSync: { sdk: ({ syncs }) => syncs.create(sync), cli: ['syncs', 'create', file] },
  listSyncs: { sdk: ({ syncs }) => syncs.list().page(), cli: ['syncs', 'list'] },
  getSync: { sdk: ({ syncs }) => syncs.get('s'), cli: ['syncs', 'get', 's'] },
  updateSync: {
    sdk: ({ syncs }) => syncs.update('s', { schedule: '1h' }),
    cli: ['syncs', 'update', 's', file],
  },
  takeOverSync: {
    sdk: ({ syncs }) => syncs.takeOver('x'),
    cli: ['syncs', 'take-over', 'x'],
  },
  deleteSync: { sdk: ({ syncs }) => syncs.delete('s'), cli: ['syncs', 'delete', 's', '--yes'] },
  previewSync: { sdk: ({ syncs }) => syncs.preview('s'), cli: ['syncs', 'preview', 's'] },
  runSync: { sdk: ({ syncs }) => syncs.run('s'), cli: ['syncs', 'run', 's'] },
  confirmSync: { sdk: ({ syncs }) => syncs.confirm('s'), cli: ['syncs', 'confirm', 's'] },
  pauseSync: { sdk: ({ syncs }) => syncs.pause('s'), cli: ['syncs', 'pause', 's'] },
  resumeSync: { sdk: ({ syncs }) => syncs.resume('s'), cli: ['syncs', 'resume', 's'] },
  resetSync: { sdk: ({ syncs }) => syncs.reset('s'), cli: ['syncs', 'reset', 's'] },
  listSyncRuns: { sdk: ({ syncs }) => syncs.runs('s').page(), cli: ['syncs', 'runs', 's'] },
  getSyncRun: { sdk: ({ syncs }) => syncs.getRun('s', 'r'), cli: ['syncs', 'show-run', 's', 'r'] },
  listSyncRunErrors: {
    sdk: ({ syncs }) => syncs.errors('s', 'r').page(),
    cli: ['syncs', 'errors', 's', 'r'],
  },
  listSyncRunConflicts: {
    sdk: ({ syncs }) => syncs.conflicts('s', 'r').page(),
    cli: ['syncs', 'conflicts', 's', 'r'],
  },
}
