const areas = ['contacts', 'knowledge', 'webhooks', 'proposals', 'integrations'] as const

export const scopes = [
  ...areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const),
  '*',
] as const

export type Scope = (typeof scopes)[number]
