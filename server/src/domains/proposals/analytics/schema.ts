import { type Static, Type } from 'typebox'
import { Nullable, Time, TimeFilter } from '../../../platform/operations/schemas.ts'
import { statuses } from '../schema.ts'

const groupings = ['month', 'status', 'currency', 'owner', 'template'] as const
export type Grouping = (typeof groupings)[number]

/** Statuses that a sent proposal can have. */
export const sentStatuses = statuses.filter((status) => status !== 'draft')

export const AnalyticsQuery = Type.Object({
  from: TimeFilter('Start of the period, inclusive. Default: 365 days before `to`.'),
  to: TimeFilter('End of the period, exclusive. Default: now. At most 731 days after `from`.'),
  groupBy: Type.Enum([...groupings], {
    default: 'month',
    description: 'Breaks the figures down by this field.',
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
    count: Count('Number of proposals in this currency.'),
    sent: Amount('Sum of all proposals.'),
    open: Amount('Sum of the proposals that a client can still answer.'),
    accepted: Amount('Sum of the accepted proposals that are not void.'),
    lost: Amount('Sum of the proposals that were declined, expired, canceled or voided.'),
  },
  { title: 'ProposalValue', description: 'Sums of `totals.firstTotal`, in minor units.' },
)
export type ProposalValue = Static<typeof ProposalValue>

const counts = Object.fromEntries(
  sentStatuses.map((status) => [status, Count('Proposals with this status.')]),
) as Record<(typeof sentStatuses)[number], ReturnType<typeof Count>>

const figures = {
  count: Count(
    'Proposals sent in this period. A proposal with revisions counts once, as the last revision that was sent.',
  ),
  statuses: Type.Object(counts, { description: 'Number of proposals in each current status.' }),
  viewRate: Rate('Share of the proposals that were viewed; null if there are no proposals.'),
  acceptanceRate: Rate(
    'Share of the closed proposals that were accepted and are not void; null if all are open.',
  ),
  medianSecondsToView: Seconds(
    'Median time from sending to the first view; null if no proposal was viewed.',
  ),
  medianSecondsToAccept: Seconds(
    'Median time from sending to the last signature; null if no proposal was accepted.',
  ),
  values: Type.Array(ProposalValue, {
    description: 'One entry for each currency, sorted by its code.',
  }),
}

export const Figures = Type.Object(figures, {
  title: 'ProposalFigures',
  description: 'Results of the sent proposals.',
})
export type Figures = Static<typeof Figures>

const FiguresOf = Type.Object(
  {
    key: Nullable(
      Type.String({
        description:
          'The month such as `2026-11`, the status, the currency, or the id of the owner or template; null for proposals that have no owner or template.',
        examples: ['2026-11'],
      }),
    ),
    name: Nullable(
      Type.String({
        description:
          'Name of the owner or template. Null for other groups, and if the owner or template was deleted.',
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
    from: Time('Start of the period, inclusive.'),
    to: Time('End of the period, exclusive.'),
    timeZone: Type.String({
      description: 'Time zone in which months begin, from the proposal settings.',
      examples: ['Europe/London'],
    }),
    groupBy: Type.Enum([...groupings], { description: 'Field that the groups are formed by.' }),
    total: Figures,
    groups: Type.Array(FiguresOf, {
      description:
        'Every month in order. For other fields, the 100 groups with the most proposals, largest first.',
    }),
    hasMore: Type.Boolean({ description: 'True if there are more groups than these.' }),
  },
  { title: 'ProposalAnalytics' },
)
export type Analytics = Static<typeof Analytics>
