import { setTimeout as rest } from 'node:timers/promises'
import { every } from '../../platform/background.ts'
import type { Domain } from '../../platform/domain.ts'
import { handle } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { batchOperations } from './batch/routes.ts'
import { companyOperations } from './companies/routes.ts'
import { companyCreated, companyDeleted, companyUpdated } from './companies/schema.ts'
import { followCompany, runFollow } from './companies/service.ts'
import { consentOperations } from './consents/routes.ts'
import { fieldOperations } from './custom-fields/routes.ts'
import { runSortWork, sortWork } from './custom-fields/sort-work.ts'
import { findDuplicates } from './duplicates/find-duplicates.ts'
import { duplicateOperations } from './duplicates/routes.ts'
import { erasureOperations } from './erasure/routes.ts'
import { contactErased } from './erasure/schema.ts'
import { finishErasure, runFinishErasure } from './erasure/service.ts'
import {
  contactConsentChanged,
  contactCreated,
  contactDeleted,
  contactSegmentEntered,
  contactSegmentLeft,
  contactTagged,
  contactUpdated,
} from './events.ts'
import { exportOperations } from './exports/routes.ts'
import { expireExports, exportJob, runExport } from './exports/run-export.ts'
import { sealedPartColumn } from './exports/store.ts'
import { contactFinders } from './finders-store.ts'
import {
  CompanyId,
  ConsentId,
  ContactExportId,
  ContactFieldId,
  ContactId,
  ContactImportId,
  ContactNoteId,
  DuplicateGroupId,
  SegmentId,
} from './ids.ts'
import { expireImports, expiryJob } from './imports/expiry.ts'
import { importCompleted, importFailed, importJob, undoJob } from './imports/import-run.ts'
import { importOperations } from './imports/routes.ts'
import { runImport } from './imports/run-import.ts'
import { runUndo } from './imports/undo.ts'
import { mergeOperations } from './merge/routes.ts'
import { contactMerged, contactUnmerged } from './merge/schema.ts'
import { forgetMerges, runForgetMerges } from './merge/service.ts'
import { noteOperations } from './notes/routes.ts'
import { personalDataOperations } from './personal-data/routes.ts'
import { contactOperations } from './routes.ts'
import { searchOperations } from './search/routes.ts'
import {
  compareAllSegments,
  compareSegments,
  runCompare,
  runCompareAll,
} from './segments/compare.ts'
import { segmentOperations } from './segments/routes.ts'
import { tagOperations } from './tags/routes.ts'
import { retagContacts, runRetag } from './tags/service.ts'
import { timelineOperations } from './timeline/routes.ts'
import { recordEvents } from './timeline/store.ts'
import { contactToolbox } from './toolbox.ts'
import { upsertOperations } from './upsert/routes.ts'

export { requireReachable } from './consents/request.ts'
export { readCardFields } from './files/card-fields.ts'
export { type Card, readCards } from './files/vcard-reader.ts'
export { findContactByEmail } from './handles/store.ts'
export { ContactId } from './ids.ts'
export { namesOf as columnNamesOf } from './imports/analyze.ts'
export { applyRecords } from './records/apply-records.ts'
export { canMatchBy, isRecordField } from './records/read-fields.ts'
export {
  type ConflictPolicy,
  conflictPolicies,
  type FieldConflict,
  type FieldValues,
  type RecordOutcome,
  type RemoteContact,
} from './records/record.ts'
export { presentContact } from './representation.ts'
export { removeContact } from './service.ts'
export { type ContactRow, findContact } from './store.ts'
export { tagContact, untagContact } from './tags/service.ts'
export { contactChoice, contactUri } from './toolbox.ts'

const sweepMs = 60_000

