import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { ownedTable } from '../../../platform/db/owned-table.ts'
import type { ProposalImagesTable } from '../../../platform/db/tables.generated.ts'

export type ImageRow = Selectable<ProposalImagesTable>

const images = ownedTable<'proposal_images', ImageRow>('proposal_images')

export const { insert: insertImage, find: findImage } = images

/** Finds an image with the same bytes, so that an image sent twice is stored once. */
export const findImageOfHash = (
  db: Db,
  organizationId: string,
  sha256: string,
): Promise<ImageRow | undefined> =>
  images.select(db, organizationId, { sha256 }).orderBy('id').limit(1).executeTakeFirst()

/** Lists the images that exist among the ids. */
export const listImages = (
  db: Db,
  organizationId: string,
  ids: readonly string[],
): Promise<ImageRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : images.select(db, organizationId).where('id', 'in', ids).execute()
