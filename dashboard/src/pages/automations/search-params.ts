import { oneOf, panel, searchParams, text } from '../../search.ts'

export const newAutomationSearch = searchParams({ hook: text })
export const automationSearch = searchParams({
  view: oneOf('runs', 'versions'),
  status: oneOf('queued', 'running', 'succeeded', 'failed', 'skipped', 'held'),
  run: panel,
})
