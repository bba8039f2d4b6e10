import type { Member, Role } from '@capstan/sdk'
import { api } from '../../api.ts'

/** From the most to the least, and what each may do. */
export const roles: Record<Role, string> = {
  owner: 'Does everything, and makes and removes owners.',
  admin: 'Manages tokens, webhooks, members and settings.',
  member: 'Works with contacts and knowledge. Sees webhooks.',
}

/** Owners are made and unmade by owners alone. */
export const mayChange = (mine: Role, theirs: Role): boolean =>
  mine === 'owner' || (mine === 'admin' && theirs !== 'owner')

/** The member with this address: the list has no other name for a person. */
export async function findMember(email: string): Promise<Member | undefined> {
  for await (const member of api.members.list({ limit: 100 })) {
    if (member.email === email) return member
  }
  return undefined
}
