import { defineId } from '../../platform/ids.ts'

export const ContactId = defineId('contact', 'con')
export const ContactImportId = defineId('contactImport', 'imp')
export const ContactExportId = defineId('contactExport', 'exp')
export const SegmentId = defineId('segment', 'seg')
export const DuplicateGroupId = defineId('duplicateGroup', 'dup')
export const ContactFieldId = defineId('contact field', 'fld')

export const CompanyId = defineId('company', 'cmp')

export const ConsentId = defineId('consent', 'cns')

export const ContactNoteId = defineId('contactNote', 'note')
