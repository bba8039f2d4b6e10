import type { Domain } from '../../platform/domain.ts'
import { contactCreated, contactDeleted, contactUpdated } from './events.ts'
import { ContactId } from './ids.ts'
import { contactOperations } from './routes.ts'

export const contacts: Domain = {
  name: 'contacts',
  tags: { Contacts: 'People and companies, unique by email, phone and your own id.' },
  scopes: ['contacts:read', 'contacts:write'],
  roles: { member: ['contacts:read', 'contacts:write'] },
  limits: [{ resource: 'contacts', description: 'Null for no limit; 0 is a limit.' }],
  ids: [ContactId],
  events: [contactCreated, contactUpdated, contactDeleted],
  open: ({ pager }) => ({ operations: contactOperations(pager) }),
}
