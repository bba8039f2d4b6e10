import assert from 'node:assert/strict'
import { createHash, createHmac, generateKeyPairSync } from 'node:crypto'
import { describe, test } from 'node:test'
import { signAsymmetric } from '../../../../test/senders.ts'
import type { PresetConfig } from './presets/preset.ts'
import type { Reason } from './presets/refusal.ts'
import type { PresetName } from './presets/table.ts'
import { verify } from './verify.ts'

const now = 1_800_000_000
const url = 'https://capstan.example.com/hooks/in_AAAAAAAAAAAAAAAAAAAAAA'
const secret = 'sec'
const json = '{"id":"evt_9","type":"x","event_id":"E9"}'

type Pairs = readonly (readonly [string, string])[]
interface Sent {
  headers?: Pairs
  body?: string
  config?: PresetConfig
  secrets?: string[]
  method?: string
  url?: string
}
/** A reason where it is refused; else the id that it has, or the answer in place of one. */
type Outcome = { refused: Reason } | { id: string | null } | { answers: string }
type Case = readonly [name: string, sent: Sent, outcome: Outcome]

const mac = (algorithm: string, text: string, key: string | Buffer = secret) =>
  createHmac(algorithm, key).update(text)
const hex = (text: string, key: string | Buffer = secret) => mac('sha256', text, key).digest('hex')
const base64 = (text: string, key: string | Buffer = secret) =>
  mac('sha256', text, key).digest('base64')
const refused = (reason: Reason): Outcome => ({ refused: reason })
const id = (one: string | null): Outcome => ({ id: one })
const form = ['content-type', 'application/x-www-form-urlencoded'] as const

function borders(preset: PresetName, cases: readonly Case[]): void {
  describe(`the borders of ${preset}`, () => {
    for (const [name, sent, outcome] of cases) {
      test(`${preset}: ${name}`, () => {
        const { headers = [], body = json, config = {}, secrets = [secret] } = sent
        const request = { method: sent.method ?? 'POST', url: sent.url ?? url, headers }
        const bodyBase64 = Buffer.from(body).toString('base64')
        const isRefused = 'refused' in outcome
        assert.deepEqual(verify(preset, config, secrets, now, { ...request, bodyBase64 }), {
          verified: !isRefused && preset !== 'none',
          reason: isRefused ? outcome.refused : null,
          providerEventId: 'id' in outcome ? outcome.id : null,
          response:
            'answers' in outcome
              ? { status: 200, contentType: 'text/plain', body: outcome.answers }
              : null,
        })
      })
    }
  })
}

const v1 = (time: number | string, body = json, key = secret) => `v1=${hex(`${time}.${body}`, key)}`
const stripe = (value: string, more: Sent = {}): Sent => ({
  headers: [['Stripe-Signature', value]],
  ...more,
})
borders('stripe', [
  ['300 s ahead', stripe(`t=${now + 300},${v1(now + 300)}`), id('evt_9')],
  ['301 s ahead', stripe(`t=${now + 301},${v1(now + 301)}`), refused('timestamp_in_future')],
  ['the signature before the time', stripe(`${v1(now)},t=${now}`), id('evt_9')],
  ['a space after the comma', stripe(`t=${now}, ${v1(now)}`), refused('missing_signature')],
  ['an empty signature', stripe(`t=${now},v1=`), refused('signature_mismatch')],
  ['a time with a fraction', stripe(`t=${now}.0,${v1(`${now}.0`)}`), refused('malformed_header')],
  ['a time before 1970', stripe(`t=-5,${v1('-5')}`), refused('malformed_header')],
  ['an empty header', stripe(''), refused('missing_header')],
  [
    'the secret before last',
    stripe(`t=${now},${v1(now, json, 'older')}`, { secrets: [secret, 'old'] }),
    refused('signature_mismatch'),
  ],
  ['no JSON', stripe(`t=${now},${v1(now, 'x')}`, { body: 'x' }), id(null)],
  [
    'a byte order mark and CRLF',
    stripe(`t=${now},${v1(now, '\ufeff{"id":"a"}\r\n')}`, { body: '\ufeff{"id":"a"}\r\n' }),
    id('a'),
  ],
])

