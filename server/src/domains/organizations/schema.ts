import { type Static, Type } from 'typebox'
import { OrganizationId } from '../../platform/ids.ts'
import { expects, Id, Name, Time } from '../../platform/operations/schemas.ts'
import { PlanKey } from '../billing/index.ts'
import type { OrganizationRow } from './store.ts'

export const Organization = Type.Object(
  {
    id: Id(OrganizationId, 'Identifier of the organization.'),
    name: Type.String({ examples: ['Analytical Engines'] }),
    plan: Type.String({ description: 'Key of its plan.', examples: ['pro'] }),
    createdAt: Time('When it was created.'),
  },
  { title: 'Organization' },
)
export type Organization = Static<typeof Organization>

const OrganizationName = Name('What the organization is called.', 'Analytical Engines')
export const NewOrganization = Type.Object(
  { name: OrganizationName, plan: Type.Optional(PlanKey) },
  { title: 'NewOrganization', additionalProperties: false },
)
export type NewOrganization = Static<typeof NewOrganization>

export const OrganizationChanges = Type.Object(
  { name: Type.Optional(OrganizationName), plan: Type.Optional(PlanKey) },
  { title: 'OrganizationChanges', additionalProperties: false },
)
export type OrganizationChanges = Static<typeof OrganizationChanges>

export const NewCredits = Type.Object(
  {
    amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'How many credits.' }),
    reason: Type.String({ minLength: 1, maxLength: 200, examples: ['annual contract'] }),
    expiresAt: Type.Optional(
      Type.String({ format: 'date-time', ...expects('a time such as 2027-01-01T00:00:00Z') }),
    ),
  },
  { title: 'NewCredits', additionalProperties: false },
)

export const Credits = Type.Object(
  { balance: Type.Union([Type.Integer(), Type.Null()], { description: 'Null when unmetered.' }) },
  { title: 'Credits' },
)

export const presentOrganization = (row: OrganizationRow): Organization => ({
  id: OrganizationId.show(row.id),
  name: row.name,
  plan: row.plan,
  createdAt: row.created_at.toISOString(),
})

const Amount = (description: string) => Type.Integer({ description })

const activity = {
  requests: Amount('Requests within the last minute.'),
  refused: Amount('Of them, those that a limit refused (402, 429).'),
  busyMs: Amount('Time that they took, in milliseconds.'),
  deliveriesWaiting: Amount('Deliveries of webhooks and destinations that wait.'),
  hookEventsWaiting: Amount('Events of hooks that nothing has handled yet.'),
  jobsWaiting: Amount('Background jobs that wait.'),
  jobsRunning: Amount('Background jobs that run, on all nodes.'),
  mails: Amount('Mails of the current hour.'),
  storedBytes: Amount('Bytes of its files.'),
  inboundBytes: Amount('Bytes of the events of hooks in this month.'),
}
export type ActivityName = keyof typeof activity
const names = Object.keys(activity) as ActivityName[]

export const OrganizationActivity = Type.Object(
  {
    id: Id(OrganizationId, 'Identifier of the organization.'),
    name: Type.String({ examples: ['Analytical Engines'] }),
    plan: Type.String({ description: 'Key of its plan.', examples: ['pro'] }),
    ...activity,
  },
  { title: 'OrganizationActivity' },
)
export type OrganizationActivity = Static<typeof OrganizationActivity>

export const ActivityQuery = Type.Object({
  by: Type.Enum(names, {
    default: 'requests',
    description: 'What the list is sorted by, the most first.',
    ...expects(`one of ${names.join(', ')}`),
  }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'How many.' }),
})
