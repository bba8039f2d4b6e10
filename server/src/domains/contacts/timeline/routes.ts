import { Type } from 'typebox'
import type { Pager } from '../../../platform/db/page.ts'
import type { Catalogue } from '../../../platform/domain.ts'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import { lineOf, pageText } from '../../../platform/operations/tool.ts'
import { ContactId } from '../ids.ts'
import { findContact } from '../store.ts'
import { presentEntries, presentEntry } from './present-entries.ts'
import { readPlace, showPlace, TimelineEntry } from './schema.ts'
import { listTimeline, type TimelineRow } from './store.ts'

export const timelineOperations = (
  pager: Pager,
  { events }: Pick<Catalogue, 'events'>,
): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path: '/v1/contacts/{contactId}/timeline',
      operationId: 'listContactTimeline',
      tag: 'Contacts',
      summary: 'List the timeline of a contact',
      description:
        'Lists what happened with a contact, newest first: events, notes and consents, each with who did it and which fields changed. It is deleted with the contact. For an event of another product, you see only its type if you lack the scope in `missingScope`.',
      scope: 'contacts:read',
      params: Type.Object({ contactId: PathId(ContactId, 'Identifier of the contact.') }),
      query: Type.Object(PageQuery),
      reply: List(TimelineEntry),
      tool: {
        name: 'list_contact_timeline',
        title: 'Read the timeline of a contact',
        description:
          'Lists what happened with one contact, newest first: events of all products, first lines of notes, and consents.',
        text: pageText(
          ({ at, kind, summary }) => lineOf(at, kind, summary),
          'Nothing has happened yet.',
        ),
      },
    },
    async ({ db, organizationId, principal }, { params: { contactId }, query }) => {
      const contact = requireFound(await findContact(db, organizationId, contactId))
      const list = { organizationId, name: `timeline of ${contact.id}` }
      const page = { after: readPlace(pager.afterPlace(list, query)), limit: query.limit }
      const rows = await listTimeline(db, organizationId, contact.id, page)
      const reader = { db, organizationId, principal }
      const entries = await presentEntries(reader, contact.id, rows, events)
      const present = (row: TimelineRow): TimelineEntry => entries.get(row) ?? presentEntry(row)
      return pager.pageByPlace(list, query, rows, { placeOf: showPlace, present })
    },
  ),
]
