import { api, type List } from '../../api.ts'
import type { Role } from '../../session.ts'

/** A membership as the server shows it. */
export interface Member {
  id: string
  name: string
  email: string
  role: Role
  twoFactor: boolean
  createdAt: string
}

export interface Invitation {
  id: string
  email: string
  role: Role
  invitedBy: string
  createdAt: string
  expiresAt: string
}

export const membersPath = '/session/members'
export const invitationsPath = '/session/invitations'

/** From the most to the least. */
export const roles: readonly [role: Role, may: string][] = [
  ['owner', 'Everything, and makes and removes owners.'],
  ['admin', 'Everything except owners: tokens, webhooks, members and the settings.'],
  ['member', 'Works with contacts and knowledge, and sees webhooks. Issues no tokens.'],
]

/** Owners are made and unmade by owners alone. */
export const mayChange = (mine: Role, theirs: Role): boolean =>
  mine === 'owner' || (mine === 'admin' && theirs !== 'owner')

/** The membership of somebody, whom the list names by the address alone. */
export async function findMember(email: string, cursor?: string): Promise<Member | undefined> {
  const page = await api.get<List<Member>>(membersPath, { limit: 100, cursor })
  const found = page.data.find((one) => one.email === email)
  return found || !page.nextCursor ? found : findMember(email, page.nextCursor)
}
