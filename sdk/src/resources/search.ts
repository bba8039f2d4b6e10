import type { Schemas } from '../schemas.ts'

/** A question, and which knowledge bases to look through. */
export type WideSearchQuery = Schemas['WideSearchQuery']
/** What was found in them, best first, and what it cost. */
export type WideSearchResult = Schemas['WideSearchResult']
