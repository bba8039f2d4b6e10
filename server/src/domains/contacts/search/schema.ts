import { type Static, Type } from 'typebox'
import { expects, List, PageQuery } from '../../../platform/operations/schemas.ts'
import { Contact } from '../schema.ts'
import { operators } from './fields.ts'
import { sorts } from './order.ts'

const example = '-lastActivityAt'

export const Sort = Type.Unsafe<string>({
  type: 'string',
  pattern: `^-?(${sorts.join('|')}|custom\\.[A-Za-z][A-Za-z0-9_]{0,59})$`,
  description: `The order: ${sorts.join(', ')} or \`custom.<key>\` of a sortable field; with \`-\` the other way round. Contacts without the value come last in both, and ids break ties. Without it: newest first.`,
  examples: [example],
  ...expects(
    `${sorts.join(', ')} or custom.<key>, with - for the other direction, such as ${example}`,
  ),
})

/** Read by `readFilter`, which names the place of what is wrong. */
export const FilterObject = Type.Object(
  {},
  {
    additionalProperties: true,
    description: `\`{and: […]}\`, \`{or: […]}\`, \`{not: …}\` or \`{field, op, value}\`, where op is ${operators.join(', ')}. At most 5 levels and 50 comparisons.`,
    examples: [
      {
        and: [
          { field: 'tag', op: 'eq', value: 'customer' },
          { field: 'createdAt', op: 'withinLast', value: '30d' },
        ],
      },
    ],
    ...expects('a filter, such as {"field": "tag", "op": "eq", "value": "customer"}'),
  },
)

const total = 'Adds `totalCount`: how many fit in all, exact up to 10,000.'

export const ContactSearch = Type.Object(
  {
    filter: Type.Optional(FilterObject),
    sort: Type.Optional(Sort),
    limit: Type.Optional(PageQuery.limit),
    cursor: PageQuery.cursor,
    totalCount: Type.Optional(Type.Boolean({ description: total })),
  },
  { title: 'ContactSearch', additionalProperties: false },
)

/** What the list takes beside its older filters. */
export const searchQuery = {
  filter: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 4000,
      description:
        'The filter of a search as an expression in CEL, such as `tag == "vip" && custom.seats > 10`.',
      examples: ['tag == "customer" && createdAt.withinLast("30d")'],
    }),
  ),
  sort: Type.Optional(Sort),
  totalCount: Type.Optional(Type.Boolean({ description: total })),
}

export const TotalCount = Type.Object(
  {
    value: Type.Integer({ minimum: 0, description: 'How many fit.', examples: [412] }),
    relation: Type.Union([Type.Literal('eq'), Type.Literal('gte')], {
      description: '`gte`: there are at least so many.',
    }),
  },
  { title: 'TotalCount', description: 'Present only if you set `totalCount`.' },
)
export type TotalCount = Static<typeof TotalCount>

export const ContactList = Type.Object(
  { ...List(Contact).properties, totalCount: Type.Optional(TotalCount) },
  { title: 'ContactList' },
)
export type ContactList = Static<typeof ContactList>
