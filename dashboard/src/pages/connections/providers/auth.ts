import type { IntegrationProvider } from '@capstan/sdk'

export type AuthMethod = IntegrationProvider['auth'][number]
export type AuthType = AuthMethod['type']
type MethodOf<Type extends AuthType> = Extract<AuthMethod, { type: Type }>
type OAuth = MethodOf<'oauth2_code' | 'oauth2_client'>

export const authTypes = [
  ...(['api_key', 'basic', 'oauth2_code', 'oauth2_client', 'none'] as const),
] as const

/** Reads the way to sign in from the form; values without a field stay as they were. */
export function authMethodOf(
  values: FormData,
  type: AuthType,
  before: AuthMethod | undefined,
): AuthMethod {
  const raw = (name: string): string => String(values.get(`auth.0.${name}`) ?? '')
  const at = (name: string): string => raw(name).trim()
  if (type === 'none') return { type }
  // The space behind `Bearer` counts.
  if (type === 'api_key') return { type, header: at('header'), prefix: raw('prefix') }
  if (type === 'basic') return before?.type === type ? before : { type, placement: 'header' }
  const oauth = {
    tokenUrl: at('tokenUrl'),
    scopes: at('scopes')
      .split(/[\s,]+/)
      .filter(Boolean),
    clientAuthentication: at('clientAuthentication') as OAuth['clientAuthentication'],
  }
  if (type === 'oauth2_client') return { type, ...oauth }
  const { promisesIssuer, parameters } = before?.type === type ? before : newCode
  return {
    type,
    authorizationUrl: at('authorizationUrl'),
    ...oauth,
    issuer: at('issuer') || null,
    promisesIssuer: promisesIssuer && at('issuer') !== '',
    parameters,
  }
}

const newCode: Pick<MethodOf<'oauth2_code'>, 'promisesIssuer' | 'parameters'> = {
  promisesIssuer: false,
  parameters: {},
}
