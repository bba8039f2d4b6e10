import { Type } from 'typebox'

/** Settings of the identity provider, all or none. */
export const singleSignOnSettings = {
  CAPSTAN_OIDC_ISSUER: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s?#@]+$',
      maxLength: 500,
      description:
        'Identity provider for single sign-on by OpenID Connect: its issuer, exactly as its `/.well-known/openid-configuration` states it (`https://login.acme.example/realms/acme`). Must be `https`; `http` is allowed only on loopback. If it is in a private network, allow that network in CAPSTAN_ALLOW_NETWORKS. Needs CAPSTAN_OIDC_CLIENT_ID and CAPSTAN_OIDC_CLIENT_SECRET. Absent: no single sign-on.',
    }),
  ),
  CAPSTAN_OIDC_CLIENT_ID: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      description: 'Client ID that the identity provider issued for Capstan.',
    }),
  ),
  CAPSTAN_OIDC_CLIENT_SECRET: Type.Optional(
    Type.String({
      minLength: 1,
      secret: true,
      description: 'Client secret that the identity provider issued for Capstan.',
    }),
  ),
  CAPSTAN_OIDC_NAME: Type.String({
    default: 'single sign-on',
    minLength: 1,
    maxLength: 40,
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f]*$',
    description:
      'Name of the identity provider on the sign-in page: `Acme` makes the button “Sign in with Acme”.',
  }),
}
