import { type Static, Type } from 'typebox'
import { Nullable, Time } from '../../platform/operations/schemas.ts'
import { ranges } from './period.ts'

const Count = (description: string) => Type.Integer({ minimum: 0, description, examples: [12] })
const Slots = (description: string) => Type.Array(Type.Integer({ minimum: 0 }), { description })

const Counted = Type.Object(
  {
    total: Count('Number in the period.'),
    previousTotal: Count('Number in the period before, up to the same time.'),
    slots: Slots('Number in each slot of the period.'),
    previousSlots: Slots('Number in the same slots of the period before.'),
  },
  { title: 'OverviewCount' },
)
export type Counted = Static<typeof Counted>

const Amount = Type.Object(
  {
    currency: Type.String({ description: 'ISO 4217.', examples: ['EUR'] }),
    amount: Type.Integer({ description: 'Sum in minor units.', examples: [21_438_000] }),
  },
  { title: 'OverviewAmount' },
)

const OpenProposals = Type.Object(
  {
    count: Count('Proposals that a client can still answer.'),
    previousCount: Count('Proposals that were open at the start of the period.'),
    values: Type.Array(Amount, {
      description: 'Value of the open proposals by currency, largest first.',
    }),
    previousValue: Type.Integer({
      description: 'Value at the start of the period, in the first currency of `values`.',
    }),
    slots: Slots('Value at the end of each slot, in the first currency of `values`.'),
    isComplete: Type.Boolean({
      description: 'False if there are more than 10,000 proposals: the figures are minimums.',
    }),
  },
  { title: 'OverviewProposals' },
)
export type OpenProposals = Static<typeof OpenProposals>

const kinds = [
  ...(['webhook', 'destination', 'automation', 'sync', 'hook', 'connection'] as const),
  ...(['source', 'proposal', 'token'] as const),
]
const reasons = [
  ...(['stopped', 'unconfirmed', 'gone', 'disabled', 'failing', 'paused', 'partial'] as const),
  ...(['confirmation', 'signIn', 'expiring'] as const),
]

const Need = Type.Object(
  {
    kind: Type.Enum(kinds, { description: 'Type of the resource.' }),
    reason: Type.Enum(reasons, {
      description:
        '`stopped`: the author lost the permissions. `unconfirmed`: saved before permissions were checked. `gone` and `disabled`: turned off by a 410, or by 5 days of failures. `confirmation`: a sync would remove many records. `signIn`: a connection needs a new sign-in.',
    }),
    id: Type.String({ description: 'Identifier of the resource.' }),
    baseId: Nullable(
      Type.String({ description: 'Knowledge base of a source; null for other types.' }),
    ),
    name: Type.String({ description: 'Name, title or URL of the resource.' }),
    message: Nullable(Type.String({ description: 'The error, if there is one.' })),
    status: Nullable(Type.String({ description: 'Status of a proposal; null for other types.' })),
    count: Nullable(
      Type.Integer({
        description:
          'Failed requests of a hook, failed runs of an automation among its last 20, or waiting deliveries of a webhook; at most 1,000.',
      }),
    ),
    at: Nullable(Time('When it began to fail, or when it expires.')),
  },
  { title: 'OverviewNeed' },
)
export type Need = Static<typeof Need>

const ActivityLine = Type.Object(
  {
    type: Type.String({ description: 'Type of the events.', examples: ['contact.created'] }),
    at: Time('Time of the newest event.'),
    count: Count('Events of this type in the ten minutes up to it; at most 10,000.'),
    hasMore: Type.Boolean({ description: 'True if there are more than 10,000.' }),
    events: Type.Array(
      Type.Object(
        {
          id: Type.String({ description: 'Identifier of the event.' }),
          data: Nullable(
            Type.Object(
              {},
              {
                additionalProperties: true,
                description:
                  'Texts and numbers of the data, cut to 200 characters; null if you lack the scope or it was expunged.',
              },
            ),
          ),
        },
        { title: 'OverviewEvent' },
      ),
      { description: 'The newest three events of the line.' },
    ),
  },
  { title: 'OverviewActivity' },
)
export type ActivityLine = Static<typeof ActivityLine>

const Steps = Type.Object(
  {
    contact: Type.Boolean({ description: 'There is a contact.' }),
    proposal: Type.Boolean({ description: 'There is a proposal.' }),
    sent: Type.Boolean({ description: 'A proposal was sent.' }),
    signed: Type.Boolean({ description: 'A proposal was accepted.' }),
  },
  { title: 'OverviewSteps' },
)
export type Steps = Static<typeof Steps>

export const OverviewQuery = Type.Object({
  range: Type.Enum([...ranges], {
    default: '7d',
    description: 'Length of the period: the last 24 hours, or calendar days up to today.',
  }),
  timeZone: Type.String({
    default: 'UTC',
    maxLength: 64,
    description: 'IANA time zone in which days begin.',
    examples: ['Europe/Berlin'],
  }),
})

export const Overview = Type.Object(
  {
    range: Type.Enum([...ranges], { description: 'Length of the period.' }),
    from: Time('Start of the period.'),
    to: Time('End of the period: now.'),
    slots: Type.Array(Time('Start of a slot.'), {
      description: 'Starts of the slots, oldest first: hours, six hours or days.',
    }),
    isComplete: Type.Boolean({
      description:
        'False while the counts of a busy organization are still being added up. Ask again in a second: each request counts up to 160,000 rows more.',
    }),
    missingScopes: Type.Array(Type.String(), {
      description: 'Scopes that you lack. The parts for them are null or left out.',
    }),
    openProposals: Nullable(OpenProposals),
    contactsAdded: Nullable(Counted),
    events: Nullable(Counted),
    delivered: Nullable(Counted),
    failedAttempts: Nullable(Counted),
    succeededRuns: Nullable(Counted),
    failedRuns: Nullable(Counted),
    needs: Type.Array(Need, {
      description:
        'What needs a person: failures, expiries and confirmations, up to 10 of each type.',
    }),
    activity: Nullable(
      Type.Object({ lines: Type.Array(ActivityLine) }, { title: 'OverviewActivities' }),
    ),
    steps: Nullable(Steps),
  },
  {
    title: 'Overview',
    description:
      'Figures of a period, what needs a person, and the latest activity. A part is null if you lack its scope.',
  },
)
export type Overview = Static<typeof Overview>
