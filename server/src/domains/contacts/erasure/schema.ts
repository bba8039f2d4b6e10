import { type Static, Type } from 'typebox'
import { defineEvent } from '../../../platform/events/event.ts'
import { Id, Time } from '../../../platform/operations/schemas.ts'
import { ContactConsent } from '../consents/schema.ts'
import { ContactId } from '../ids.ts'

const { id, channel, purpose, status, basis, actor, at } = ContactConsent.properties

const ErasedConsent = Type.Object(
  { id, channel, purpose, status, basis, actor, at },
  { description: 'Consent record without source, wording and proof.' },
)

export const ContactErasure = Type.Object(
  {
    id: Id(ContactId, 'Identifier that the contact had. It is never reused.'),
    erasedAt: Time('Time of the erasure.'),
    consents: Type.Array(ErasedConsent, {
      description: 'Consents that the contact gave and withdrew, newest first.',
    }),
  },
  { title: 'ContactErasure', description: 'Record of an erased contact.' },
)
export type ContactErasure = Static<typeof ContactErasure>

const ErasedContact = Type.Object(
  {
    id: Id(ContactId, 'Identifier that the contact had.'),
    mergedFrom: Type.Array(Id(ContactId, 'A contact.'), {
      description: 'Contacts that had been merged into it and are erased with it.',
    }),
  },
  { title: 'ErasedContact' },
)

export const contactErased = defineEvent(
  'contact.erased',
  "A contact was erased, with those that had been merged into it. The data contains ids only: delete your own copies of the person's data. `contact.deleted` is not sent.",
  ErasedContact,
  { id: ContactId.example, mergedFrom: [] },
  { erases: true, alsoErased: ({ mergedFrom }) => mergedFrom },
)
