import { type Static, Type } from 'typebox'
import { expects, List, PageQuery, Text } from '../../../platform/operations/schemas.ts'
import { Contact } from '../schema.ts'
import { operators } from './fields.ts'
import { sorts } from './order.ts'

const example = '-lastActivityAt'

export const Sort = Type.Unsafe<string>({
  type: 'string',
  pattern: `^-?(${sorts.join('|')}|custom\\.[A-Za-z][A-Za-z0-9_]{0,59})$`,
  description: `Order of the results: ${sorts.join(', ')} or \`custom.<key>\` of a sortable field; with a leading \`-\` in descending order. Contacts without the value come last in both directions, and ids break ties. Default: newest first.`,
  examples: [example],
  ...expects(
    `${sorts.join(', ')} or custom.<key>, with - for descending order, such as ${example}`,
  ),
})

/** Loose schema of a filter. `readFilter` validates it and reports the path of an error. */
export const FilterObject = Type.Object(
  {},
  {
    additionalProperties: true,
    description: `\`{and: […]}\`, \`{or: […]}\`, \`{not: …}\` or \`{field, op, value}\`, with op one of ${operators.join(', ')}. At most 5 levels and 50 comparisons.`,
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

const total = 'If true, adds `totalCount`: the number of matches, exact up to 10,000.'

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

/** Search parameters of the list, besides its older filters. */
export const searchQuery = {
  filter: Type.Optional(
    Text(
      'Filter as a CEL expression, such as `tag == "vip" && custom.seats > 10`.',
      'tag == "customer" && createdAt.withinLast("30d")',
      4000,
    ),
  ),
  sort: Type.Optional(Sort),
  totalCount: Type.Optional(Type.Boolean({ description: total })),
}

export const TotalCount = Type.Object(
  {
    value: Type.Integer({ minimum: 0, description: 'Number of matches.', examples: [412] }),
    relation: Type.Union([Type.Literal('eq'), Type.Literal('gte')], {
      description: '`gte`: there are at least this many.',
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
