import { defineEvent } from '../../../platform/events/event.ts'
import { Base, exampleBase } from '../bases/schema.ts'

export const baseReindexed = defineEvent(
  'base.reindexed',
  'A base changed over to another embedding model: searches use the new vectors from now on.',
  Base,
  exampleBase,
)
