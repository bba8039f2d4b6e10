import { sql } from 'kysely'
import type { Finder } from '../../../platform/finding/finder.ts'
import { tableFinder } from '../../../platform/finding/table-finder-store.ts'
import { BaseId, SourceId } from '../ids.ts'
import { findSourceNamed, listSourcesNamed, type NamedSource } from './list-store.ts'

const scope = 'knowledge:read'

const showSource = ({ id, base_id, name, url }: NamedSource) => ({
  id: SourceId.show(id),
  title: name,
  hint: url === name ? null : url,
  parentId: BaseId.show(base_id),
})

export const knowledgeFinders: readonly Finder[] = [
  tableFinder({ type: 'base', scope, table: 'bases', ids: BaseId, title: sql`name` }),
  {
    type: 'source',
    scope,
    ids: SourceId,
    find: async ({ db, organizationId }, text, limit) =>
      (await listSourcesNamed(db, organizationId, text, limit)).map(showSource),
    async get({ db, organizationId }, id) {
      const source = await findSourceNamed(db, organizationId, id)
      return source && showSource(source)
    },
  },
]
