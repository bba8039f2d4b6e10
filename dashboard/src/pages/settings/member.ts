import type { Member, Role } from '@capstan/sdk'
import { api } from '../../api.ts'

/** From the most to the least, and what each may do. */
export const roles: Record<Role, string> = {
  owner: 'Everything, and makes and removes owners.',
  admin: 'Everything except owners: tokens, webhooks, members and the settings.',
  member: 'Works with contacts and knowledge, and sees webhooks. Issues no tokens.',
}

/** Owners are made and unmade by owners alone. */
export const mayChange = (mine: Role, theirs: Role): boolean =>
  mine === 'owner' || (mine === 'admin' && theirs !== 'owner')

/** The membership of somebody, whom the list names by the address alone. */
export async function findMember(email: string): Promise<Member | undefined> {
  for await (const member of api.members.list({ limit: 100 })) {
    if (member.email === email) return member
  }
  return undefined
}
