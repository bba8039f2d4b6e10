import { Type } from 'typebox'
import type { Catalogue } from '../../../platform/domain.ts'
import { requireFound } from '../../../platform/errors.ts'
import {
  type Operation,
  operation,
  type ReadContext,
} from '../../../platform/operations/operation.ts'
import { requireScopes } from '../../../platform/operations/principal.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import { presentCompany } from '../companies/representation.ts'
import { findCompany } from '../companies/store.ts'
import { listLinks } from '../consents/links/store.ts'
import { presentConsent } from '../consents/record.ts'
import { listConsents } from '../consents/store.ts'
import { ContactId, ContactImportId } from '../ids.ts'
import { listImagesOf } from '../imports/changes-store.ts'
import { listErrorsAbout } from '../imports/errors-store.ts'
import { rowOf } from '../merge/service.ts'
import { listMergesOf } from '../merge/store.ts'
import { presentNote } from '../notes/service.ts'
import { listNotes } from '../notes/store.ts'
import { presentContact } from '../representation.ts'
import { findContact } from '../store.ts'
import { presentEntry } from '../timeline/present-entries.ts'
import { listTimeline } from '../timeline/store.ts'
import { PersonalData } from './schema.ts'

export const personalDataOperations = (catalogue: Catalogue): readonly Operation[] => [
  operation(
    {
      method: 'GET',
      path: '/v1/contacts/{contactId}/personal-data',
      operationId: 'getContactPersonalData',
      tag: 'Contacts',
      summary: 'Get all data of a contact',
      description:
        'Returns all data that Capstan has about a contact, across all products, as one document. Use it for GDPR access and portability requests (Articles 15 and 20). Needs `*` or every read scope.',
      scope: 'contacts:read',
      params: Type.Object({ contactId: PathId(ContactId, 'Identifier of the contact.') }),
      reply: PersonalData,
      errors: ['insufficient_scope'],
    },
    (reader, { params: { contactId } }) => {
      requireScopes(
        reader.principal,
        catalogue.scopes.filter((scope) => scope.endsWith(':read')),
      )
      return gatherPersonalData(reader, catalogue, contactId)
    },
  ),
]

/** Most items of each list, so that the reply stays small. */
const maxItems = 10_000

/** Collects all data about a contact: this domain's rows, and those that other domains have under its ids. */
async function gatherPersonalData(
  { db, organizationId }: Pick<ReadContext, 'db' | 'organizationId'>,
  { recordsAbout }: Pick<Catalogue, 'recordsAbout'>,
  id: string,
): Promise<PersonalData> {
  const row = requireFound(await findContact(db, organizationId, id))
  const ids = [row.id, ...row.merged_from]
  const page = { after: null, limit: maxItems }
  const holder = { organizationId, contactId: row.id }
  const company = row.company_id && (await findCompany(db, organizationId, row.company_id))
  const lists = {
    notes: (await listNotes(db, holder, page)).map(presentNote),
    timeline: (await listTimeline(db, organizationId, row.id, page)).map(presentEntry),
    consents: (await listConsents(db, organizationId, row.id, page)).map(presentConsent),
    consentRequests: (await listLinks(db, organizationId, row.id, maxItems)).map((link) => ({
      email: link.email,
      purpose: link.purpose,
      wording: link.wording,
      sentAt: link.created_at.toISOString(),
      expiresAt: link.expires_at.toISOString(),
      confirmedAt: link.confirmed_at?.toISOString() ?? null,
    })),
    merges: (await listMergesOf(db, organizationId, ids)).map(({ at, before, merged }) => ({
      at: at.toISOString(),
      contacts: [before, ...merged].map((image) => presentContact(rowOf(image))),
    })),
    imports: (await listImagesOf(db, organizationId, ids, maxItems)).map((image) => ({
      importId: ContactImportId.show(image.importId),
      before: image.before,
      after: image.after,
    })),
    failedRows: (await listErrorsAbout(db, organizationId, row, maxItems)).map((failed) => ({
      importId: ContactImportId.show(failed.importId),
      line: failed.line,
      cells: failed.cells,
    })),
  }
  const shownIds = ids.map((one) => ContactId.show(one))
  const about = await recordsAbout({ db, organizationId }, shownIds, maxItems)
  const records = Object.fromEntries(
    Object.entries(about.records).map(([kind, list]) => [kind, [...list]]),
  )
  const all = [...Object.values(lists), ...Object.values(records)]
  return {
    contact: presentContact(row),
    company: company ? presentCompany(company) : null,
    ...lists,
    records,
    isComplete: about.isComplete !== false && all.every(({ length }) => length < maxItems),
  }
}
