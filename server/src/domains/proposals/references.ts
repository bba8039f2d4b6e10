import type { OrganizationDb } from '../../platform/db/database.ts'
import { nilId } from '../../platform/operations/principal.ts'
import { ContactId, type ContactRow, findContact } from '../contacts/index.ts'
import { BaseId, findBase } from '../knowledge/index.ts'
import { findMember, MemberId } from '../people/index.ts'
import type { Block } from './blocks.ts'
import { ImageId } from './ids.ts'
import { imagesIn, maxImages } from './images/shown-images.ts'
import { listImages } from './images/store.ts'
import { refusal } from './pricing/refusal.ts'

/** Finds the contact of a draft in the organization. An id of another organization is refused like an unknown one. */
export async function findDraftContact(
  { db, organizationId }: OrganizationDb,
  contactId: string,
): Promise<ContactRow> {
  const contact = await findContact(db, organizationId, ContactId.read(contactId) ?? '')
  if (!contact) throw refusal('contactId', 'is not a contact of this organization.')
  return contact
}

export async function findOwnerId(
  { db, organizationId }: OrganizationDb,
  ownerId: string,
): Promise<string> {
  const member = await findMember(db, organizationId, MemberId.read(ownerId) ?? '')
  if (!member) throw refusal('ownerId', 'is not a member of this organization.')
  return member.id
}

export const findKnowledgeBaseId = (reading: OrganizationDb, baseId: string): Promise<string> =>
  findBaseId(reading, baseId, 'knowledge.baseId')

async function findBaseId(
  { db, organizationId }: OrganizationDb,
  baseId: string,
  field: string,
): Promise<string> {
  const base = await findBase(db, organizationId, BaseId.read(baseId) ?? nilId)
  if (!base) throw refusal(field, 'is not a base of this organization.')
  return base.id
}

/**
 * Checks the images and bases of blocks. Images inside texts are reported as problems instead, because the text may be
 * unfinished.
 */
export async function checkBlocks(
  reading: OrganizationDb,
  blocks: readonly Block[],
): Promise<void> {
  const { db, organizationId } = reading
  const shown = imagesIn(blocks)
  if (shown.length > maxImages) {
    throw refusal('blocks', `show ${shown.length} images. A proposal can show up to ${maxImages}.`)
  }
  const imageIds = blocks.flatMap((block) =>
    block.type === 'image' ? [ImageId.read(block.imageId) ?? ''] : [],
  )
  const images = await listImages(db, organizationId, [...new Set(imageIds)])
  const there = new Set(images.map(({ id }) => id))
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'image' && !there.has(ImageId.read(block.imageId) ?? '')) {
      throw refusal(`blocks.${index}.imageId`, 'is not an image of this organization.')
    }
    // Quoted text no longer needs its base, and problems report the queries of a template.
    if (block.type === 'knowledge' && !block.citations?.length && !block.outcome) {
      await findBaseId(reading, block.baseId, `blocks.${index}.baseId`)
    }
  }
}
