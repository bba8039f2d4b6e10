import { Type } from 'typebox'
import { Name, Nullable, secret } from '../../platform/operations/schemas.ts'

/** Bodies of signing in. Their rules are better-auth's; here they are only bounded and named. */
const Text = (description: string, maxLength = 2000) => Type.String({ maxLength, description })
const Email = Type.String({ maxLength: 320, description: 'The address of the account.' })
const Password = Text('Of 10 to 128 characters.')

const body = <Fields extends Parameters<typeof Type.Object>[0]>(title: string, fields: Fields) =>
  Type.Object(fields, { title, additionalProperties: false })

export const SignUp = body('SignUp', {
  name: Name('What others see.', 'Ada Lovelace'),
  email: Email,
  password: Password,
})

export const SignIn = body('SignIn', { email: Email, password: Password })

export const PasswordResetRequest = body('PasswordResetRequest', { email: Email })

export const PasswordReset = body('PasswordReset', {
  token: Text('Of the link in the mail.'),
  newPassword: Password,
})

export const PasswordChange = body('PasswordChange', {
  currentPassword: Password,
  newPassword: Password,
})

export const EmailVerification = body('EmailVerification', {
  token: Text('Of the link in the mail.'),
})

export const VerificationRequest = body('VerificationRequest', { email: Email })

export const PasswordConfirmation = body('PasswordConfirmation', { password: Password })

export const TwoFactorCode = body('TwoFactorCode', {
  code: Text('Six digits, or a backup code.', 100),
})

const Base64Url = (description: string, maxLength = 20_000) =>
  Type.String({ maxLength, description: `${description} Base64url.` })

const credential = <Response extends Parameters<typeof Type.Object>[0]>(
  title: string,
  description: string,
  response: Response,
) =>
  Type.Object(
    {
      id: Base64Url('Identifier of the credential.', 1400),
      rawId: Base64Url('The same identifier.', 1400),
      type: Type.Literal('public-key'),
      clientExtensionResults: Type.Optional(Type.Unknown()),
      response: Type.Object(
        { clientDataJSON: Base64Url('The challenge and the origin.'), ...response },
        { title: `${title}Response`, additionalProperties: true },
      ),
    },
    { title, description },
  )

/** Bodies of passkeys, as `PublicKeyCredential.toJSON()` gives them (W3C Web Authentication, level 3, section 5.1). */
export const NewPasskey = body('NewPasskey', {
  name: Name('What you call the device.', 'My laptop'),
  credential: credential('NewCredential', 'What `navigator.credentials.create` gave.', {
    attestationObject: Base64Url('The public key.'),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })),
  }),
})

export const PasskeySignIn = body('PasskeySignIn', {
  credential: credential('UsedCredential', 'What `navigator.credentials.get` gave.', {
    authenticatorData: Base64Url('What the device says of itself.'),
    signature: Base64Url('Over the two above.'),
  }),
})

const challenge = Type.String({
  description: 'Valid once, for five minutes, in this browser.',
})

/** Other options pass as they are. */
const options = <Fields extends Parameters<typeof Type.Object>[0]>(
  title: string,
  parser: string,
  fields: Fields,
) =>
  Type.Object(
    { challenge, ...fields },
    {
      title,
      description: `Options for \`PublicKeyCredential.${parser}\`.`,
      additionalProperties: true,
    },
  )

export const PasskeyRegistrationOptions = options(
  'PasskeyRegistrationOptions',
  'parseCreationOptionsFromJSON',
  {
    rp: Type.Object({ name: Type.String(), id: Type.String() }, { title: 'PasskeySite' }),
    user: Type.Object(
      { id: Type.String(), name: Type.String(), displayName: Type.String() },
      { title: 'PasskeyPerson' },
    ),
    pubKeyCredParams: Type.Array(
      Type.Object(
        { alg: Type.Integer(), type: Type.Literal('public-key') },
        { title: 'PasskeyAlgorithm' },
      ),
    ),
  },
)

export const PasskeySignInOptions = options(
  'PasskeySignInOptions',
  'parseRequestOptionsFromJSON',
  {},
)

export const SignedInReply = Type.Object(
  {
    twoFactorRedirect: Type.Optional(
      Type.Boolean({ description: 'Whether a second factor is needed to end signing in.' }),
    ),
  },
  { title: 'SignedIn' },
)

export const SecondFactor = Type.Object(
  {
    totpURI: Type.String({ description: 'The `otpauth:` address for the app.', ...secret }),
    backupCodes: Type.Array(Type.String(secret)),
  },
  { title: 'SecondFactor' },
)

export const BackupCodes = Type.Object(
  { backupCodes: Type.Array(Type.String(secret)) },
  { title: 'BackupCodes' },
)

export const SignUpPolicy = Type.Object(
  {
    signUp: Type.Enum(['open', 'closed'], {
      description: 'Whether a person without an invitation can create an account.',
    }),
    singleSignOn: Nullable(
      Type.String({
        description:
          'Name of the identity provider that people can sign in with; null if there is none.',
        examples: ['Acme'],
      }),
    ),
  },
  { title: 'SignUpPolicy' },
)

export const InvitationFacts = Type.Object(
  {
    organization: Type.String({ description: 'Its name.', examples: ['Harbour Ltd'] }),
    email: Type.String({ description: 'The address that was invited.' }),
    hasAccount: Type.Boolean({ description: 'Whether the address has an account already.' }),
  },
  { title: 'InvitationFacts' },
)

export const Joined = Type.Object(
  { email: Type.String({ description: 'The address that joined.' }) },
  { title: 'Joined' },
)
