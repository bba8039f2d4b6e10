import { defineId } from '../../../platform/ids.ts'

export const ContactNoteId = defineId('contactNote', 'note')
