import { Building2 } from 'lucide-react'
import { api } from '../../api.ts'
import { lazy, page } from '../../page.ts'
import type { PageDomain } from '../../page-domain.ts'
import { noSearch } from '../../search.ts'
import { companySearch } from './search-params.ts'

export const companies = {
  pages: [
    page(
      '/companies',
      lazy(() => import('./companies.tsx'), 'Companies'),
      companySearch,
    ),
    page(
      '/companies/$companyId',
      lazy(() => import('./company-page.tsx'), 'CompanyPage'),
      noSearch,
    ),
  ],
  nav: {
    to: '/companies',
    title: 'Companies',
    icon: Building2,
    group: 'Work',
    words: 'organizations accounts firms',
    key: 'm',
  },
  palette: [{ title: 'Add a company', to: '/companies', kind: 'Do', create: true }],
  found: {
    company: { title: 'Companies', avatar: 'square', href: ({ id }) => `/companies/${id}` },
  },
  affects: {
    'company.': ['companies', 'contacts'],
  },
  rows: [
    {
      get: api.companies.get,
      updated: ['company.updated'],
      created: ['company.created'],
      deleted: ['company.deleted'],
    },
  ],
} as const satisfies PageDomain & { pages: readonly object[] }
