import type { OwnOrganization, SignedIn } from '@capstan/sdk'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api } from './api.ts'
import { apiQuery } from './queries.ts'

const key = 'capstan.organization'
/** Also read by first-paint.js: without it a visitor would see the frame of the dashboard before the sign-in page. */
const signedInKey = 'capstan.signed-in'

/** Who is signed in. The organization of the last visit is taken up again, if it is still theirs. */
export const selfQuery = queryOptions({
  ...apiQuery(api.self.get),
  queryFn: async (): Promise<SignedIn> => {
    api.setOrganization(null)
    const self = await api.self.get().catch((error: unknown) => {
      localStorage.removeItem(signedInKey)
      throw error
    })
    localStorage.setItem(signedInKey, 'yes')
    const last = self.organizations.find(({ id }) => id === localStorage.getItem(key))
    const current = last ?? self.organizations[0]
    api.setOrganization(current?.id ?? null)
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
export function useSession(): { self: SignedIn; organization: OwnOrganization; isAdmin: boolean } {
  const { data: self } = useSuspenseQuery(selfQuery)
  const organization = self.organizations.find(({ id }) => id === self.organizationId)
  if (!organization) throw new Error('This page takes an organization.')
  return { self, organization, isAdmin: organization.role !== 'member' }
}
