import type { Schemas } from '../schemas.ts'

/** A question, and which knowledge bases to look through. */
export type WideSearchQuery = Schemas['WideSearchQuery']
/** Hits of a search in several bases, best first, and the credits that it cost. */
export type WideSearchResult = Schemas['WideSearchResult']
