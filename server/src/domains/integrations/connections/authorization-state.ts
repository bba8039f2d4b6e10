/** The organization stands before the secret, so that the row is found by its own key. */
const statePattern = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{32})$/

export const stateOf = (organizationId: string, token: string): string =>
  `${Buffer.from(organizationId.replaceAll('-', ''), 'hex').toString('base64url')}.${token}`

/** Null where it is none of ours. */
export function readState(state: string): { organizationId: string; token: string } | null {
  const [, organization, token] = statePattern.exec(state) ?? []
  if (organization === undefined || token === undefined) return null
  const hex = Buffer.from(organization, 'base64url').toString('hex')
  return { organizationId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), token }
}
