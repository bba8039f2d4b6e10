import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api, workIn } from './api.ts'

export type Role = 'owner' | 'admin' | 'member'

export interface Organization {
  id: string
  name: string
  plan: string
  role: Role
}

export interface Self {
  id: string
  name: string
  email: string
  twoFactor: boolean
  organizations: Organization[]
  organizationId: string | null
  mail: string
}

const key = 'capstan.organization'

/** Who is signed in. The organization of the last visit is taken up again, if it is still theirs. */
export const selfQuery = queryOptions({
  queryKey: ['/session/me'],
  queryFn: async (): Promise<Self> => {
    workIn(null)
    const self = await api.get<Self>('/session/me')
    const last = self.organizations.find(({ id }) => id === localStorage.getItem(key))
    const current = last ?? self.organizations[0]
    workIn(current?.id ?? null)
    return { ...self, organizationId: current?.id ?? null }
  },
  staleTime: 60_000,
})

export function chooseOrganization(id: string): void {
  localStorage.setItem(key, id)
  // Every page is about another organization now.
  location.assign('/')
}

/** Who works here, in what, and as what. */
export function useSession(): { self: Self; organization: Organization; isAdmin: boolean } {
  const { data: self } = useSuspenseQuery(selfQuery)
  const organization = self.organizations.find(({ id }) => id === self.organizationId)
  if (!organization) throw new Error('This page takes an organization.')
  return { self, organization, isAdmin: organization.role !== 'member' }
}
