import type { Work } from '../../../platform/work.ts'
import { deleteKeys } from '../duplicates/keys-store.ts'
import { forgetContact } from '../imports/changes-store.ts'
import { deleteErrorsAbout } from '../imports/errors-store.ts'
import { deleteMergesOf, forgetIds } from '../merge/store.ts'
import type { ContactRow } from '../store.ts'
import { deleteUnusedTags } from '../tags/store.ts'

/** Whom an erasure is about: the row as it was, and every id that led to it, its own first. */
export interface ErasedPerson {
  row: ContactRow
  ids: readonly string[]
}

type Removal = (work: Work, person: ErasedPerson) => Promise<unknown>

/**
 * What is removed beside the row of a contact and all that refers to it. Whoever keeps more of a contact in a table
 * of this domain adds a line; another domain listens for `contact.erased`, whose `erased` are all ids.
 */
export const removals: readonly Removal[] = [
  ({ db, organizationId }, { ids }) => deleteMergesOf(db, organizationId, ids),
  ({ db, organizationId }, { ids }) => deleteKeys(db, organizationId, ids),
  ({ db, organizationId }, { ids }) => forgetIds(db, organizationId, ids),
  async ({ db, organizationId }, { ids }) => {
    for (const id of ids) await forgetContact(db, organizationId, id)
  },
  ({ db, organizationId }, { row }) => deleteErrorsAbout(db, organizationId, row),
  ({ db, organizationId }, { row }) => deleteUnusedTags(db, organizationId, row.tags),
]
