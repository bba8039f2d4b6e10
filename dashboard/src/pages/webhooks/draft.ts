import type { Webhook } from '@capstan/sdk'

export type Retries = 'default' | 'none' | 'own'

/** A form's state of a webhook: text where people type. */
export interface WebhookDraft {
  url: string
  description: string
  events: string[]
  rateLimit: string
  maxInFlight: string
  ordering: Webhook['ordering']
  retries: Retries
  waits: string
  payload: Webhook['payload']
  filter: string
  asymmetric: boolean
  /** Null: those that are there stay, whose values nobody is shown. */
  headers: [name: string, value: string][] | null
}

export const draftOf = (webhook: Webhook | undefined): WebhookDraft => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  events: webhook?.events ?? [],
  rateLimit: String(webhook?.rateLimitPerSecond ?? ''),
  maxInFlight: String(webhook?.maxInFlight ?? ''),
  ordering: webhook?.ordering ?? 'none',
  retries: retriesOf(webhook?.retryScheduleSeconds ?? null),
  waits: (webhook?.retryScheduleSeconds ?? []).map(showWait).join(', '),
  payload: webhook?.payload ?? 'full',
  filter: webhook?.filter ?? '',
  asymmetric: webhook?.asymmetric ?? false,
  headers: webhook && webhook.headerNames.length > 0 ? null : [],
})

const retriesOf = (seconds: number[] | null): Retries => {
  if (seconds === null) return 'default'
  return seconds.length === 0 ? 'none' : 'own'
}

/** Builds the request; an empty field means the default. */
export const bodyOf = (draft: WebhookDraft) => ({
  url: draft.url.trim(),
  description: draft.description.trim() || null,
  events: draft.events,
  rateLimitPerSecond: numberOf(draft.rateLimit),
  maxInFlight: numberOf(draft.maxInFlight),
  ordering: draft.ordering,
  retryScheduleSeconds:
    draft.retries === 'default' ? null : draft.retries === 'none' ? [] : waitsOf(draft.waits),
  payload: draft.payload,
  filter: draft.filter.trim() || null,
  asymmetric: draft.asymmetric,
  ...(draft.headers && {
    headers: Object.fromEntries(draft.headers.filter(([name]) => name.trim() !== '')),
  }),
})

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))

const units: [letter: string, seconds: number][] = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
]

/** 300 as `5m`. */
export function showWait(seconds: number): string {
  const [letter, size] = units.find(([, one]) => seconds >= one && seconds % one === 0) ?? ['s', 1]
  return `${seconds / size}${letter}`
}

/** `5s, 5m, 2h` in seconds; null when a part of it is no time. */
export function waitsOf(text: string): number[] | null {
  const waits = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((part) => {
      const [, count, letter = 's'] = /^(\d+)([smhd]?)$/.exec(part) ?? []
      const size = units.find(([one]) => one === (letter || 's'))?.[1]
      return count === undefined || size === undefined ? Number.NaN : Number(count) * size
    })
  return waits.some(Number.isNaN) || waits.length === 0 ? null : waits
}
