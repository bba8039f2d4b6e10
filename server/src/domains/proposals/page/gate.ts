import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../platform/db/database.ts'
import { ApiError, notFound } from '../../../platform/errors.ts'
import { callerOf } from '../../../platform/operations/principal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readBlob } from '../blobs/blob.ts'
import type { ProposalDocument } from '../document.ts'
import type { SigningDependencies } from '../signing/dependencies.ts'
import { type Answer, answerPage } from './answers.ts'
import { codePage } from './closing-pages.ts'
import { hasCookie } from './codes.ts'
import { chosenLanguage, languageOf } from './languages.ts'
import { PageLimits } from './limits.ts'
import { type OpenPage, openPage } from './links.ts'

/**
 * Caches parsed documents. Content never changes under its hash, so it is read and parsed once while it is in use.
 * Parsed, it takes about 6 times its bytes in memory.
 */
class Documents {
  readonly #kept = new LRUCache<string, ProposalDocument>({ max: 200, maxSize: 4_000_000 })

  async read(db: Db, organizationId: string, sha256: string): Promise<ProposalDocument> {
    const key = `${organizationId} ${sha256}`
    const known = this.#kept.get(key)
    if (known) return known
    const bytes = await readBlob(db, organizationId, sha256)
    const document = JSON.parse(bytes.toString('utf8')) as ProposalDocument
    this.#kept.set(key, document, { size: bytes.length })
    return document
  }
}

/** State shared by the operations of the page. */
export interface PageContext {
  platform: Platform
  signing: SigningDependencies
  limits: PageLimits
  documents: Documents
}

export const createPageContext = (
  platform: Platform,
  signing: SigningDependencies,
): PageContext => ({
  ...{ platform, signing },
  limits: new PageLimits(platform),
  documents: new Documents(),
})

/**
 * Opens the page of a link. An address that sends many unknown links must wait, but its valid links still work, because
 * an office or a mobile network shares one address.
 *
 * @throws ApiError `not_found` for any invalid link; `rate_limited`
 */
export async function enter(
  { platform, limits }: PageContext,
  request: FastifyRequest,
  token: string,
  { isCounted = true } = {},
): Promise<OpenPage> {
  const { address } = callerOf(request)
  const page = await openPage(
    platform.database.db,
    token,
    platform.clock.now(),
    chosenLanguage(request),
  )
  if (!page) {
    limits.refuseGuessing(address)
    await limits.countFailure(address)
    throw notFound()
  }
  if (isCounted) await limits.countRequest(page.link.linkId)
  return page
}

/** Returns true if the page requires a code that this browser has not entered. */
export const isLocked = (
  { platform }: PageContext,
  { headers }: FastifyRequest,
  { link, row }: OpenPage,
): boolean => row.access === 'email_code' && !hasCookie(platform, link, headers.cookie)

/**
 * Requires the code before anything is shown or done.
 *
 * @throws ApiError `code_required`
 */
export function requireCode(context: PageContext, request: FastifyRequest, page: OpenPage): void {
  if (isLocked(context, request, page)) throw new ApiError('code_required')
}

interface CodeAnswer {
  isSent?: boolean
  fault?: 'wrong' | 'tooMany' | null
  headers?: Record<string, string>
}

/** Asks for the code in the language of the page, without showing any of the proposal. */
export function answerCode(
  { link, language: tag }: OpenPage,
  { isSent = false, fault = null, headers = {} }: CodeAnswer = {},
): Answer {
  const { language, direction, labels } = languageOf(tag)
  const status = fault === 'wrong' ? 422 : fault === 'tooMany' ? 429 : 200
  const text = fault && labels.code[fault]
  const asked = { token: link.token, labels, language, direction, brand: null }
  return answerPage(codePage({ ...asked, isSent, fault: text }), status, headers)
}

/** Returns the identity that an acceptance records. */
export const identityOf = ({ link, row }: OpenPage) => {
  const { organizationId, proposalId, recipientId, linkId } = link
  // Without the code, no request gets this far.
  return { organizationId, proposalId, recipientId, linkId, codeUsed: row.access === 'email_code' }
}
