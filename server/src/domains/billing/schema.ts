import { type Static, Type } from 'typebox'
import { Nullable, Time } from '../../platform/http/schemas.ts'
import type { PlanLimits, PlanRow } from './store.ts'

const Limit = Type.Object({
  used: Type.Integer({ description: 'How many there are.' }),
  max: Nullable(
    Type.Integer({ description: 'How many the plan allows; null when it sets no limit.' }),
  ),
})

export const limitedResources = [
  'contacts',
  'bases',
  'sources',
  'chunks',
  'webhooks',
  'members',
] as const

export const Limits = Type.Object(
  Object.fromEntries(limitedResources.map((resource) => [resource, Limit])) as Record<
    (typeof limitedResources)[number],
    typeof Limit
  >,
  { title: 'Limits', description: 'What the organization has of each bounded resource.' },
)
export type Limits = Static<typeof Limits>

const RateLimitState = Nullable(
  Type.Object({
    limit: Type.Integer({ description: 'Requests a minute.' }),
    remaining: Type.Integer({ description: 'Requests that would be admitted at once.' }),
    resetSeconds: Type.Integer({ description: 'Seconds until the full burst is there again.' }),
  }),
)

/** What `GET /v1/me` says of the account. */
export const AccountUsage = Type.Object({
  plan: Type.String({ description: 'Key of the plan.', examples: ['pro'] }),
  rateLimit: RateLimitState,
  limits: Limits,
  credits: Type.Object({
    balance: Nullable(Type.Integer({ description: 'Credits to use; null when unmetered.' })),
  }),
})
export type AccountUsage = Static<typeof AccountUsage>

export const Usage = Type.Object(
  {
    plan: Type.String({ description: 'Key of the plan.', examples: ['pro'] }),
    credits: Type.Object({
      balance: Nullable(Type.Integer({ description: 'Credits to use; null when unmetered.' })),
      reserved: Type.Integer({ description: 'Credits set aside for work that is under way.' }),
      grants: Type.Array(
        Type.Object({
          amount: Type.Integer(),
          remaining: Type.Integer(),
          reason: Type.String(),
          expiresAt: Nullable(Time('When what remains is lost.')),
        }),
      ),
    }),
    limits: Limits,
    rateLimit: RateLimitState,
    daily: Type.Array(
      Type.Object({
        date: Type.String({ format: 'date', examples: ['2026-11-21'] }),
        credits: Type.Integer({ description: 'Credits used on that day (UTC).' }),
      }),
      { description: 'The last 30 days on which credits were used.' },
    ),
  },
  { title: 'Usage' },
)
export type Usage = Static<typeof Usage>

const Max = (description: string, maximum = 2_000_000_000) =>
  Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum, description })))

export const PlanSettings = Type.Object(
  {
    requestsPerMinute: Max('Requests a minute and token; null for no limit.', 1_000_000),
    burst: Max('How many of them at once; at most a fifth of the limit.'),
    maxContacts: Max('Null for no limit; 0 is a limit.'),
    maxBases: Max('Null for no limit.'),
    maxSources: Max('Null for no limit.'),
    maxChunks: Max('Null for no limit.'),
    maxWebhooks: Max('Null for no limit.'),
    maxMembers: Max('Null for no limit.'),
    monthlyCredits: Max('Credits granted each month; null when credits are not metered.'),
    maxUploadBytes: Type.Optional(
      Nullable(
        Type.Integer({
          minimum: 1024,
          maximum: 200 * 1024 * 1024,
          description: 'How large an uploaded file may be; null for 50 MiB.',
        }),
      ),
    ),
  },
  { title: 'PlanSettings', additionalProperties: false },
)
export type PlanSettings = Static<typeof PlanSettings>

export const Plan = Type.Object(
  {
    key: Type.String({ examples: ['pro'] }),
    ...Type.Required(PlanSettings).properties,
  },
  { title: 'Plan' },
)
export type Plan = Static<typeof Plan>

type Resource = (typeof limitedResources)[number]

const settingOf = (resource: Resource) =>
  `max${resource[0]?.toUpperCase()}${resource.slice(1)}` as `max${Capitalize<Resource>}`

/** What the settings of a plan say of each bounded resource. */
export const limitsOf = (settings: PlanSettings): PlanLimits =>
  Object.fromEntries(
    limitedResources.map((resource) => [resource, settings[settingOf(resource)] ?? null]),
  )

export const presentPlan = (row: PlanRow): Plan => ({
  key: row.key,
  requestsPerMinute: row.requests_per_minute,
  burst: row.burst,
  ...(Object.fromEntries(
    limitedResources.map((resource) => [settingOf(resource), row.limits[resource] ?? null]),
  ) as Record<ReturnType<typeof settingOf>, number | null>),
  monthlyCredits: row.monthly_credits,
  maxUploadBytes: row.max_upload_bytes,
})

export const presentLimits = (limits: PlanLimits, used: ReadonlyMap<string, number>): Limits =>
  Object.fromEntries(
    limitedResources.map((resource) => [
      resource,
      { used: used.get(resource) ?? 0, max: limits[resource] ?? null },
    ]),
  ) as Limits
