import { flag, panel, searchParams, text } from '../../search.ts'

export const memberSearch = searchParams({ create: flag })
export const tokenSearch = searchParams({ create: flag, token: panel })
export const auditSearch = searchParams({
  actor: text,
  action: text,
  resource: text,
  from: text,
  to: text,
  entry: panel,
})
