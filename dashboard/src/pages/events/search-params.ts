import { panel, searchParams, text } from '../../search.ts'

export const eventSearch = searchParams({ type: text, subject: text, event: panel })
