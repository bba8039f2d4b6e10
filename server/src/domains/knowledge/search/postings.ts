/** Blocks of a list double from 2 to 1,024 entries: a rare term costs 12 bytes, a common one 4 for each posting. */
const firstBlock = 2
const largestBlock = 1024

/** Size of a page: 4 MB. Growing a single array for a million chunks took 1.9 s for each copy. */
const pageBits = 20
const pageEntries = 1 << pageBits
const inPage = pageEntries - 1

/** Maximum frequency. A posting is `document << 8 | frequency`: 16.7 million documents, frequencies up to 255. */
export const maxFrequency = 255

/**
 * Lists of postings by number, all in a few pages. A base of 100,000 chunks has about 300,000 lists, most of one or two
 * entries, which would cost 10 times as much as separate arrays. A place is a page and a position in it; no block
 * crosses the end of a page.
 */
export class PostingLists {
  readonly #pages: Uint32Array[] = [new Uint32Array(1 << 6)]
  /** Used part of the last page. */
  #used = 0
  // By list: its start, the place of the next posting, the end of its last block, its length.
  #heads: Uint32Array = new Uint32Array(1 << 4)
  #tails: Uint32Array = new Uint32Array(1 << 4)
  #ends: Uint32Array = new Uint32Array(1 << 4)
  #lengths: Uint32Array = new Uint32Array(1 << 4)
  #lists = 0

  get bytes(): number {
    const ofPages = this.#pages.reduce((sum, page) => sum + page.byteLength, 0)
    return ofPages + this.#heads.byteLength * 4
  }

  /** Starts an empty list. The first has the number 0, each further one the next number. */
  create(): void {
    if (this.#lists === this.#heads.length) {
      this.#heads = grown(this.#heads, this.#lists + 1)
      this.#tails = grown(this.#tails, this.#lists + 1)
      this.#ends = grown(this.#ends, this.#lists + 1)
      this.#lengths = grown(this.#lengths, this.#lists + 1)
    }
    const list = this.#lists++
    const start = this.#allocate(firstBlock)
    this.#heads[list] = start
    this.#tails[list] = start
    this.#ends[list] = start + firstBlock
  }

  length(list: number): number {
    return this.#lengths[list] ?? 0
  }

  add(list: number, document: number, frequency: number): void {
    let tail = this.#tails[list] ?? 0
    const end = this.#ends[list] ?? 0
    if (tail === end) {
      const size = blockSizeAfter(this.length(list))
      tail = this.#allocate(size)
      // The word after a block's entries points to the next block.
      this.#set(end, tail)
      this.#ends[list] = tail + size
    }
    this.#set(tail, (document << 8) | Math.min(frequency, maxFrequency))
    this.#tails[list] = tail + 1
    this.#lengths[list] = this.length(list) + 1
  }

  /** Calls `visit` with the document and frequency of each posting, in the order in which they were added. */
  forEach(list: number, visit: (document: number, frequency: number) => void): void {
    let left = this.length(list)
    let place = this.#heads[list] ?? 0
    for (let size = firstBlock; left > 0; size = Math.min(size * 2, largestBlock)) {
      const page = this.#pages[place >>> pageBits] as Uint32Array
      let at = place & inPage
      const end = at + Math.min(size, left)
      for (; at < end; at++) {
        const posting = page[at] as number
        visit(posting >>> 8, posting & maxFrequency)
      }
      left -= size
      place = page[at] as number
    }
  }

  #allocate(entries: number): number {
    const taken = entries + 1
    if (this.#used + taken > pageEntries) {
      this.#pages.push(new Uint32Array(pageEntries))
      this.#used = 0
    }
    const last = this.#pages.length - 1
    const page = this.#pages[last] as Uint32Array
    const start = this.#used
    this.#used += taken
    if (this.#used > page.length) this.#pages[last] = grown(page, this.#used)
    return ((last << pageBits) | start) >>> 0
  }

  #set(place: number, value: number): void {
    const page = this.#pages[place >>> pageBits] as Uint32Array
    page[place & inPage] = value
  }
}

function blockSizeAfter(length: number): number {
  return Math.min(length + firstBlock, largestBlock)
}

function grown(array: Uint32Array, needed: number): Uint32Array {
  const larger = new Uint32Array(Math.max(needed, Math.ceil(array.length * 1.5)))
  larger.set(array)
  return larger
}
