/** The organization that grows, and what was made for it by the API. */
export interface Filled {
  organizationId: string
  tokenId: string
  webhookId: string
  /** Has received all inbound events but the rare ones. */
  hookId: string
  /** Of the contacts with a rare tag. */
  segmentId: string
  baseId: string
  /** Rows of the larger tables in the end, however many there are so far. */
  rows: number
  /** Of them, how many there are of sources. */
  sourcesShare: number
  /** When row 0 happened; each row is a second after the one before. */
  startMs: number
}

/** Row numbers of a kind make its ids, in the order of their times, so that the program can name them. */
export const kinds = {
  contact: 1,
  event: 2,
  delivery: 3,
  attempt: 4,
  source: 5,
  run: 6,
  audit: 7,
  request: 8,
  credit: 9,
  base: 10,
  other: 11,
  company: 12,
  field: 13,
  proposal: 14,
  recipient: 15,
  link: 16,
  comment: 17,
  mail: 18,
  template: 19,
  block: 20,
  item: 21,
  image: 22,
  inbound: 23,
  automation: 24,
  automationRun: 25,
  destination: 26,
  sync: 27,
  syncRun: 28,
} as const

export const timeOf = ({ startMs }: Filled, row: number): string =>
  new Date(startMs + row * 1_000).toISOString()

export function idOf(filled: Filled, kind: keyof typeof kinds, row: number): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
  const ms = filled.startMs + row * 1_000
  const digits = `${hex(ms, 12)}7${hex(kinds[kind], 3)}8${hex(row, 15)}`
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
