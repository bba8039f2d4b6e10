import { type Static, Type } from 'typebox'
import { Id, Nullable, Time } from '../../../platform/operations/schemas.ts'
import { Company } from '../companies/schema.ts'
import { ContactConsent } from '../consents/schema.ts'
import { ContactImportId } from '../ids.ts'
import { ContactNote } from '../notes/schema.ts'
import { Contact } from '../schema.ts'
import { TimelineEntry } from '../timeline/schema.ts'

const importId = Id(ContactImportId, 'The import.')
const Columns = Type.Record(Type.String(), Type.Unknown())

const ConsentRequest = Type.Object(
  {
    email: Type.String(),
    purpose: Type.String(),
    wording: Nullable(Type.String()),
    sentAt: Time('Time when the mail was queued.'),
    expiresAt: Time('Time when its link expires.'),
    confirmedAt: Nullable(Time('Time when the contact confirmed; null if it did not.')),
  },
  { description: 'A mail that asked for consent.' },
)

export const PersonalData = Type.Object(
  {
    contact: Contact,
    company: Type.Union([Company, Type.Null()]),
    notes: Type.Array(ContactNote),
    timeline: Type.Array(TimelineEntry),
    consents: Type.Array(ContactConsent),
    consentRequests: Type.Array(ConsentRequest),
    merges: Type.Array(
      Type.Object({ at: Time('Time of the merge.'), contacts: Type.Array(Contact) }),
      {
        description: 'Earlier states of the contact and of those merged into it; kept for 30 days.',
      },
    ),
    imports: Type.Array(
      Type.Object({
        importId,
        before: Type.Union([Columns, Type.Null()]),
        after: Columns,
      }),
      {
        description:
          'Values that imports wrote; kept for 30 days. Null: the import created the contact.',
      },
    ),
    failedRows: Type.Array(
      Type.Object({ importId, line: Type.Integer(), cells: Type.Array(Type.String()) }),
      { description: 'Rejected import rows that name the contact; kept for 30 days.' },
    ),
    records: Type.Record(Type.String(), Type.Array(Type.Unknown()), {
      description:
        'Data of the other products, by kind: `events` with their payloads, `changes` from the audit log, `inboundEvents` and `publishedEvents` that triggered automations for the contact, and `waitingMails` that these automations have not sent yet.',
      examples: [{ events: [], changes: [] }],
    }),
    isComplete: Type.Boolean({
      description:
        'False if something is left out: a list has more than 10,000 items and shows only the newest; bodies of inbound events are not text, are larger than 64 KiB, or exceed 16 MiB together; or automations ran more than 200,000 actions, of which only the newest are searched.',
    }),
  },
  {
    title: 'PersonalData',
    description: 'All data about a contact, newest first.',
  },
)
export type PersonalData = Static<typeof PersonalData>
