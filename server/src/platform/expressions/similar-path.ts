import { editDistance } from '../edit-distance.ts'

/** Most places of an input that are looked at, so that a large body costs no more than a small one. */
const maxPlaces = 2_000
const maxNameLength = 50

interface Place {
  path: string
  name: string
  root: string
  parent: string
  value: unknown
  depth: number
}

const childOf = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`
  return /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`
}

/** Lists the named places of the input, the outer ones first. Of a list, the first element stands for all. */
function placesOf(input: object): Place[] {
  const places: Place[] = []
  const open = Object.entries(input).map(([root, value]) => ({ root, path: root, value, depth: 0 }))
  for (let at = 0; at < open.length && places.length < maxPlaces; at++) {
    const { root, path, value, depth } = open[at] as (typeof open)[number]
    if (typeof value !== 'object' || value === null) continue
    const entries: [string | number, unknown][] = Array.isArray(value)
      ? value.slice(0, 1).map((one) => [0, one])
      : Object.entries(value)
    for (const [key, child] of entries) {
      const place = { root, path: childOf(path, key), value: child, depth: depth + 1 }
      if (open.length < maxPlaces) open.push(place)
      if (typeof key === 'string') places.push({ ...place, name: key, parent: path })
    }
  }
  return places
}

const plain = (name: string): string =>
  name
    .slice(0, maxNameLength)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Returns true if people may type one name for the other: equal but for case and signs, or one or two letters apart. */
export function isSimilar(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)]
  if (one === other) return true
  const most = Math.min(2, Math.floor(Math.min(one.length, other.length) / 3))
  return most > 0 && editDistance(one, other) <= most
}

/** Path that an expression reads and the input does not have. */
export interface MissingPath {
  /** Its last name. */
  name: string
  /** The value that it begins with: `body`; absent if it begins with a name of the input. */
  root?: string
  /** The path above its last name. */
  parent?: string
}

/** Returns the path of the input that was probably meant, or null if no name is similar. */
export function findSimilar({ name, root, parent }: MissingPath, input: object) {
  const similar = placesOf(input).filter((place) => isSimilar(place.name, name))
  const rank = (place: Place): number =>
    (place.parent === parent ? 0 : 1_000) +
    (plain(place.name) === plain(name) ? 0 : 400) +
    (root === undefined || place.root === root ? 0 : 200) +
    (place.value === null ? 100 : 0) +
    place.depth
  const [best] = similar.sort((a, b) => rank(a) - rank(b))
  return best?.path ?? null
}
