import { withoutAccents, wordsOf } from '../chunking/words.ts'
import { type EmbeddingModel, normalize } from './model.ts'

const dimensions = 384

/**
 * A lexical model: it needs no download, network or training, and knows no meaning. Texts are similar if they share
 * words and parts of words, so it matches inflections, compounds and misspellings, but not synonyms or other languages.
 * Each word, and each of its groups of three to five letters, is hashed to one of 384 dimensions with a sign
 * (Weinberger et al., "Feature Hashing for Large Scale Multitask Learning", 2009). The same text gives the same vector
 * on every machine, and in every version with this name.
 */
export const builtinModel: EmbeddingModel = {
  name: 'capstan-lexical-384',
  dimensions,
  maxTokens: Number.POSITIVE_INFINITY,
  async embed(texts, signal) {
    const vectors: Float32Array[] = []
    for (const text of texts) {
      signal?.throwIfAborted()
      vectors.push(embedText(text))
    }
    return vectors
  },
}

function embedText(text: string): Float32Array {
  const counts = new Map<string, number>()
  for (const { text: word, kind } of wordsOf(text, false)) {
    if (kind === 'word') counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const vector = new Float32Array(dimensions)
  for (const [word, count] of counts) {
    if (functionWords.has(word)) continue
    const weight = 1 + Math.log(count)
    for (const [dimension, share] of featuresOf(word)) {
      vector[dimension] = (vector[dimension] as number) + weight * share
    }
  }
  return normalize(vector)
}

/**
 * Dimensions and shares of a word: 0.2 of its square for the whole, the rest for its groups of letters. A larger share
 * for the whole does not rank known words better, and ranks misspelled ones worse.
 */
type Features = readonly (readonly [dimension: number, share: number])[]

const wholeShare = Math.sqrt(0.2)
const groupsShare = 0.8
const shortestGroup = 3
const longestGroup = 5

// Words repeat: a cache of 20,000, about 20 MB at most, makes embedding three times as fast.
const maxRemembered = 20_000
const remembered = new Map<string, Features>()

function featuresOf(word: string): Features {
  const cached = remembered.get(word)
  if (cached) return cached
  const bounded = `<${withoutAccents(word)}>`
  const groups = new Set<string>()
  for (let length = shortestGroup; length <= longestGroup; length++) {
    for (let i = 0; i + length <= bounded.length; i++) groups.add(bounded.slice(i, i + length))
  }
  groups.delete(bounded)
  const share = Math.sqrt(groupsShare / groups.size)
  const features = [
    feature(bounded, wholeShare),
    ...[...groups].map((group) => feature(group, share)),
  ]
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(word, features)
  return features
}

function feature(text: string, share: number): readonly [number, number] {
  const hash = hash32(text)
  return [(hash >>> 1) % dimensions, hash & 1 ? share : -share]
}

/** FNV-1a over UTF-16 units, mixed again because its low bits alone are poor. */
function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * English words that say nothing about a text's subject. Changing them changes the model, which then needs a new name.
 */
const functionWords = new Set(
  `a about after all also am an and any are as at be because been before being between both but by can
could did do does doing for from further had has have having he her here his how i if in into is it its
just me more most my no nor not now of off on once only or other our out over own s same she should so
some such t than that the their them then there these they this those through to too under until up very
was we were what when where which while who whom why will with would you your`.split(/\s+/),
)
