import { automations } from './automations/index.ts'
import { companies } from './companies/index.ts'
import { connections } from './connections/index.ts'
import { contacts } from './contacts/index.ts'
import { destinations } from './destinations/index.ts'
import { events } from './events/index.ts'
import { hooks } from './hooks/index.ts'
import { knowledge } from './knowledge/index.ts'
import { overview } from './overview/index.ts'
import { proposals } from './proposals/index.ts'
import { requests } from './requests/index.ts'
import { settings } from './settings/index.ts'
import { syncs } from './syncs/index.ts'
import { usage } from './usage/index.ts'
import { webhooks } from './webhooks/index.ts'

/** The folders of pages, in the order of the navigation. A new one is added by its folder and a line here. */
export const domains = [
  overview,
  contacts,
  companies,
  proposals,
  knowledge,
  hooks,
  connections,
  syncs,
  automations,
  webhooks,
  destinations,
  events,
  requests,
  usage,
  settings,
] as const
