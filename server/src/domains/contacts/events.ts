import { defineEvent } from '../../platform/events/event.ts'
import { SegmentId } from './ids.ts'
import {
  Contact,
  ContactConsentChanged,
  ContactInSegment,
  ContactTagged,
  exampleContact,
} from './schema.ts'

const exampleSegment = { id: SegmentId.example, name: 'Customers of this year' }

const contactOf = ({ id }: Contact): string => id

const listTags = (what: string, tags: readonly string[]): string =>
  tags.length > 0 ? `${what}: ${tags.join(', ')}.` : ''

export const contactCreated = defineEvent(
  'contact.created',
  'A contact was created.',
  Contact,
  exampleContact,
  { contactOf },
)

export const contactUpdated = defineEvent(
  'contact.updated',
  'A contact changed; a write that changes nothing emits nothing.',
  Contact,
  exampleContact,
  { contactOf, describe: () => 'The contact changed.' },
)

export const contactTagged = defineEvent(
  'contact.tagged',
  'The tags of a contact changed, by whatever operation; `contact.updated` is sent, too.',
  ContactTagged,
  { ...exampleContact, addedTags: ['customer'], removedTags: [] },
  {
    contactOf,
    describe: ({ addedTags, removedTags }) =>
      [listTags('Tags added', addedTags), listTags('Tags removed', removedTags)].join(' ').trim(),
  },
)

export const contactSegmentEntered = defineEvent(
  'contact.segment_entered',
  'A contact fits a segment that it did not fit at the last comparison, an hour before. Compared where something subscribes to it.',
  ContactInSegment,
  { ...exampleContact, segment: exampleSegment },
  { contactOf, describe: ({ segment }) => `Entered the segment ${segment.name}.` },
)

export const contactSegmentLeft = defineEvent(
  'contact.segment_left',
  'A contact no longer fits a segment. One that is deleted or merged into another leaves without it.',
  ContactInSegment,
  { ...exampleContact, segment: exampleSegment },
  { contactOf, describe: ({ segment }) => `Left the segment ${segment.name}.` },
)

/** Not in the timeline: the record that it comes from is. */
export const contactConsentChanged = defineEvent(
  'contact.consent_changed',
  'What a contact consents to changed, by whatever operation; `contact.updated` is sent, too.',
  ContactConsentChanged,
  {
    ...exampleContact,
    consent: {
      ...exampleContact.consent,
      email: { status: 'opted_in', at: '2026-11-21T09:30:00.000Z' },
    },
    changedChannels: ['email'],
  },
)

export const contactDeleted = defineEvent(
  'contact.deleted',
  'A contact was deleted; the data is its last state. What earlier events said about it is expunged, and so is this one when its deliveries have ended.',
  Contact,
  exampleContact,
  { erases: true },
)
