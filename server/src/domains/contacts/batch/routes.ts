import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { ContactBatch, ContactBatchResult } from './schema.ts'
import { runBatch } from './service.ts'

export const batchOperations: readonly Operation[] = [
  operation(
    {
      method: 'POST',
      path: '/v1/contacts/batch',
      operationId: 'batchContacts',
      tag: 'Contacts',
      summary: 'Write many contacts',
      description:
        'Creates, updates, upserts or deletes up to 500 contacts in one transaction. Each item succeeds or fails on its own: an error is reported for its item and does not affect the others.',
      scope: 'contacts:write',
      body: ContactBatch,
      itemsStandAlone: true,
      reply: ContactBatchResult,
    },
    async (work, { body }) => ({ data: await runBatch(work, body) }),
  ),
]
