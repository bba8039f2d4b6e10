import { Type } from 'typebox'
import type { Pager } from '../../../platform/db/page.ts'
import { notFound, requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { List, PageQuery, PathId } from '../../../platform/operations/schemas.ts'
import { CompanyId } from '../ids.ts'
import { presentContact } from '../representation.ts'
import { ContactList } from '../search/schema.ts'
import { formDomain, presentCompany } from './representation.ts'
import { Company, CompanyChanges, CompanyQuery, NewCompany } from './schema.ts'
import { changeCompany, createCompany, removeCompany } from './service.ts'
import { findCompany, listCompanies, listContactsOf } from './store.ts'

const params = Type.Object({ companyId: PathId(CompanyId, 'Identifier of the company.') })
const reads = {
  audience: 'token',
  effect: 'read',
  method: 'GET',
  tag: 'Companies',
  scope: 'contacts:read',
} as const
const writes = {
  audience: 'token',
  effect: 'write',
  tag: 'Companies',
  scope: 'contacts:write',
} as const

const writing: readonly Operation[] = [
  operation(
    {
      ...writes,
      method: 'POST',
      path: '/v1/companies',
      operationId: 'createCompany',
      summary: 'Create a company',
      description: 'Creates a company. Its domain is unique.',
      body: NewCompany,
      status: 201,
      reply: Company,
      errors: ['plan_limit_reached', 'duplicate_resource'],
    },
    (work, { body }) => createCompany(work, body),
  ),
  operation(
    {
      ...writes,
      method: 'PATCH',
      path: '/v1/companies/{companyId}',
      operationId: 'updateCompany',
      summary: 'Update a company',
      description:
        "Changes the fields that you send; null clears a field. The company's contacts show a new name within moments.",
      params,
      body: CompanyChanges,
      reply: Company,
      errors: ['duplicate_resource'],
    },
    (work, { params: { companyId }, body }) => changeCompany(work, companyId, body),
  ),
  operation(
    {
      ...writes,
      method: 'DELETE',
      path: '/v1/companies/{companyId}',
      operationId: 'deleteCompany',
      summary: 'Delete a company',
      description:
        "Deletes a company permanently. Its contacts are kept, with the company's name as text; they lose their `companyId` within moments.",
      params,
      reply: null,
    },
    (work, { params: { companyId } }) => removeCompany(work, companyId),
  ),
]

export const companyOperations = (pager: Pager): readonly Operation[] => [
  ...writing,
  operation(
    {
      ...reads,
      path: '/v1/companies',
      operationId: 'listCompanies',
      summary: 'List companies',
      description: 'Lists companies, newest first. Filters can be combined.',
      query: CompanyQuery,
      reply: List(Company),
    },
    async ({ db, organizationId }, { query }) => {
      const list = { organizationId, name: 'companies' }
      const { q, domain } = query
      const filter = { q, domain: domain === undefined ? undefined : formDomain(domain) }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listCompanies(db, organizationId, filter, page)
      return pager.page(list, query, rows, presentCompany)
    },
  ),
  operation(
    {
      ...reads,
      path: '/v1/companies/{companyId}',
      operationId: 'getCompany',
      summary: 'Get a company',
      description: 'Returns one company.',
      params,
      reply: Company,
    },
    async ({ db, organizationId }, { params: { companyId } }) => {
      return presentCompany(requireFound(await findCompany(db, organizationId, companyId)))
    },
  ),
  operation(
    {
      ...reads,
      path: '/v1/companies/{companyId}/contacts',
      operationId: 'listCompanyContacts',
      summary: 'List the contacts of a company',
      description: 'Lists the contacts that belong to a company, newest first.',
      params,
      query: Type.Object(PageQuery),
      reply: ContactList,
    },
    async ({ db, organizationId }, { params: { companyId }, query }) => {
      if (!(await findCompany(db, organizationId, companyId))) throw notFound()
      const list = { organizationId, name: `contacts of ${companyId}` }
      const page = { after: pager.after(list, query), limit: query.limit }
      const rows = await listContactsOf(db, organizationId, companyId, page)
      return pager.page(list, query, rows, presentContact)
    },
  ),
]
