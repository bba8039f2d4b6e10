import { randomNumbers } from '../../server/test/random-numbers.ts'
import { findSites, type Mutant } from './sites.ts'

/** `count` of all sites of the files, the same ones for the same seed (Fisher and Yates). */
export function sampleMutants(
  sources: ReadonlyMap<string, string>,
  count: number,
  seed: number,
): Mutant[] {
  const sites = [...sources].flatMap(([file, text]) => findSites(file, text))
  const random = randomNumbers(seed)
  const drawn: Mutant[] = []
  while (drawn.length < count && sites.length > 0) {
    const [site] = sites.splice(Math.floor(random() * sites.length), 1)
    if (site) drawn.push(site)
  }
  return drawn
}
