import type { Connection, IntegrationProvider } from '@capstan/sdk'
import { Badge, type Tone } from '../../ui/badge.tsx'

const states: Record<Connection['status'], readonly [Tone, string]> = {
  pending: ['info', 'Not connected'],
  active: ['good', 'Working'],
  degraded: ['warn', 'Failing'],
  reauth_required: ['bad', 'Needs you'],
  disabled: ['calm', 'Disabled'],
}

/** `<ConnectionState of>`: its health in a word. */
export function ConnectionState({ of: status }: { of: Connection['status'] }) {
  const [tone, word] = states[status]
  return <Badge tone={tone}>{word}</Badge>
}

type AuthType = Connection['authType']

/** How a connection proves itself, as one chooses it. */
export const authWords: Record<AuthType, string> = {
  none: 'No credentials',
  api_key: 'API key',
  basic: 'User name and password',
  oauth2_code: 'OAuth, by a person',
  oauth2_client: 'OAuth, by an app',
}

export const isOAuth = ({ authType }: Pick<Connection, 'authType'>): boolean =>
  authType === 'oauth2_code'

/** A person has to grant access first, or again. */
export const canAuthorize = ({ status }: Pick<Connection, 'status'>): boolean =>
  status === 'pending' || status === 'reauth_required'

interface CredentialField {
  name: 'apiKey' | 'username' | 'password' | 'clientId' | 'clientSecret'
  label: string
  hint?: string
  isSecret: boolean
}

const secretKey = (label: string, hint?: string): CredentialField => ({
  ...{ name: 'password', label, isSecret: true },
  ...(hint && { hint }),
})

/** Returns the credentials to enter for a way to sign in, in the provider's words. */
export function credentialFields(
  { key, auth }: Pick<IntegrationProvider, 'key' | 'auth'>,
  type: AuthType,
): readonly CredentialField[] {
  if (type === 'none') return []
  if (type === 'api_key') {
    const hint = key === 'hubspot' ? 'The access token of a private app.' : undefined
    const label = key === 'slack' ? 'Bot token' : 'API key'
    return [{ name: 'apiKey', label, isSecret: true, ...(hint && { hint }) }]
  }
  if (type === 'basic') {
    return key === 's3'
      ? [
          { name: 'username', label: 'Access key id', isSecret: false },
          secretKey('Secret access key'),
        ]
      : [{ name: 'username', label: 'User name', isSecret: false }, secretKey('Password')]
  }
  const method = auth.find((one) => one.type === type)
  const isPublic =
    method && 'clientAuthentication' in method && method.clientAuthentication === 'none'
  return [
    {
      ...{ name: 'clientId', label: 'Client id', isSecret: false },
      hint: 'Of the app that you registered at the provider.',
    },
    ...(isPublic
      ? []
      : [{ name: 'clientSecret', label: 'Client secret', isSecret: true } as const]),
  ]
}
