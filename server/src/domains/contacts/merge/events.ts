import { defineEvent } from '../../../platform/events/event.ts'
import { ContactMerged, ContactUnmerged, exampleMerged, exampleUnmerged } from './schema.ts'

const contactOf = ({ id }: { id: string }): string => id
const contacts = ({ length }: readonly string[]): string =>
  length === 1 ? 'another contact' : `${length} other contacts`

export const contactMerged = defineEvent(
  'contact.merged',
  'Other contacts were merged into a contact; their ids lead to it now. `contact.updated` is sent, too, and no `contact.deleted`.',
  ContactMerged,
  exampleMerged,
  { contactOf, describe: ({ mergedIds }) => `Merged with ${contacts(mergedIds)}.` },
)

export const contactUnmerged = defineEvent(
  'contact.unmerged',
  'A merge was undone: the contacts that were merged are there again.',
  ContactUnmerged,
  exampleUnmerged,
  { contactOf, describe: ({ restoredIds }) => `Separated from ${contacts(restoredIds)}.` },
)
