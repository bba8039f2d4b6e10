import { Type } from 'typebox'
import { requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import type { Principal } from '../../../platform/operations/principal.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ContactId } from '../ids.ts'
import { findContact, lockContact } from '../store.ts'
import { readPlace, showPlace } from '../timeline/schema.ts'
import { linkOperations } from './links/routes.ts'
import { presentConsent, recordConsent } from './record.ts'
import { admitRequest, mailRequest } from './request.ts'
import { ContactConsent, NewContactConsent } from './schema.ts'
import { listConsents } from './store.ts'

const params = Type.Object({ contactId: PathId(ContactId, 'Identifier of the contact.') })
const path = '/v1/contacts/{contactId}/consents'

const actorOf = ({ kind, shownId }: Principal): ContactConsent['actor'] => ({
  kind: kind === 'member' ? 'member' : 'token',
  id: shownId,
})

export const consentOperations = (platform: Platform): readonly Operation[] => [
  operation(
    {
      method: 'POST',
      path,
      operationId: 'recordContactConsent',
      tag: 'Contacts',
      summary: 'Record a consent',
      description:
        "Adds a record to the contact's consent ledger; records never change. The newest record of a channel counts and is shown in the contact's `consent`. `pending` mails a link that the contact confirms (double opt-in), at most three a day to one address.",
      scope: 'contacts:write',
      params,
      body: NewContactConsent,
      status: 201,
      location: path,
      changes: 'contactId',
      reply: ContactConsent,
      errors: ['contact_opted_out', 'rate_limited'],
      prepare: ({ params: { contactId }, body }, { organizationId }) =>
        admitRequest(platform, organizationId, contactId, body),
    },
    async (work, { params: { contactId }, body }) => {
      const contact = requireFound(await lockContact(work.db, work.organizationId, contactId))
      if (body.status === 'pending') await mailRequest(platform, work, contact, body)
      return recordConsent(work, contact, body, actorOf(work.principal))
    },
  ),
  operation(
    {
      method: 'GET',
      path,
      operationId: 'listContactConsents',
      tag: 'Contacts',
      summary: 'List the consents of a contact',
      description: 'Lists what a contact agreed to and withdrew, newest first.',
      scope: 'contacts:read',
      params,
      query: Type.Object(PageQuery),
      reply: List(ContactConsent),
    },
    async ({ db, organizationId }, { params: { contactId }, query }) => {
      const contact = requireFound(await findContact(db, organizationId, contactId))
      const { pager } = platform
      const list = { organizationId, name: `consents of ${contact.id}` }
      const page = { after: readPlace(pager.afterPlace(list, query)), limit: query.limit }
      const rows = await listConsents(db, organizationId, contact.id, page)
      return pager.pageByPlace(list, query, rows, { placeOf: showPlace, present: presentConsent })
    },
  ),
  ...linkOperations(platform),
]
