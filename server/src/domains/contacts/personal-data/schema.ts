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
    sentAt: Time('When the mail was queued.'),
    expiresAt: Time('Until when its link works.'),
    confirmedAt: Nullable(Time('When the contact confirmed; null if it did not.')),
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
      Type.Object({ at: Time('When they were merged.'), contacts: Type.Array(Contact) }),
      { description: 'What the contact, and those merged into it, were before; for 30 days.' },
    ),
    imports: Type.Array(
      Type.Object({
        importId,
        before: Type.Union([Columns, Type.Null()]),
        after: Columns,
      }),
      { description: 'What imports wrote, for 30 days. Null: the import made the contact.' },
    ),
    failedRows: Type.Array(
      Type.Object({ importId, line: Type.Integer(), cells: Type.Array(Type.String()) }),
      { description: 'Rows of imports that name the contact and were not imported; for 30 days.' },
    ),
    records: Type.Record(Type.String(), Type.Array(Type.Unknown()), {
      description:
        'What the other products keep, by what it is: `events` with their payloads, `changes` of the audit log, `inboundEvents` and `publishedEvents` that set off what automations did with the contact, and `waitingMails` of these automations that are not sent yet.',
      examples: [{ events: [], changes: [] }],
    }),
    isComplete: Type.Boolean({
      description:
        'False where a list has more than 10,000 items: it shows the newest. And where bodies of inbound events are not shown, being no text of at most 64 KiB or more than 16 MiB together, or automations did more than 200,000 things, of which the newest are looked at.',
    }),
  },
  {
    title: 'PersonalData',
    description: 'Everything that is kept of a contact, newest first.',
  },
)
export type PersonalData = Static<typeof PersonalData>
