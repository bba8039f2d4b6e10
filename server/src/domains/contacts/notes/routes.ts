import { Type } from 'typebox'
import type { Pager } from '../../../platform/db/page.ts'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import { ContactId, ContactNoteId } from '../ids.ts'
import { findContact } from '../store.ts'
import { ContactNote, NewContactNote } from './schema.ts'
import { changeNote, holderOf, presentNote, removeNote, writeNote } from './service.ts'
import { findNote, listNotes } from './store.ts'

const ofContact = { contactId: PathId(ContactId, 'Identifier of the contact.') }
const params = Type.Object({
  ...ofContact,
  noteId: PathId(ContactNoteId, 'Identifier of the note.'),
})
const path = '/v1/contacts/{contactId}/notes'
const common = { audience: 'token', tag: 'Contacts' } as const
const reads = { ...common, effect: 'read', method: 'GET', scope: 'contacts:read' } as const
/** Audit settings: entries name the contact, so that they are forgotten with it. */
const writes = {
  ...common,
  effect: 'write',
  scope: 'contacts:write',
  changes: 'contactId',
} as const

const writing: readonly Operation[] = [
  operation(
    {
      ...writes,
      method: 'POST',
      path,
      operationId: 'createContactNote',
      summary: 'Add a note to a contact',
      description: 'Adds a note. The timeline shows its first line.',
      params: Type.Object(ofContact),
      body: NewContactNote,
      status: 201,
      reply: ContactNote,
      errors: ['plan_limit_reached', 'validation_error'],
      tool: {
        name: 'add_contact_note',
        title: 'Add a note to a contact',
        description: 'Adds a note to a contact. Everyone in the organization can read it.',
        takes: ['text'],
        text: ({ text }) => `Note added: ${text}`,
      },
    },
    (work, { params: { contactId }, body }) =>
      writeNote(work, contactId, body.text, work.principal.shownId),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: `${path}/{noteId}`,
      operationId: 'updateContactNote',
      summary: 'Update a note of a contact',
      description: 'Replaces the text of a note.',
      params,
      body: NewContactNote,
      reply: ContactNote,
    },
    (work, { params: { contactId, noteId }, body }) =>
      changeNote(work, contactId, noteId, body.text),
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path: `${path}/{noteId}`,
      operationId: 'deleteContactNote',
      summary: 'Delete a note of a contact',
      description: 'Deletes a note permanently, with its line in the timeline.',
      params,
      reply: null,
    },
    (work, { params: { contactId, noteId } }) => removeNote(work, contactId, noteId),
  ),
]

export const noteOperations = (pager: Pager): readonly Operation[] => [
  ...writing,
  operation(
    {
      ...reads,
      path,
      operationId: 'listContactNotes',
      summary: 'List the notes of a contact',
      description: 'Lists the notes of a contact, newest first.',
      params: Type.Object(ofContact),
      query: Type.Object(PageQuery),
      reply: List(ContactNote),
    },
    async ({ db, organizationId }, { params: { contactId }, query }) => {
      const contact = requireFound(await findContact(db, organizationId, contactId))
      const list = { organizationId, name: `notes of ${contact.id}` }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listNotes(db, { organizationId, contactId: contact.id }, page)
      return pager.page(list, query, rows, presentNote)
    },
  ),
  operation(
    {
      ...reads,
      path: `${path}/{noteId}`,
      operationId: 'getContactNote',
      summary: 'Get a note of a contact',
      description: 'Returns one note.',
      params,
      reply: ContactNote,
    },
    async ({ db, organizationId }, { params: { contactId, noteId } }) => {
      return presentNote(
        requireFound(await findNote(db, await holderOf({ db, organizationId }, contactId), noteId)),
      )
    },
  ),
]