export const contacts: Domain = {
  name: 'contacts',
  tags: {
    Contacts: 'People and companies, unique by email, phone and your own id.',
    Companies: 'Companies that contacts belong to, unique by domain.',
    'Imports and exports':
      'Imports of contact files, which can be undone, and exports of contacts to files.',
    'Contact fields': 'Definitions of the keys in `custom`.',
    Segments: 'Named filters of contacts.',
    Tags: 'Labels of contacts, with the number of contacts that have each.',
  },
  scopes: ['contacts:read', 'contacts:write'],
  roles: { member: ['contacts:read', 'contacts:write'] },
  limits: [
    { resource: 'contacts', description: 'Null for no limit; 0 is a limit.' },
    { resource: 'contactFields', description: 'Null for no limit other than 200.' },
    { resource: 'segments', description: 'Null for no limit; 0 is a limit.' },
    { resource: 'companies', description: 'Null for no limit; 0 is a limit.' },
    { resource: 'contactNotes', description: 'Notes on contacts. Null for no limit.' },
  ],
  sealedColumns: [sealedPartColumn],
  ids: [
    ...[ContactId, CompanyId, ContactNoteId, ConsentId, ContactFieldId, SegmentId],
    ...[ContactImportId, ContactExportId, DuplicateGroupId],
  ],
  events: [
    ...[contactCreated, contactUpdated, contactTagged, contactConsentChanged, contactDeleted],
    ...[contactMerged, contactUnmerged, contactErased],
    ...[contactSegmentEntered, contactSegmentLeft],
    ...[companyCreated, companyUpdated, companyDeleted],
    ...[importCompleted, importFailed],
  ],
  open: (platform, catalogue) => ({
    operations: [
      ...contactOperations(platform.pager),
      ...upsertOperations,
      ...batchOperations,
      ...tagOperations(platform),
      ...searchOperations(platform),
      ...segmentOperations(platform),
      ...fieldOperations(platform),
      ...companyOperations(platform.pager),
      ...noteOperations(platform.pager),
      ...consentOperations(platform),
      ...duplicateOperations(platform),
      ...mergeOperations,
      ...erasureOperations,
      ...personalDataOperations(catalogue),
      ...timelineOperations(platform.pager, catalogue),
      ...importOperations(platform),
      ...exportOperations(platform),
    ],
    jobs: [
      handle(retagContacts, (payload, { signal }) => runRetag(platform, payload, signal)),
      handle(forgetMerges, (_nothing, { signal }) => runForgetMerges(platform, signal)),
      handle(finishErasure, (remains) => runFinishErasure(platform, remains)),
      handle(followCompany, (payload, { signal }) => runFollow(platform, payload, signal)),
      handle(compareAllSegments, () => runCompareAll(platform, catalogue)),
      handle(compareSegments, (payload, { signal }) => runCompare(platform, payload, signal)),
      handle(sortWork, (payload, { signal }) => runSortWork(platform, payload, signal)),
      handle(importJob, (key, attempt) => runImport(platform, key, attempt)),
      handle(undoJob, (key, attempt) => runUndo(platform, key, attempt)),
      handle(exportJob, (key, attempt) => runExport(platform, key, attempt)),
      handle(expiryJob, async (_nothing, { signal }) => {
        await expireImports(platform, signal)
        await expireExports(platform, signal)
      }),
    ],
    finders: contactFinders,
    on: { '*': recordEvents },
    background: [{ runsOn: 'worker', start: async () => keepComparing(platform) }],
    drain: () => findDuplicates(platform),
    toolbox: contactToolbox,
  }),
}

/** Rest after each batch, as a multiple of its duration, so that other writers get their turn. */
const restShare = { embedded: 2, postgres: 0 }

/** Compares the queued contacts. After an upgrade all contacts are queued. A node that stops waits for one batch. */
const keepComparing = (platform: Platform): AsyncDisposable => {
  let isEnding = false
  const comparing = every(
    sweepMs,
    async () => {
      for (let hasMore = true; hasMore && !isEnding; ) {
        const startedAt = performance.now()
        hasMore = await findDuplicates(platform)
        await rest((performance.now() - startedAt) * platform.database.pick(restShare))
      }
    },
    {
      log: platform.log,
      failure: 'contacts could not be compared',
      follows: platform.database,
    },
  )
  return {
    async [Symbol.asyncDispose]() {
      isEnding = true
      await comparing[Symbol.asyncDispose]()
    },
  }
}
