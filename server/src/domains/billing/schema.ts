import { type Static, Type } from 'typebox'
import type { Limit as LimitDeclaration } from '../../platform/domain.ts'
import { expects, Nullable, Time } from '../../platform/operations/schemas.ts'
import type { PlanLimits, PlanRow } from './plan-store.ts'

const Limit = Type.Object(
  {
    used: Type.Integer({
      description: 'How many there are; of a month or an hour, how many were made.',
    }),
    max: Nullable(
      Type.Integer({ description: 'How many the plan allows; null when it sets no limit.' }),
    ),
  },
  { title: 'LimitUse' },
)

const limitsSchema = (limits: readonly LimitDeclaration[]) =>
  Type.Object(Object.fromEntries(limits.map(({ resource }) => [resource, Limit])), {
    title: 'Limits',
    description: 'What the organization has of each bounded resource.',
  })
export type UsageLimits = Record<string, Static<typeof Limit>>

const RateLimitState = Nullable(
  Type.Object(
    {
      limit: Type.Integer({ description: 'Requests a minute.' }),
      remaining: Type.Integer({ description: 'Requests that would be admitted at once.' }),
      resetSeconds: Type.Integer({ description: 'Seconds until the full burst is there again.' }),
    },
    { title: 'RateLimitState' },
  ),
)

/** Returns the schema of the account in `GET /v1/me`. */
export const accountSchema = (limits: readonly LimitDeclaration[]) =>
  Type.Object({
    plan: Type.String({ description: 'Key of the plan.', examples: ['pro'] }),
    rateLimit: RateLimitState,
    organizationRateLimit: RateLimitState,
    limits: limitsSchema(limits),
    credits: Type.Object({
      balance: Nullable(Type.Integer({ description: 'Credits to use; null when unmetered.' })),
    }),
  })
export type Account = Static<ReturnType<typeof accountSchema>>

export const usageSchema = (limits: readonly LimitDeclaration[]) =>
  Type.Object(
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
      limits: limitsSchema(limits),
      rateLimit: RateLimitState,
      organizationRateLimit: RateLimitState,
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
export type Usage = Static<ReturnType<typeof usageSchema>>

export const PlanKey = Type.String({
  pattern: '^[a-z][a-z0-9_-]{0,59}$',
  examples: ['pro'],
  ...expects('the key of a plan, such as pro'),
})

/** 1 PiB. */
const maxBytes = 2 ** 50

const Max = (description: string, maximum = 2_000_000_000) =>
  Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum, description })))

/** The plan's setting for a limit: `maxContacts` for `contacts`. */
export const settingOf = ({ resource, period }: LimitDeclaration): string =>
  `${period === undefined ? 'max' : `${period}ly`}${resource.charAt(0).toUpperCase()}${resource.slice(1)}`

const settings = (limits: readonly LimitDeclaration[]) => ({
  requestsPerMinute: Max('Requests a minute and token; null for no limit.', 1_000_000),
  burst: Max('How many of them at once; at most a fifth of the limit.'),
  organizationRequestsPerMinute: Max(
    'Requests a minute of all tokens and people of an organization together; null for three times the limit of one.',
    10_000_000,
  ),
  ...(Object.fromEntries(
    limits.map((limit) => [
      settingOf(limit),
      Max(limit.description, limit.unit === 'bytes' ? maxBytes : undefined),
    ]),
  ) as Record<`max${string}`, ReturnType<typeof Max>>),
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
  maxInboundBytes: Type.Optional(
    Nullable(
      Type.Integer({
        minimum: 1024,
        maximum: 10 * 1024 * 1024,
        description: 'How large a request to a hook may be; null for 1 MiB.',
      }),
    ),
  ),
})

export const planSettingsSchema = (limits: readonly LimitDeclaration[]) =>
  Type.Object(settings(limits), { title: 'PlanSettings', additionalProperties: false })

export const planSchema = (limits: readonly LimitDeclaration[]) =>
  Type.Object(
    {
      key: Type.String({ examples: ['pro'] }),
      ...Type.Required(planSettingsSchema(limits)).properties,
    },
    { title: 'Plan' },
  )
type Plan = Static<ReturnType<typeof planSchema>>

export const presentPlan = (plan: PlanRow, limits: readonly LimitDeclaration[]): Plan => ({
  key: plan.key,
  requestsPerMinute: plan.requests_per_minute,
  burst: plan.burst,
  organizationRequestsPerMinute: plan.organization_requests_per_minute,
  ...Object.fromEntries(
    limits.map((limit) => [settingOf(limit), plan.limits[limit.resource] ?? null]),
  ),
  monthlyCredits: plan.monthly_credits,
  maxUploadBytes: plan.max_upload_bytes,
  maxInboundBytes: plan.max_inbound_bytes,
})

export const presentLimits = (
  max: PlanLimits,
  used: ReadonlyMap<string, number>,
  limits: readonly LimitDeclaration[],
): UsageLimits =>
  Object.fromEntries(
    limits.map(({ resource }) => [
      resource,
      { used: used.get(resource) ?? 0, max: max[resource] ?? null },
    ]),
  )
