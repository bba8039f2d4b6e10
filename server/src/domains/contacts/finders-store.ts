import { sql } from 'kysely'
import type { Finder, FoundObject } from '../../platform/finding/finder.ts'
import { tableFinder } from '../../platform/finding/table-finder-store.ts'
import {
  type CompanyRow,
  findCompany,
  listCompanies,
  listSimilarCompanies,
} from './companies/store.ts'
import { CompanyId, ContactId, ContactImportId, SegmentId } from './ids.ts'
import { listContacts, listSimilarContacts } from './list-store.ts'
import { nameIn, presentContact } from './representation.ts'
import { type ContactRow, findContact } from './store.ts'

const scope = 'contacts:read'

/** Finds contacts and companies by their words first; if none has them, by words with a typo. */
export const contactFinders: readonly Finder[] = [
  {
    type: 'contact',
    scope,
    ids: ContactId,
    async find({ db, organizationId }, q, limit) {
      const filter = { q, email: undefined, phone: undefined, tag: undefined }
      const rows = await listContacts(db, organizationId, filter, { after: null, limit })
      const found = rows.length > 0 ? rows : await listSimilarContacts(db, organizationId, q, limit)
      return found.slice(0, limit).map(showContact)
    },
    get: async ({ db, organizationId }, id) =>
      shownBy(showContact, findContact(db, organizationId, id)),
  },
  {
    type: 'company',
    scope,
    ids: CompanyId,
    async find({ db, organizationId }, q, limit) {
      const page = { after: null, limit }
      const rows = await listCompanies(db, organizationId, { q, domain: undefined }, page)
      const found =
        rows.length > 0 ? rows : await listSimilarCompanies(db, organizationId, q, limit)
      return found.slice(0, limit).map(showCompany)
    },
    get: async ({ db, organizationId }, id) =>
      shownBy(showCompany, findCompany(db, organizationId, id)),
  },
  tableFinder({
    type: 'segment',
    scope,
    table: 'segments',
    ids: SegmentId,
    title: sql`name`,
  }),
  tableFinder({
    type: 'contactImport',
    scope,
    table: 'contact_imports',
    ids: ContactImportId,
    title: sql`file_name`,
    byIdOnly: true,
  }),
]

async function shownBy<Row>(
  show: (row: Row) => FoundObject,
  row: Promise<Row | undefined>,
): Promise<FoundObject | undefined> {
  const found = await row
  return found && show(found)
}

function showContact(row: ContactRow): FoundObject {
  const contact = presentContact(row)
  const { id, email, phone, company, externalId } = contact
  const title = nameIn(contact) || (email ?? phone ?? externalId ?? id)
  const hint = [company, email ?? phone].filter((part) => part && part !== title).join(', ')
  return { id, title, hint: hint || null, parentId: null }
}

const showCompany = ({ id, name, domain }: CompanyRow): FoundObject => ({
  id: CompanyId.show(id),
  title: name,
  hint: domain,
  parentId: null,
})
