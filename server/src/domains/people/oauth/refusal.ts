/** RFC 6749, section 5.2, RFC 7591, section 3.2.2, and RFC 8707, section 2. */
type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'access_denied'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'

/** A refusal in the words of OAuth. */
export class OAuthRefusal extends Error {
  override name = 'OAuthRefusal'
  readonly code: OAuthErrorCode
  constructor(code: OAuthErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

/** Answers JSON; a refusal as RFC 6749 has it. */
export async function answerJson(
  read: () => Promise<object> | object,
  status = 200,
): Promise<Response> {
  try {
    return json(status, await read())
  } catch (error) {
    if (!(error instanceof OAuthRefusal)) throw error
    const refusal = { error: error.code, error_description: error.message }
    return json(error.code === 'invalid_client' ? 401 : 400, refusal)
  }
}

const json = (status: number, value: object): Response =>
  Response.json(value, { status, headers: { 'cache-control': 'no-store', pragma: 'no-cache' } })

/** Parameters, each there at most once (RFC 6749, section 3.1). @throws OAuthRefusal */
export function singleOf(parameters: URLSearchParams): (name: string) => string | undefined {
  const names = [...parameters.keys()]
  const repeated = names.find((name, at) => names.indexOf(name) !== at)
  if (repeated !== undefined) {
    throw new OAuthRefusal('invalid_request', `${repeated} is there more than once.`)
  }
  return (name) => parameters.get(name) || undefined
}
