import type { ContactField, FilterOperator } from '@capstan/sdk'
import { api } from '../../api.ts'
import type { Comparison } from './filter.ts'
import { useWholeList } from './whole-list.ts'

/** Kind of a field's values, which decides how they are compared and entered. */
type Kind = 'text' | 'words' | 'number' | 'day' | 'time' | 'flag' | 'choice'

interface Choice {
  value: string
  label: string
}

export interface FilterField {
  field: string
  label: string
  kind: Kind
  choices?: readonly Choice[]
}

/** A comparison as people choose it: with or without a value is two of them. */
export interface OperatorChoice {
  key: string
  words: string
  op: FilterOperator
  /** Given where the operator says it all. */
  value?: boolean
}

const choice = (op: FilterOperator, words: string): OperatorChoice => ({ key: op, words, op })
const presence: readonly OperatorChoice[] = [
  { key: 'present', words: 'has any value', op: 'exists', value: true },
  { key: 'absent', words: 'is empty', op: 'exists', value: false },
]
const several = [choice('in', 'is any of'), choice('nin', 'is none of'), ...presence]

export const operatorsOf: Record<Kind, readonly OperatorChoice[]> = {
  text: [
    choice('contains', 'contains'),
    choice('eq', 'is'),
    choice('startsWith', 'starts with'),
    ...presence,
  ],
  words: several,
  choice: several,
  number: [choice('eq', 'is'), choice('gt', 'is above'), choice('lt', 'is below'), ...presence],
  day: [choice('eq', 'is on'), choice('gt', 'is after'), choice('lt', 'is before'), ...presence],
  time: [
    choice('withinLast', 'within'),
    choice('gt', 'is after'),
    choice('lt', 'is before'),
    ...presence,
  ],
  flag: [choice('eq', 'is')],
}

export const spans: readonly Choice[] = [
  { value: '24h', label: '24 hours' },
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
  { value: '365d', label: '365 days' },
]

const statuses: readonly Choice[] = [
  { value: 'opted_in', label: 'Opted in' },
  { value: 'opted_out', label: 'Opted out' },
  { value: 'unknown', label: 'Unknown' },
]

const kinds: Partial<Record<ContactField['type'], Kind>> = {
  number: 'number',
  boolean: 'flag',
  date: 'day',
  select: 'choice',
  multiSelect: 'choice',
}

const ofCustom = ({ key, label, type, options }: ContactField): FilterField => ({
  field: `custom.${key}`,
  label,
  kind: kinds[type] ?? 'text',
  choices: options.map((value) => ({ value, label: value })),
})

/** Everything that contacts can be filtered by here, the organization's own fields last. */
export function useFilterFields(): readonly FilterField[] {
  const members = useWholeList(api.members.list).data ?? []
  const fields = useWholeList(api.contactFields.list).data ?? []
  const tags = useWholeList(api.tags.list).data ?? []
  return [
    {
      field: 'tag',
      label: 'Tag',
      kind: 'words',
      choices: tags.map(({ name }) => ({ value: name, label: name })),
    },
    {
      field: 'ownerId',
      label: 'Owner',
      kind: 'choice',
      choices: members.map(({ id, name }) => ({ value: id, label: name })),
    },
    { field: 'company', label: 'Company', kind: 'text' },
    { field: 'consent.email', label: 'Email consent', kind: 'choice', choices: statuses },
    { field: 'consent.sms', label: 'SMS consent', kind: 'choice', choices: statuses },
    { field: 'consent.call', label: 'Call consent', kind: 'choice', choices: statuses },
    { field: 'doNotContact', label: 'Do not contact', kind: 'flag' },
    { field: 'lastActivityAt', label: 'Last activity', kind: 'time' },
    { field: 'createdAt', label: 'Added', kind: 'time' },
    { field: 'email', label: 'Email', kind: 'text' },
    { field: 'phone', label: 'Phone', kind: 'text' },
    { field: 'jobTitle', label: 'Job title', kind: 'text' },
    { field: 'address.city', label: 'City', kind: 'text' },
    { field: 'address.country', label: 'Country', kind: 'text' },
    { field: 'birthday', label: 'Birthday', kind: 'text' },
    { field: 'website', label: 'Website', kind: 'text' },
    ...fields.filter(({ archived }) => !archived).map(ofCustom),
  ]
}

/** The comparison in the form that the fields here have: one of several is several of one. */
export const inForm = ({ kind }: FilterField, comparison: Comparison): Comparison => {
  const { op, value } = comparison
  const isSeveral = kind === 'words' || kind === 'choice'
  if (!isSeveral || (op !== 'eq' && op !== 'ne')) return comparison
  return { ...comparison, op: op === 'eq' ? 'in' : 'nin', value: [value] }
}

export const operatorOf = ({ kind }: FilterField, { op, value }: Comparison) =>
  operatorsOf[kind].find(
    (one) => one.op === op && (one.value === undefined || one.value === (value !== false)),
  )

/** A value as the chip says it; empty where the operator says it all. */
export function valueWords({ kind, choices = [] }: FilterField, { op, value }: Comparison): string {
  if (op === 'exists') return ''
  if (op === 'withinLast') return spans.find((one) => one.value === value)?.label ?? String(value)
  if (kind === 'flag') return value === true ? 'yes' : 'no'
  if (kind === 'time') return String(value).slice(0, 10)
  const texts = [value].flat().map((one) => choices.find((c) => c.value === one)?.label ?? `${one}`)
  return texts.length > 3
    ? `${texts.slice(0, 3).join(', ')} +${texts.length - 3}`
    : texts.join(', ')
}
