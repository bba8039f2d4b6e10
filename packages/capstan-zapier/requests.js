/** The address of a path on the customer's own server. */
export const addressOf = ({ authData }, path) =>
  `${String(authData.serverUrl).trim().replace(/\/+$/, '')}${path}`

/** Signs each request with the token of the connection. */
export function authorize(request, _z, { authData }) {
  if (authData?.apiToken) request.headers.authorization = `Bearer ${authData.apiToken}`
  return request
}

/** Says what Capstan refused in its own words, and waits as long as it asks for. */
export function refuse(response, z) {
  if (response.status < 400 || response.skipThrowForStatus) return response
  const { code = 'error', message = `Capstan answered ${response.status}.` } = refusalIn(response)
  if (response.status === 429) {
    throw new z.errors.ThrottledError(message, Number(response.getHeader('retry-after')) || 60)
  }
  throw new z.errors.Error(message, code, response.status)
}

function refusalIn({ content }) {
  try {
    return JSON.parse(content).error ?? {}
  } catch {
    return {}
  }
}
