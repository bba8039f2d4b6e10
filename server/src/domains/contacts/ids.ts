import { defineId } from '../../platform/ids.ts'

export const ContactId = defineId('contact', 'con')
export const SegmentId = defineId('segment', 'seg')
export const ContactFieldId = defineId('contact field', 'fld')
