import type { Domain } from '../../platform/domain.ts'
import type { Platform } from '../../platform/platform.ts'
import { contactCreated, contactDeleted, contactUpdated } from './events.ts'
import { contactOperations } from './routes.ts'

export const contacts = ({ pager }: Platform): Domain => ({
  operations: contactOperations(pager),
  events: [contactCreated, contactUpdated, contactDeleted],
})