const github = (value: string, more: Pairs = [], body = json): Sent => ({
  headers: [['X-Hub-Signature-256', value], ...more],
  body,
})
const asForm = `payload=${encodeURIComponent(json)}`
borders('github', [
  ['SHA-1 under the name of SHA-256', github('sha1=ab'), refused('malformed_header')],
  [
    'SHA-1 alone',
    { headers: [['X-Hub-Signature', `sha1=${mac('sha1', json).digest('hex')}`]] },
    refused('missing_header'),
  ],
  ['a shortened digest', github(`sha256=${hex(json).slice(0, 63)}`), refused('signature_mismatch')],
  ['base64', github(`sha256=${base64(json)}`), refused('signature_mismatch')],
  ['no id', github(`sha256=${hex(json)}`), id(null)],
  ['a form', github(`sha256=${hex(asForm)}`, [form, ['X-GitHub-Delivery', 'f']], asForm), id('f')],
  ['no body', github(`sha256=${hex('')}`, [], ''), refused('empty_body')],
])

const shopify = (value: string, more: Pairs = []): Sent => ({
  headers: [['X-Shopify-Hmac-Sha256', value], ...more],
})
borders('shopify', [
  ['no padding', shopify(base64(json).replace(/=+$/, '')), refused('signature_mismatch')],
  ['the id of the webhook alone', shopify(base64(json), [['X-Shopify-Webhook-Id', 'w']]), id(null)],
  ['the id of the event', shopify(base64(json), [['X-Shopify-Event-Id', 's']]), id('s')],
])

const slack = (body: string, more: Pairs = [], time = now): Sent => ({
  headers: [
    ['X-Slack-Request-Timestamp', `${time}`],
    ['X-Slack-Signature', `v0=${hex(`v0:${time}:${body}`)}`],
    ...more,
  ],
  body,
})
borders('slack', [
  ['300 s ahead', slack('{"event_id":"Ev1"}', [], now + 300), id('Ev1')],
  ['301 s ahead', slack('{"event_id":"Ev1"}', [], now + 301), refused('timestamp_in_future')],
  ['a command', slack('command=%2Fx&trigger_id=1.2.3', [form]), id('1.2.3')],
  [
    'a click',
    slack(`payload=${encodeURIComponent('{"type":"block_actions","trigger_id":"7.8"}')}`, [
      [form[0], `${form[1]}; charset=UTF-8`],
    ]),
    id('7.8'),
  ],
  ['a challenge', slack('{"type":"url_verification","challenge":"abc"}'), { answers: 'abc' }],
  ['a challenge without one', slack('{"type":"url_verification"}'), refused('malformed_challenge')],
  [
    'a challenge that is a number',
    slack('{"type":"url_verification","challenge":5}'),
    refused('malformed_challenge'),
  ],
  [
    'another version of signatures',
    {
      headers: [
        ['X-Slack-Request-Timestamp', `${now}`],
        ['X-Slack-Signature', `v1=${hex(`v0:${now}:${json}`)}`],
      ],
    },
    refused('malformed_header'),
  ],
  ['no time', { headers: [['X-Slack-Signature', 'v0=ab']] }, refused('missing_header')],
])

const key = Buffer.from('a key of twenty-four byte')
const whsec = `whsec_${key.toString('base64')}`
const entry = (one = 'msg_1', time = now, body = json) =>
  `v1,${base64(`${one}.${time}.${body}`, key)}`
