import type { OAuthWay, Party } from '../../../platform/oauth/oauth.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { OAuthMethod } from '../providers/index.ts'
import type { Credentials } from './schema.ts'

/** Who grants and who asks. */
export const partyOf = (method: OAuthMethod, { clientId, clientSecret }: Credentials): Party => ({
  server: {
    tokenUrl: method.tokenUrl,
    authorizationUrl: method.type === 'oauth2_code' ? method.authorizationUrl : null,
    issuer: method.type === 'oauth2_code' ? method.issuer : null,
    promisesIssuer: method.type === 'oauth2_code' && method.promisesIssuer,
  },
  client: {
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? null,
    authentication: method.clientAuthentication,
  },
})

export const wayOut = ({ outbound, config }: Pick<Platform, 'outbound' | 'config'>): OAuthWay => ({
  outbound,
  allowHttp: config.outbound.allowHttpWebhooks,
})
