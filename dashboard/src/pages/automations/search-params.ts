import { oneOf, searchParams, text } from '../../search.ts'

export const runStatusIn = oneOf('queued', 'running', 'succeeded', 'failed', 'skipped', 'held')

export const newAutomationSearch = searchParams({ hook: text })
export const automationSearch = searchParams({
  view: oneOf('runs', 'versions'),
  status: runStatusIn,
  run: text,
})
