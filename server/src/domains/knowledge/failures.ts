/**
 * Why a source may fail: what happened, and what to do. The codes are public (`failure.code`), and
 * docs/knowledge.md lists them from here. The sentence that a source shows (`error`) is made where it
 * fails, for it can say more.
 */
export const failureCatalogue = {
  no_text: [
    'No text was found.',
    'Add an address whose text the server sends, or the text itself.',
  ],
  unsupported_type: ['The format is not one that is read.', 'Convert it, or add its text.'],
  binary_content: ['The content is binary data.', 'Add the document itself, or its text.'],
  too_large: ['A bound on size was passed.', 'Split the content into parts.'],
  too_hard: [
    'The content is too complex, or reading the text out took too much memory.',
    'Split the content into parts.',
  ],
  took_too_long: [
    'Reading the text out took more than 30 seconds of computing.',
    'Split the content into parts.',
  ],
  too_many_chunks: [
    'The text comes to more than 20,000 chunks.',
    'Split the content into several sources, or raise `chunking.maxTokens` of the base.',
  ],
  encrypted: ['The document is locked with a password.', 'Remove the password and add it again.'],
  malformed_file: ['The file is damaged.', 'Export it again and add that file.'],
  fetch_status: ['The page did not answer 200.', 'Check the address, or refresh later.'],
  not_found: ['The page answered 404 or 410.', 'Check the address.'],
  login_required: ['The page asks for a sign-in.', 'Give `headers` that open it, or add the text.'],
  robots_refused: [
    'robots.txt keeps robots out.',
    'Allow them, or set `ignoreRobots` for your own site.',
  ],
  target_not_allowed: ['The address leads to a private network.', 'Use a public address.'],
  dns_failed: ['The host name was not found.', 'Check the address.'],
  connect_failed: ['No connection to the site was possible.', 'Refresh later.'],
  timeout: ['The site was too slow.', 'Refresh later.'],
  tls_failed: ['The certificate of the site is not valid.', 'Have the certificate renewed.'],
  too_many_redirects: ['The page redirects too often.', 'Add the address where it ends.'],
  malformed_response: [
    'The site breaks the rules of HTTP.',
    'Have the site mended, or add the text.',
  ],
  embedding_auth: ['The embedding service refused the key.', 'Correct the key of the model.'],
  embedding_rate_limited: ['The embedding service was asked too often.', 'Refresh later.'],
  embedding_unavailable: ['The embedding service did not answer.', 'Refresh later.'],
  embedding_dimensions: [
    'The model returned vectors of another length.',
    'Correct the model or its dimensions.',
  ],
  embedding_rejected: ['The embedding service refused the text.', 'See the message.'],
  model_missing: [
    'The embedding model of the base is gone.',
    'Configure it, or re-index the base.',
  ],
  insufficient_credits: ['The organization has too few credits.', 'Get more, then refresh.'],
  plan_limit_reached: ['The plan does not allow so many chunks.', 'Delete something, or move up.'],
  no_pages: ['The site gave no page.', 'Check the address and the patterns.'],
  pages_failed: ['Every page of the site failed.', 'See the failures of its pages.'],
  gone: ['The page has been gone for three refreshes.', 'Delete the source, or correct it.'],
  canceled: ['The run was canceled.', 'Refresh to run it again.'],
  internal: ['Processing failed on our side.', 'Refresh; if it persists, tell the operator.'],
} as const satisfies Record<string, readonly [meaning: string, advice: string]>

export type FailureCode = keyof typeof failureCatalogue

interface Failure {
  code: FailureCode
  retryable?: boolean
  retryAfterMs?: number
}

/** Why a source cannot be processed, in a sentence for its owner. */
export class IngestError extends Error {
  override readonly name = 'IngestError'
  readonly code: FailureCode
  /** Whether trying again a little later may help. */
  readonly retryable: boolean
  /** How long the site asks to wait before that; 0 when it does not. */
  readonly retryAfterMs: number

  constructor(
    message: string,
    { code, retryable = false, retryAfterMs = 0, cause }: Failure & { cause?: unknown },
  ) {
    super(message, { cause })
    this.code = code
    this.retryable = retryable
    this.retryAfterMs = retryAfterMs
  }
}
