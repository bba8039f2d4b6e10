import { every } from '../../platform/background.ts'
import type { Domain } from '../../platform/domain.ts'
import type { Platform } from '../../platform/platform.ts'
import { contactCreated, contactDeleted, contactUpdated } from './events.ts'
import { ContactId } from './ids.ts'
import { describePhones } from './phones/describe-phones.ts'
import { contactOperations } from './routes.ts'

const sweepMs = 2_000

export const contacts: Domain = {
  name: 'contacts',
  tags: { Contacts: 'People and companies, unique by email, phone and your own id.' },
  scopes: ['contacts:read', 'contacts:write'],
  roles: { member: ['contacts:read', 'contacts:write'] },
  limits: [{ resource: 'contacts', description: 'Null for no limit; 0 is a limit.' }],
  ids: [ContactId],
  events: [contactCreated, contactUpdated, contactDeleted],
  open: (platform) => ({
    operations: contactOperations(platform.pager),
    background: [{ runsOn: 'worker', start: async () => keepDescribing(platform) }],
    drain: () => describePhones(platform),
  }),
}

/** A job for each contact would double what it writes. */
const keepDescribing = (platform: Platform): AsyncDisposable =>
  every(
    sweepMs,
    async () => {
      while (await describePhones(platform));
    },
    { log: platform.log, failure: 'phone numbers could not be described' },
  )
