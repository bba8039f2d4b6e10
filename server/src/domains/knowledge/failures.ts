/**
 * Reasons why a source may fail: the problem, and what to do. The codes are public (`failure.code`), and
 * docs/failures.md lists them from here. The sentence that a source shows (`error`) is written where it fails, because
 * it can say more.
 */
export const failureCatalogue = {
  no_text: [
    'No text was found.',
    'Add an address whose text the server sends, or the text itself.',
  ],
  unsupported_type: ['The format is not supported.', 'Convert it, or add its text.'],
  binary_content: ['The content is binary data.', 'Add the document itself, or its text.'],
  too_large: ['The content exceeds a size limit.', 'Split the content into parts.'],
  too_hard: [
    'The content is too complex, or extracting its text took too much memory.',
    'Split the content into parts.',
  ],
  took_too_long: [
    'Extracting the text took more than 30 seconds of CPU time.',
    'Split the content into parts.',
  ],
  too_many_chunks: [
    'The text has more than 20,000 chunks.',
    'Split the content into several sources, or raise `chunking.maxTokens` of the base.',
  ],
  encrypted: ['The document is locked with a password.', 'Remove the password and add it again.'],
  malformed_file: ['The file is damaged.', 'Export it again and add that file.'],
  fetch_status: ['The page did not return 200.', 'Check the address, or refresh later.'],
  not_found: ['The page returned 404 or 410.', 'Check the address.'],
  login_required: [
    'The page requires signing in.',
    'Set `headers` that grant access, or add the text.',
  ],
  robots_refused: [
    'robots.txt excludes robots.',
    'Allow them there, or set `ignoreRobots` for your own site.',
  ],
  target_not_allowed: ['The address leads to a private network.', 'Use a public address.'],
  dns_failed: ['The host name does not exist.', 'Check the address.'],
  connect_failed: ['The site did not accept a connection.', 'Refresh later.'],
  timeout: ['The site was too slow.', 'Refresh later.'],
  tls_failed: ['The certificate of the site is not valid.', "Ask the site's owner to renew it."],
  too_many_redirects: ['The page redirects too often.', 'Add the final address instead.'],
  malformed_response: [
    "The site's response is not valid HTTP.",
    "Ask the site's owner to fix it, or add the text.",
  ],
  embedding_auth: ['The embedding service refused the key.', 'Correct the key of the model.'],
  embedding_rate_limited: ['The embedding service limits the rate of requests.', 'Refresh later.'],
  embedding_unavailable: ['The embedding service did not answer.', 'Refresh later.'],
  embedding_dimensions: [
    'The model returned vectors of the wrong length.',
    'Correct the model or its dimensions.',
  ],
  embedding_rejected: ['The embedding service refused the text.', 'See the message.'],
  model_missing: [
    'The embedding model of the base does not exist.',
    'Configure it, or re-index the base.',
  ],
  insufficient_credits: [
    'The organization has too few credits.',
    'Get more credits, then refresh.',
  ],
  plan_limit_reached: [
    'The plan does not allow that many chunks.',
    'Delete sources, or upgrade the plan.',
  ],
  no_pages: ['The site has no pages to read.', 'Check the address and the patterns.'],
  pages_failed: ['Every page of the site failed.', 'See the failures of its pages.'],
  gone: ['The page was gone in three refreshes in a row.', 'Delete the source, or correct it.'],
  canceled: ['The run was canceled.', 'Refresh to run it again.'],
  internal: [
    'Processing failed because of a problem on our side.',
    'Refresh it. If it fails again, tell the operator.',
  ],
} as const satisfies Record<string, readonly [meaning: string, advice: string]>

export type FailureCode = keyof typeof failureCatalogue

interface Failure {
  code: FailureCode
  retryable?: boolean
  retryAfterMs?: number
}

/** Explains, in a sentence for the owner, why a source cannot be processed. */
export class IngestError extends Error {
  override readonly name = 'IngestError'
  readonly code: FailureCode
  /** True if a retry a little later may help. */
  readonly retryable: boolean
  /** Time that the site asks to wait before a retry; 0 if it asks for none. */
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
