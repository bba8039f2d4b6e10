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
  'A contact changed. A write that changes nothing emits no event.',
  Contact,
  exampleContact,
  { contactOf, describe: () => 'Details changed.' },
)

export const contactTagged = defineEvent(
  'contact.tagged',
  'Tags changed. `contact.updated` is sent, too.',
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
  'A contact matches a segment that it did not match at the last comparison. Capstan compares every hour, and only segments with a subscriber to this event.',
  ContactInSegment,
  { ...exampleContact, segment: exampleSegment },
  { contactOf, describe: ({ segment }) => `Entered the segment ${segment.name}.` },
)

export const contactSegmentLeft = defineEvent(
  'contact.segment_left',
  'A contact no longer matches a segment. A contact that is deleted or merged into another one leaves without this event.',
  ContactInSegment,
  { ...exampleContact, segment: exampleSegment },
  { contactOf, describe: ({ segment }) => `Left the segment ${segment.name}.` },
)

/** Event that the timeline leaves out, because it shows the consent record. */
export const contactConsentChanged = defineEvent(
  'contact.consent_changed',
  'Consent changed. `contact.updated` is sent, too.',
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
  'A contact was deleted; the data is its last state. Earlier events about it are expunged, and so is this one after its deliveries have ended.',
  Contact,
  exampleContact,
  { erases: true },
)
