import { oneOf, panel, searchParams, text } from '../../search.ts'
import { presetNames } from './preset-names.ts'

const statusIn = oneOf('received', 'processed', 'ignored', 'failed', 'held', 'duplicate')

export const newHookSearch = searchParams({ preset: oneOf(...presetNames), hook: text })
export const hookSearch = searchParams({
  view: oneOf('refused', 'settings'),
  status: statusIn,
  type: text,
  event: panel,
})
export const contactSearch = searchParams({ event: text })
