import { oneOf, panel, searchParams, text } from '../../search.ts'

const runStatusIn = oneOf(
  ...(['queued', 'running', 'needs_confirmation', 'succeeded', 'partial', 'failed'] as const),
  'canceled',
)

export const newSyncSearch = searchParams({ connection: text })
export const syncSearch = searchParams({
  view: oneOf('preview', 'mapping', 'settings'),
  status: runStatusIn,
  run: panel,
})
