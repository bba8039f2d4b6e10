/**
 * What processing and searching cost, in credits: one for a run, one more for each ten chunks that it
 * stores, and one for a search. A run whose text did not change costs nothing. A re-index costs one for
 * each ten chunks that it has embedded.
 */
export const searchCost = 1

const chunksPerCredit = 10

/** A chunk of the default size holds about a thousand characters of English. */
const charactersPerChunk = 1_000

/** The cost of a page of usual length: the length is unknown before the page is fetched. */
const expectedPageCost = 3

export const costOf = (chunksCount: number): number => 1 + Math.ceil(chunksCount / chunksPerCredit)

/** Finding the pages of a sitemap or a crawl; each page then costs what it comes to. */
export const siteCost = 1

/** What is reserved before the work; `text` null when it is still to be fetched. */
export const expectedCost = (text: string | null): number =>
  text === null ? expectedPageCost : costOf(Math.ceil(text.length / charactersPerChunk))

/** What new vectors for chunks that are stored already cost. */
export const reindexCost = (chunksCount: number): number => Math.ceil(chunksCount / chunksPerCredit)

export const reindexSubject = (reindexId: string): string => `reindex:${reindexId}`

/** The ledger's name of one run of one source. */
export const subjectOf = (sourceId: string, run: number): string => `source:${sourceId}:${run}`
