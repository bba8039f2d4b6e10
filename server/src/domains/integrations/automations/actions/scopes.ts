import type { InsideCall } from '../../../../platform/operations/insider.ts'
import type { Action } from './schema.ts'

type Called = Exclude<Action['type'], 'event.emit' | 'mail.send' | 'http.request'>

/** The writes of the API that actions are. */
export const operationOf: Readonly<Record<Called, InsideCall['operation']>> = {
  'contact.upsert': 'PUT /v1/contacts/by/{key}/{value}',
  'contact.tag': 'PUT /v1/contacts/{contactId}/tags/{tag}',
  'source.add': 'POST /v1/bases/{baseId}/sources',
  'proposal.create': 'POST /v1/proposals',
  'proposal.send': 'POST /v1/proposals/{proposalId}/send',
}

const scopeOf: Readonly<Record<Action['type'], string>> = {
  'contact.upsert': 'contacts:write',
  'contact.tag': 'contacts:write',
  'source.add': 'knowledge:write',
  'proposal.create': 'proposals:write',
  'proposal.send': 'proposals:write',
  'event.emit': 'events:write',
  'mail.send': 'integrations:write',
  'http.request': 'integrations:write',
}

/** What whoever saves them must be allowed to do, and go on being. */
export const scopesOf = (actions: readonly Action[]): string[] => [
  ...new Set(actions.map(({ type }) => scopeOf[type])),
]

/** Whether it is sent out of here, and so cannot commit with what stands beside it. */
export const isOutward = ({ type }: Action): boolean => type === 'http.request'
