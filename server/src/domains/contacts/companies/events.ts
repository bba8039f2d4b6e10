import { defineEvent } from '../../../platform/events/event.ts'
import { Company, exampleCompany } from './schema.ts'

export const companyCreated = defineEvent(
  'company.created',
  'A company was created.',
  Company,
  exampleCompany,
)

export const companyUpdated = defineEvent(
  'company.updated',
  'A company changed; a write that changes nothing emits nothing.',
  Company,
  exampleCompany,
)

export const companyDeleted = defineEvent(
  'company.deleted',
  'A company was deleted; the data is its last state. What earlier events said about it is expunged, and so is this one when its deliveries have ended.',
  Company,
  exampleCompany,
  { erases: true },
)
