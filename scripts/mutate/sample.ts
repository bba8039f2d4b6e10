import { findSites, type Mutant } from './sites.ts'

/** `count` of all sites of the files, the same ones for the same seed (Fisher and Yates). */
export function sampleMutants(
  sources: ReadonlyMap<string, string>,
  count: number,
  seed: number,
): Mutant[] {
  const sites = [...sources].flatMap(([file, text]) => findSites(file, text))
  const random = mulberry32(seed)
  const drawn: Mutant[] = []
  while (drawn.length < count && sites.length > 0) {
    const [site] = sites.splice(Math.floor(random() * sites.length), 1)
    if (site) drawn.push(site)
  }
  return drawn
}

/** Tommy Ettinger's generator: 32 bits of state, the same sequence on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