interface Signed {
  one?: string
  time?: number
  signature?: string
  family?: string
  more?: Pairs
  secrets?: string[]
}
const standard = ({ one = 'msg_1', time = now, ...signed }: Signed = {}): Sent => {
  const { family = 'webhook', signature = entry(one, time), more = [], secrets = [whsec] } = signed
  const headers: Pairs = [
    [`${family}-id`, one],
    [`${family}-timestamp`, `${time}`],
    [`${family}-signature`, signature],
    ...more,
  ]
  return { headers, secrets }
}
const pair = generateKeyPairSync('ed25519')
const x = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
const whpk = `whpk_${x.toString('base64')}`
const v1a = signAsymmetric(pair.privateKey, { id: 'msg_1', now, body: Buffer.from(json) })
borders('standard_webhooks', [
  ['several signatures', standard({ signature: `v1,aa v1a,bb ${entry()} v2,cc` }), id('msg_1')],
  [
    'signatures with a comma between',
    standard({ signature: `${entry()},${entry()}` }),
    refused('signature_mismatch'),
  ],
  ['the former secret', standard({ secrets: ['whsec_bmV3', whsec] }), id('msg_1')],
  ['a secret without its prefix', standard({ secrets: [key.toString('base64')] }), id('msg_1')],
  [
    'no padding',
    standard({ signature: entry().replace(/=+$/, '') }),
    refused('signature_mismatch'),
  ],
  ['no version', standard({ signature: entry().slice(3) }), refused('missing_signature')],
  ['milliseconds', standard({ time: now * 1000 }), refused('timestamp_in_future')],
  [
    'both families, of which one verifies',
    standard({
      more: [
        ['svix-id', 'q'],
        ['svix-timestamp', `${now}`],
        ['svix-signature', 'v1,x'],
      ],
    }),
    id('msg_1'),
  ],
  ['a public key beside a secret', standard({ secrets: [whpk, whsec] }), id('msg_1')],
  [
    'a secret beside a public key',
    standard({ secrets: [whsec, whpk], signature: v1a }),
    id('msg_1'),
  ],
  ['a public key, no entry of it', standard({ secrets: [whpk] }), refused('missing_signature')],
  [
    'a secret, an entry of a public key',
    standard({ signature: v1a }),
    refused('missing_signature'),
  ],
])

const twilio = (signed: string, body: string, more: Pairs = [form], sent: Sent = {}): Sent => ({
  headers: [...more, ['X-Twilio-Signature', mac('sha1', signed).digest('base64')]],
  body,
  ...sent,
})
const note = '{"MessageSid":"SM7"}'
const digested = `${url}?bodySHA256=${createHash('sha256').update(note).digest('hex')}`
const asJson = [['content-type', 'application/json']] as const
borders('twilio', [
  [
    'a port of its own',
    twilio(`${url.replace('.com', '.com:444')}a1`, 'a=1'),
    refused('signature_mismatch'),
  ],
  ['letters beyond ASCII', twilio(`${url}aé`, 'a=%C3%A9'), id(null)],
  ['a plus for a space', twilio(`${url}ax y`, 'a=x+y'), id(null)],
  ['an empty value', twilio(`${url}ab1`, 'b=1&a='), id(null)],
  ['a query', twilio(`${url}?x=1a1`, 'a=1', [form], { url: `${url}?x=1` }), id(null)],
  [
    'a state of a message',
    twilio(`${url}MessageSidSM1MessageStatussent`, 'MessageStatus=sent&MessageSid=SM1'),
    id('SM1:sent'),
  ],
  [
    'a token beside a message',
    twilio(`${url}MessageSidSM1`, 'MessageSid=SM1', [form, ['I-Twilio-Idempotency-Token', 'tok']]),
    id('tok'),
  ],
  ['JSON with its digest', twilio(digested, note, asJson, { url: digested }), id(null)],
  [
    'JSON with that of another',
    twilio(digested, `${note} `, asJson, { url: digested }),
    refused('body_digest_mismatch'),
  ],
  ['JSON without one', twilio(url, note, asJson), refused('body_digest_mismatch')],
  [
    'an address behind a gateway',
    twilio('https://g.example/x?a=bc1', 'c=1', [form], {
      url: `${url}?a=b`,
      config: { publicUrl: 'https://g.example/x' },
    }),
    id(null),
  ],
])

const typeform = (value: string): Sent => ({ headers: [['Typeform-Signature', value]] })
borders('typeform', [
  ['an id', typeform(`sha256=${base64(json)}`), id('E9')],
  ['no prefix', typeform(base64(json)), refused('malformed_header')],
  ['hex', typeform(`sha256=${hex(json)}`), refused('signature_mismatch')],
])

