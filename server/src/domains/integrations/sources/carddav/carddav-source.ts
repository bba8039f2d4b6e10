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
 * Position of a run. Each page requests the changes since `token` again, ordered by path, and takes those after
 * `after`: so little is stored, and later changes come with `nextToken` in the next run.
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

/** Cards of an address book (RFC 6352), by changes since the last run if the server supports it (RFC 6578). */
export const cardDavSource: SyncSource = {
  async readPage(request: PageRequest): Promise<SourcePage> {
    const start = (request.checkpoint as Place | null) ?? (await startOf(request))
    const changes = await readChanges(request, start.book, start.token)
    // Token of the first response: cards that change later are read again in the next run.
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
    if (next.pages >= maxPages) throw new SourceFault('The CardDAV server’s list does not end.')
    return { ...page, next: { ...next, pages: next.pages + 1 } }
  },
}

async function startOf(request: PageRequest): Promise<Place> {
  const state = request.state as { book: string; token: string } | null
  const named = textSetting(request.config, 'collection')
  const book = state && named === null ? state.book : await findAddressBook(request)
  if (state && state.book !== book)
    throw new StateExpired('The sync now reads another address book.')
  return { book, token: state?.token ?? null, nextToken: null, isCut: false, after: '', pages: 0 }
}

const pathsAfter = ({ changed, gone }: Changes, after: string): string[] =>
  [...new Set([...changed, ...gone])].filter((href) => href > after).sort()

/** Returns the next part of a list that the server cut, from the token that came with it. */
function nextPart(place: Place): Place | null {
  if (!place.isCut || place.nextToken === null) return null
  if (place.nextToken === place.token) {
    throw new SourceFault(
      'The CardDAV server returns parts of its list and leads back to the same place.',
    )
  }
  return { ...place, token: place.nextToken, nextToken: null, isCut: false, after: '' }
}

const stateOf = ({ book, nextToken }: Place) =>
  nextToken === null ? null : { book, token: nextToken }
