import { type Static, Type } from 'typebox'
import { expects, formed, secret } from '../../../platform/operations/schemas.ts'
import { FilledText } from '../automations/expression-fields.ts'

const Text = (maxLength: number, description: string, example: string) =>
  Type.String({ minLength: 1, maxLength, description, examples: [example] })

const Hidden = (maxLength: number, description: string, example: string) =>
  Type.String({ ...secret, minLength: 1, maxLength, description, examples: [example] })

const Address = (description: string, example: string) =>
  Type.String({
    ...formed,
    format: 'email',
    maxLength: 254,
    description,
    examples: [example],
    ...expects('an e-mail address such as ada@example.com'),
  })

/** Each field belongs to the types that its description names. */
const shown = {
  channel: Text(
    100,
    'slack, by a connection: the id of the channel that is written to.',
    'C0123456789',
  ),
  to: Type.Array(Address('A recipient.', 'ops@example.com'), {
    minItems: 1,
    maxItems: 10,
    uniqueItems: true,
    description: 'email: who gets the mails.',
    examples: [['ops@example.com']],
  }),
  subject: FilledText(
    'email: the subject of a mail. nats: what stands before the type of the event, without places.',
    200,
    'Capstan: {{ event.type }}',
  ),
  digestMinutes: Type.Integer({
    minimum: 5,
    maximum: 1_440,
    description:
      'email: gathers the events of so many minutes in one mail, from the first of them on; a mail for each event without it. It can be changed, but neither added nor removed.',
    examples: [60],
  }),
  from: Address('email, by a mail server of yours: the sender.', 'capstan@example.com'),
  host: Text(
    255,
    'email: your mail server; without it the mails of Capstan itself are used.',
    'smtp.example.com',
  ),
  port: Type.Integer({
    minimum: 1,
    maximum: 65_535,
    description: 'email: its port; 465 without it, or 587 with `starttls`.',
    examples: [465],
  }),
  security: Type.Enum(['tls', 'starttls', 'none'], {
    description:
      'email: how the connection is encrypted; `tls` without it. `none` only where the operator allows http.',
    examples: ['tls'],
  }),
  username: Text(255, 'email, nats: the user name.', 'capstan'),
  endpoint: Text(
    2_048,
    's3: the address of the service; that of Amazon in the region without it.',
    'https://s3.example.com',
  ),
  region: Type.String({
    pattern: '^[a-z0-9-]{1,63}$',
    description: 's3: the region; `us-east-1` without it.',
    examples: ['eu-central-1'],
    ...expects('a region such as eu-central-1'),
  }),
  bucket: Type.String({
    pattern: '^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$',
    description: 's3: the bucket.',
    examples: ['example-events'],
    ...expects('the name of a bucket, such as example-events'),
  }),
  prefix: Type.String({
    maxLength: 200,
    pattern: '^[A-Za-z0-9][A-Za-z0-9_=/-]*/$',
    description: 's3: what stands before the key of each object; ends with a slash.',
    examples: ['capstan/'],
    ...expects('letters, digits, _, -, = and / with a slash at the end'),
  }),
  accessKeyId: Text(128, 's3: the id of the access key.', 'AKIDEXAMPLE'),
  server: Text(2_048, 'nats: the WebSocket address of the server.', 'wss://nats.example.com'),
}

const hidden = {
  address: Hidden(
    2_048,
    'slack, teams, discord: the address of the incoming webhook. It is in no answer.',
    'https://hooks.slack.com/services/T000/B000/XXXX',
  ),
  password: Hidden(1_000, 'email, nats: the password. It is in no answer.', 'correct horse'),
  token: Hidden(
    1_000,
    'nats: the token, in place of user name and password. It is in no answer.',
    's3cr3t',
  ),
  secretAccessKey: Hidden(256, 's3: the access key itself. It is in no answer.', 'wJalrXUtnFEMI'),
}

export type SecretField = keyof typeof hidden
export const secretFields = Object.keys(hidden) as SecretField[]

/** As answers show it. */
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
