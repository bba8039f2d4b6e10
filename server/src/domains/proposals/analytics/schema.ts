import { type Static, Type } from 'typebox'
import { Nullable, Time, TimeFilter } from '../../../platform/operations/schemas.ts'
import { statuses } from '../schema.ts'

const groupings = ['month', 'status', 'currency', 'owner', 'template'] as const
export type Grouping = (typeof groupings)[number]

/** Statuses that what was sent can have. */
export const sentStatuses = statuses.filter((status) => status !== 'draft')

export const AnalyticsQuery = Type.Object({
  from: TimeFilter('Sent at this time or later; without it, 365 days before `to`.'),
  to: TimeFilter('Sent before this time; without it, now. At most 731 days after `from`.'),
  groupBy: Type.Enum([...groupings], {
    default: 'month',
    description: 'What the figures are also given for, one by one.',
  }),
})
export type AnalyticsQuery = Static<typeof AnalyticsQuery>

const Count = (description: string) => Type.Integer({ minimum: 0, description, examples: [12] })

const Rate = (description: string) =>
  Nullable(Type.Number({ minimum: 0, maximum: 1, description, examples: [0.4286] }))

const Seconds = (description: string) =>
  Nullable(Type.Integer({ minimum: 0, description, examples: [86_400] }))

const Amount = (description: string) =>
  Type.Integer({ minimum: 0, description, examples: [4_900_000] })

const ProposalValue = Type.Object(
  {
    currency: Type.String({ description: 'ISO 4217.', examples: ['EUR'] }),
    count: Count('Proposals in it.'),
    sent: Amount('Of all of them.'),
    open: Amount('Of those that a client can still answer.'),
    accepted: Amount('Of those that were accepted, and are not void.'),
    lost: Amount('Of those that were declined, expired, or were canceled or voided.'),
  },
  { title: 'ProposalValue', description: 'Sums of `totals.firstTotal`, in minor units.' },
)
export type ProposalValue = Static<typeof ProposalValue>

const counts = Object.fromEntries(
  sentStatuses.map((status) => [status, Count('Standing there.')]),
) as Record<(typeof sentStatuses)[number], ReturnType<typeof Count>>

const figures = {
  count: Count(
    'Proposals that were sent in this time; one with revisions counts as the last sent.',
  ),
  statuses: Type.Object(counts, { description: 'Where they stand now.' }),
  viewRate: Rate('How many of them were viewed; null if there is none.'),
  acceptanceRate: Rate(
    'Of those that are no longer open, how many were accepted and are not void; null if all are open.',
  ),
  medianSecondsToView: Seconds('From sending to the first view; null if nobody viewed one.'),
  medianSecondsToAccept: Seconds('From sending to the last signature; null if none was accepted.'),
  values: Type.Array(ProposalValue, { description: 'One of each currency, by its code.' }),
}

export const Figures = Type.Object(figures, {
  title: 'ProposalFigures',
  description: 'What became of the proposals that were sent.',
})
export type Figures = Static<typeof Figures>

const FiguresOf = Type.Object(
  {
    key: Nullable(
      Type.String({
        description:
          'The month as 2026-11, the status, the currency, or the id of the owner or template; null for those without.',
        examples: ['2026-11'],
      }),
    ),
    name: Nullable(
      Type.String({
        description: 'Of the owner or template; null of others, and where it is gone.',
        examples: ['Ada Lovelace'],
      }),
    ),
    ...figures,
  },
  { title: 'ProposalFiguresOf', description: 'The figures of one group.' },
)
export type FiguresOf = Static<typeof FiguresOf>

export const Analytics = Type.Object(
  {
    from: Time('Beginning of the time, which belongs to it.'),
    to: Time('End of the time, which does not.'),
    timeZone: Type.String({
      description: 'In which months begin: that of the proposal settings.',
      examples: ['Europe/London'],
    }),
    groupBy: Type.Enum([...groupings], { description: 'What the groups are.' }),
    total: Figures,
    groups: Type.Array(FiguresOf, {
      description:
        'Every month in order; of others the 100 with the most proposals, the largest first.',
    }),
    hasMore: Type.Boolean({ description: 'Whether there are groups beyond these.' }),
  },
  { title: 'ProposalAnalytics' },
)
export type Analytics = Static<typeof Analytics>