const meta = (query: string): Sent => ({
  ...{ method: 'GET', url: `${url}?${query}`, body: '', config: { verifyToken: 'vt' } },
})
const subscribe = 'hub.mode=subscribe&hub.verify_token=vt&hub.challenge='
borders('meta', [
  ['64 characters', meta(subscribe + 'a'.repeat(64)), { answers: 'a'.repeat(64) }],
  ['65 characters', meta(subscribe + 'a'.repeat(65)), refused('malformed_challenge')],
  ['none', meta(subscribe), refused('malformed_challenge')],
  ['a point', meta(`${subscribe}a.b`), refused('malformed_challenge')],
  ['two tokens', meta(`${subscribe}1&hub.verify_token=vt`), refused('credential_mismatch')],
])

const hubspot = (signed: string, time = now * 1000, sent: Sent = {}): Sent => ({
  headers: [
    ['X-HubSpot-Request-Timestamp', `${time}`],
    [
      'X-HubSpot-Signature-v3',
      base64(`${sent.method ?? 'POST'}${signed}${sent.body ?? json}${time}`),
    ],
  ],
  ...sent,
})
borders('hubspot_v3', [
  ['300 s', hubspot(url, now * 1000 - 300_000), id(null)],
  ['300.001 s', hubspot(url, now * 1000 - 300_001), refused('timestamp_too_old')],
  ['seconds', hubspot(url, now), refused('timestamp_too_old')],
  [
    'what is shown decoded',
    hubspot(`${url}?a=:/x`, undefined, { url: `${url}?a=%3A%2Fx` }),
    id(null),
  ],
  [
    'what is not',
    hubspot(`${url}?a= x`, undefined, { url: `${url}?a=%20x` }),
    refused('signature_mismatch'),
  ],
  ['GET without a body', hubspot(url, undefined, { method: 'GET', body: '' }), id(null)],
])

const generic = (
  signature: string,
  config: PresetConfig,
  more: Pairs = [],
  sent: Sent = {},
): Sent => ({
  headers: [['X-Sig', signature], ...more],
  config: { header: 'X-Sig', ...config },
  ...sent,
})
const wholeTemplate = { template: '{method}|{url}|{timestamp}|{body}', timestampHeader: 'X-T' }
borders('hmac', [
  ['upper case', generic(hex(json).toUpperCase(), {}), id(null)],
  ['a prefix and nothing else', generic('v=', { prefix: 'v=' }), refused('missing_signature')],
  ['a prefix that is missing', generic(hex(json), { prefix: 'v=' }), refused('malformed_header')],
  [
    'a key in hex',
    generic(hex(json, 'key'), { secretEncoding: 'hex' }, [], { secrets: ['6b6579'] }),
    id(null),
  ],
  [
    'a whole template',
    generic(hex(`POST|${url}|${now}|${json}`), wholeTemplate, [['X-T', `${now}`]]),
    id(null),
  ],
  ['a time that is missing', generic(hex(json), wholeTemplate), refused('missing_header')],
  [
    'a point in an id that is not signed',
    generic(hex(json), { idHeader: 'X-I' }, [['X-I', 'q.r']]),
    id('q.r'),
  ],
  ['an expression', generic(hex(json), { idExpression: 'body.id' }), id('evt_9')],
  ['no body', generic(hex(''), {}, [], { body: '' }), id(null)],
])

const authorized = (value: string, sent: Sent = {}): Sent => ({
  headers: [['Authorization', value]],
  config: { username: 'ü' },
  ...sent,
})
const login = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
borders('basic', [
  ['the scheme in small letters', authorized(login('ü:sec').replace('B', 'b')), id(null)],
  ['a colon in the password', authorized(login('ü:p:w'), { secrets: ['p:w'] }), id(null)],
  ['no colon', authorized(login('üsec')), refused('credential_mismatch')],
  ['no base64', authorized('Basic %%%'), refused('malformed_header')],
  ['the former password', authorized(login('ü:old'), { secrets: [secret, 'old'] }), id(null)],
])
borders('bearer', [
  [
    'a scheme in a header of its own',
    { headers: [['X-Key', 'Bearer sec']], config: { header: 'X-Key' } },
    refused('credential_mismatch'),
  ],
  [
    'a token in the query',
    { url: `${url}?X-Key=sec`, config: { header: 'X-Key' } },
    refused('missing_header'),
  ],
])
borders('none', [['a number for an id', { config: { idExpression: 'size(body.id)' } }, id('5')]])
