import { defineEvent } from '../../../platform/events/event.ts'
import { ContactId } from '../ids.ts'
import { ErasedContact } from './schema.ts'

export const contactErased = defineEvent(
  'contact.erased',
  'A contact was erased, and those that had been merged into it. The data are ids alone: delete what you keep of the person. `contact.deleted` is not sent.',
  ErasedContact,
  { id: ContactId.example, mergedFrom: [] },
  { erases: true, alsoErased: ({ mergedFrom }) => mergedFrom },
)
