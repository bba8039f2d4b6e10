import { type Static, Type } from 'typebox'
import { defineEvent } from '../../../platform/events/event.ts'
import { Id, Time } from '../../../platform/operations/schemas.ts'
import { ContactConsent } from '../consents/schema.ts'
import { ContactId } from '../ids.ts'

const { id, channel, purpose, status, basis, actor, at } = ContactConsent.properties

const ErasedConsent = Type.Object(
  { id, channel, purpose, status, basis, actor, at },
  { description: 'A record of consent without source, wording and proof.' },
)

export const ContactErasure = Type.Object(
  {
    id: Id(ContactId, 'Identifier that the contact had. No other contact will ever have it.'),
    erasedAt: Time('When it was erased.'),
    consents: Type.Array(ErasedConsent, {
      description: 'What the contact had agreed to and taken back, newest first.',
    }),
  },
  { title: 'ContactErasure', description: 'What stays of a contact that was erased.' },
)
export type ContactErasure = Static<typeof ContactErasure>

const ErasedContact = Type.Object(
  {
    id: Id(ContactId, 'Identifier that the contact had.'),
    mergedFrom: Type.Array(Id(ContactId, 'A contact.'), {
      description: 'Contacts that had been merged into it, and are erased with it.',
    }),
  },
  { title: 'ErasedContact' },
)

export const contactErased = defineEvent(
  'contact.erased',
  'A contact was erased, and those that had been merged into it. The data are ids alone: delete what you keep of the person. `contact.deleted` is not sent.',
  ErasedContact,
  { id: ContactId.example, mergedFrom: [] },
  { erases: true, alsoErased: ({ mergedFrom }) => mergedFrom },
)
