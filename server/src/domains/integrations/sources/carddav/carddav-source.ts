import {
  maxPages,
  type PageRequest,
  SourceFault,
  type SourcePage,
  StateExpired,
  type SyncSource,
} from '../../syncs/source.ts'
import { textSetting } from '../answers.ts'
import { findAddressBook } from './address-book.ts'
import { fetchCards } from './cards.ts'
import { type Changes, readChanges } from './changes.ts'

/**
 * Each page asks again for the changes since `token`, in the order of their paths, and takes those after `after`:
 * so little is kept, and what changes meanwhile comes with `nextToken` in the next run.
 */
type Place = {
  book: string
  token: string | null
  nextToken: string | null
  isCut: boolean
  after: string
  pages: number
}

const pageSize = 1_000
const cardsAtOnce = 100

/** Cards of an address book (RFC 6352), by what has changed since the last run where the server can tell (RFC 6578). */
export const cardDavSource: SyncSource = {
  async readPage(request: PageRequest): Promise<SourcePage> {
    const start = (request.checkpoint as Place | null) ?? (await startOf(request))
    const changes = await readChanges(request, start.book, start.token)
    // The first answer's token: cards that changed since then are read once more by the next run.
    const isFirst = start.after === ''
    const place = isFirst ? { ...start, nextToken: changes.token, isCut: changes.isCut } : start
    const waiting = pathsAfter(changes, place.after)
    const taken = waiting.slice(0, pageSize)
    const gone = new Set(changes.gone)
    const page: SourcePage = {
      records: [],
      gone: taken.filter((href) => gone.has(href)),
      next: null,
      state: null,
    }
    const cards = taken.filter((href) => !gone.has(href))
    for (let at = 0; at < cards.length; at += cardsAtOnce) {
      const some = await fetchCards(request, place.book, cards.slice(at, at + cardsAtOnce))
      page.records.push(...some.records)
      page.gone.push(...some.gone)
    }
    const next =
      waiting.length > pageSize ? { ...place, after: taken.at(-1) ?? '' } : nextPart(place)
    if (next === null) return { ...page, state: stateOf(place) }
    if (next.pages >= maxPages) throw new SourceFault('The CardDAV server never ends its list.')
    return { ...page, next: { ...next, pages: next.pages + 1 } }
  },
}

async function startOf(request: PageRequest): Promise<Place> {
  const state = request.state as { book: string; token: string } | null
  const named = textSetting(request.config, 'collection')
  const book = state && named === null ? state.book : await findAddressBook(request)
  if (state && state.book !== book) throw new StateExpired('Another address book is synced now.')
  return { book, token: state?.token ?? null, nextToken: null, isCut: false, after: '', pages: 0 }
}

const pathsAfter = ({ changed, gone }: Changes, after: string): string[] =>
  [...new Set([...changed, ...gone])].filter((href) => href > after).sort()

/** A list that the server cut goes on from the token that came with it. */
function nextPart(place: Place): Place | null {
  if (!place.isCut || place.nextToken === null) return null
  if (place.nextToken === place.token) {
    throw new SourceFault('The CardDAV server cuts its list and leads to the same place again.')
  }
  return { ...place, token: place.nextToken, nextToken: null, isCut: false, after: '' }
}

const stateOf = ({ book, nextToken }: Place) =>
  nextToken === null ? null : { book, token: nextToken }
