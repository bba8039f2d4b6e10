import type { Finder } from '../../platform/finding/finder.ts'
import { bareId } from '../../platform/ids.ts'
import { findRequest } from './store.ts'

const prefix = 'req_'

export const requestFinders: readonly Finder[] = [
  {
    type: 'request',
    scope: '*',
    ids: { read: (text) => bareId.read(text.replace(prefix, '')) },
    async get({ db, organizationId }, id) {
      const row = await findRequest(db, organizationId, id)
      if (!row) return undefined
      const title = `${row.method} ${row.path}`
      return { id: `${prefix}${id}`, title, hint: String(row.status), parentId: null }
    },
  },
]
