import { type Static, Type } from 'typebox'
import { expects, formed, secret, Text } from '../../../platform/operations/schemas.ts'
import { FilledText } from '../automations/expression-fields.ts'

const Hidden = (maxLength: number, description: string, example: string) =>
  Type.String({ ...secret, minLength: 1, maxLength, description, examples: [example] })

const Address = (description: string, example: string) =>
  Type.String({
    ...formed,
    format: 'email',
    maxLength: 254,
    description,
    examples: [example],
    ...expects('an email address such as ada@example.com'),
  })

/** Fields of the config. Each belongs to the types that its description names. */
const shown = {
  channel: Text(
    'For slack with a connection: the id of the channel to write to.',
    'C0123456789',
    100,
  ),
  to: Type.Array(Address('A recipient.', 'ops@example.com'), {
    minItems: 1,
    maxItems: 10,
    uniqueItems: true,
    description: 'For email: the recipients of the mails.',
    examples: [['ops@example.com']],
  }),
  subject: FilledText(
    'For email: the subject of a mail. For nats: the part before the event type, without placeholders.',
    200,
    'Capstan: {{ event.type }}',
  ),
  digestMinutes: Type.Integer({
    minimum: 5,
    maximum: 1_440,
    description:
      'For email: collects the events of this many minutes, from the first one on, in one mail. Default: one mail for each event. It can be changed, but not added or removed.',
    examples: [60],
  }),
  from: Address('For email with your own mail server: the sender.', 'capstan@example.com'),
  host: Text(
    'For email: your mail server. Default: the mail server of Capstan.',
    'smtp.example.com',
    255,
  ),
  port: Type.Integer({
    minimum: 1,
    maximum: 65_535,
    description: 'For email: the port of your mail server. Default: 465, or 587 with `starttls`.',
    examples: [465],
  }),
  security: Type.Enum(['tls', 'starttls', 'none'], {
    description:
      'For email: encryption of the connection. Default: `tls`. `none` only if the operator allows http.',
    examples: ['tls'],
  }),
  username: Text('For email and nats: the user name.', 'capstan', 255),
  endpoint: Text(
    'For s3: the URL of the service. Default: Amazon S3 in the region.',
    'https://s3.example.com',
    2_048,
  ),
  region: Type.String({
    pattern: '^[a-z0-9-]{1,63}$',
    description: 'For s3: the region. Default: `us-east-1`.',
    examples: ['eu-central-1'],
    ...expects('a region such as eu-central-1'),
  }),
  bucket: Type.String({
    pattern: '^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$',
    description: 'For s3: the bucket.',
    examples: ['example-events'],
    ...expects('the name of a bucket, such as example-events'),
  }),
  prefix: Type.String({
    maxLength: 200,
    pattern: '^[A-Za-z0-9][A-Za-z0-9_=/-]*/$',
    description: 'For s3: the prefix of each object key. It ends with a slash.',
    examples: ['capstan/'],
    ...expects('letters, digits, _, -, = and / with a slash at the end'),
  }),
  accessKeyId: Text('For s3: the id of the access key.', 'AKIDEXAMPLE', 128),
  server: Text('For nats: the WebSocket URL of the server.', 'wss://nats.example.com', 2_048),
}

const hidden = {
  address: Hidden(
    2_048,
    'For slack, teams and discord: the URL of the incoming webhook. It is never shown.',
    'https://hooks.slack.com/services/T000/B000/XXXX',
  ),
  password: Hidden(1_000, 'For email and nats: the password. It is never shown.', 'correct horse'),
  token: Hidden(
    1_000,
    'For nats: the token, instead of user name and password. It is never shown.',
    's3cr3t',
  ),
  secretAccessKey: Hidden(
    256,
    'For s3: the secret access key. It is never shown.',
    'wJalrXUtnFEMI',
  ),
}

export type SecretField = keyof typeof hidden
export const secretFields = Object.keys(hidden) as SecretField[]

/** Config in responses. */
export const DestinationConfig = Type.Partial(Type.Object(shown), {
  title: 'DestinationConfig',
  additionalProperties: false,
})
export type DestinationConfig = Static<typeof DestinationConfig>

export const DestinationSettings = Type.Partial(Type.Object({ ...shown, ...hidden }), {
  title: 'DestinationSettings',
  additionalProperties: false,
})
export type DestinationSettings = Static<typeof DestinationSettings>
