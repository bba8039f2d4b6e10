import { defineEvent } from '../../../platform/events/event.ts'
import { Base, exampleBase } from './schema.ts'

export const baseDeleted = defineEvent(
  'base.deleted',
  'A base was deleted with all its sources; the data is its last state. No `source.deleted` is emitted for them.',
  Base,
  exampleBase,
)
