import { every } from '../../platform/background.ts'
import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { batchOperations } from './batch/routes.ts'
import { fieldOperations } from './custom-fields/routes.ts'
import { contactCreated, contactDeleted, contactTagged, contactUpdated } from './events.ts'
import { ContactFieldId, ContactId, SegmentId } from './ids.ts'
import { describePhones } from './phones/describe-phones.ts'
import { contactOperations } from './routes.ts'
import { searchOperations } from './search/routes.ts'
import { segmentOperations } from './segments/routes.ts'
import { retagContacts, runRetag } from './tags/retag.ts'
import { tagOperations } from './tags/routes.ts'
import { upsertOperations } from './upsert/routes.ts'

const sweepMs = 2_000

export const contacts: Domain = {
  name: 'contacts',
  tags: {
    Contacts: 'People and companies, unique by email, phone and your own id.',
    'Contact fields': 'What the keys in `custom` hold.',
    Segments: 'Filters of contacts under a name.',
    Tags: 'The labels of contacts, and how many have each.',
  },
  scopes: ['contacts:read', 'contacts:write'],
  roles: { member: ['contacts:read', 'contacts:write'] },
  limits: [
    { resource: 'contacts', description: 'Null for no limit; 0 is a limit.' },
    { resource: 'contactFields', description: 'Null for no limit but 200.' },
    { resource: 'segments', description: 'Null for no limit; 0 is a limit.' },
  ],
  ids: [ContactId, ContactFieldId, SegmentId],
  events: [contactCreated, contactUpdated, contactTagged, contactDeleted],
  open: (platform) => ({
    operations: [
      ...contactOperations(platform.pager),
      ...upsertOperations,
      ...batchOperations,
      ...tagOperations(platform),
      ...searchOperations(platform),
      ...segmentOperations(platform),
      ...fieldOperations(platform),
    ],
    jobs: [handle(retagContacts, (payload, { signal }) => runRetag(platform, payload, signal))],
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
