import { defineEvent } from '../../../platform/events/event.ts'
import { exampleImportEnd, ImportEnd } from './schema.ts'

export const importCompleted = defineEvent(
  'contact_import.completed',
  'An import of contacts ended; `status` is `partial` where it ended before the end of the file.',
  ImportEnd,
  exampleImportEnd,
)

export const importFailed = defineEvent(
  'contact_import.failed',
  'An import of contacts failed; `error` says why.',
  ImportEnd,
  {
    ...exampleImportEnd,
    status: 'failed',
    progress: {
      ...exampleImportEnd.progress,
      rowsRead: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      failed: 0,
    },
    error: {
      code: 'malformed_file',
      message: 'The workbook is damaged or cut off. Open it, save it again and upload that file.',
      line: null,
    },
  },
)
