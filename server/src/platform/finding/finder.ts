import type { Db } from '../db/database.ts'
import type { IdKind } from '../ids.ts'

/** An object as a search over all products shows it. */
export interface FoundObject {
  id: string
  title: string
  /** Tells it from others of the same title. */
  hint: string | null
  /** The object that contains it: the base of a source. */
  parentId: string | null
}

export interface FindContext {
  db: Db
  organizationId: string
}

/** Finds the objects of one type. A domain lists its finders; a search asks those for which the caller has the scope. */
export interface Finder {
  /** Type of the objects, as the reply names it: `contact`. */
  type: string
  /** Required scope; null if every member can see the objects. */
  scope: string | null
  ids: Pick<IdKind, 'read'>
  /** Finds objects by a text, the best first. Absent if objects of this type are found by id only. */
  find?: (context: FindContext, text: string, limit: number) => Promise<FoundObject[]>
  get: (context: FindContext, id: string) => Promise<FoundObject | undefined>
}
