import assert from 'node:assert/strict'
import { createHmac, generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { genericConfig, senders, signAsymmetric, signedRequest } from '../../../../test/senders.ts'
import type { PresetConfig } from './presets/preset.ts'
import type { InboundRequest } from './presets/received.ts'
import type { PresetName } from './presets/table.ts'
import { type SignatureCheck, verify } from './verify.ts'

interface Case {
  name: string
  preset: PresetName
  config: PresetConfig
  secrets: string[]
  now: number
  request: { method: string; url: string; headers: [string, string][]; bodyBase64: string }
  expect: SignatureCheck
}
const vectors: { cases: Case[] } = JSON.parse(
  readFileSync(new URL('../../../../test/fixtures/inbound-vectors.json', import.meta.url), 'utf8'),
)

const now = 1_795_000_000
const url = 'https://capstan.example.com/hooks/in_3kQ9vX2mZb7RtY5wLc8Nf1'
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const body = Buffer.from('{"id":"evt_1","type":"customer.created","n":"\u00fc\r\n"}')
const configOf = (preset: PresetName): PresetConfig => (preset === 'hmac' ? genericConfig : {})
const ask = (preset: PresetName, request: InboundRequest, at = now, secrets = [secret]) =>
  verify(preset, configOf(preset), secrets, at, request)
const sent = (preset: PresetName, sending: object = {}) =>
  signedRequest(preset, { secret, now, body, url, ...sending })
const presets = Object.keys(senders) as PresetName[]
const timedPresets = ['stripe', 'slack', 'standard_webhooks', 'hubspot_v3', 'hmac'] as const

/** The request with the header of that name replaced, or without it. */
const withHeader = (request: InboundRequest, name: string, value: string | null) => ({
  ...request,
  headers: request.headers.flatMap(([one, old]): [string, string][] => {
    if (one.toLowerCase() !== name) return [[one, old]]
    return value === null ? [] : [[one, value]]
  }),
})
const headerIn = ({ headers }: InboundRequest, name: string): string =>
  headers.find(([one]) => one.toLowerCase() === name)?.[1] ?? ''

describe('verify', () => {
  for (const one of vectors.cases) {
    test(`returns the known result of ${one.name}`, () => {
      const { preset, config, secrets, now: at, request, expect } = one
      assert.deepEqual(verify(preset, config, secrets, at, request), expect)
    })
  }

  test('accepts what each provider signs, and refuses every flipped bit of the body', () => {
    for (const preset of presets) {
      const request = sent(preset)
      assert.equal(ask(preset, request).verified, true, preset)
      for (let bit = 0; bit < body.length * 8; bit++) {
        const changed = Buffer.from(body)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        const { verified } = ask(preset, { ...request, body: changed })
        assert.equal(verified, false, `${preset}: bit ${bit}`)
      }
    }
  })

  test('refuses a flipped bit of a signed time, id or signature', () => {
    const signed: Partial<Record<PresetName, string[]>> = {
      stripe: ['stripe-signature'],
      github: ['x-hub-signature-256'],
      shopify: ['x-shopify-hmac-sha256'],
      slack: ['x-slack-signature', 'x-slack-request-timestamp'],
      standard_webhooks: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
      twilio: ['x-twilio-signature'],
      typeform: ['typeform-signature'],
      meta: ['x-hub-signature-256'],
      hubspot_v3: ['x-hubspot-signature-v3', 'x-hubspot-request-timestamp'],
      hmac: ['x-signature', 'x-time', 'x-id'],
    }
    assert.deepEqual(Object.keys(signed).sort(), [...presets].sort())
    for (const [name, headers] of Object.entries(signed)) {
      const preset = name as PresetName
      for (const header of headers) {
        const value = headerIn(sent(preset), header)
        for (let bit = 0; bit < value.length * 8; bit++) {
          const bytes = Buffer.from(value, 'latin1')
          bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7))
          const { verified } = ask(
            preset,
            withHeader(sent(preset), header, bytes.toString('latin1')),
          )
          assert.equal(verified, false, `${preset}: bit ${bit} of ${header}`)
        }
      }
    }
  })

  test('refuses a repeated or missing signature, time or id', () => {
    for (const preset of presets) {
      const request = sent(preset, { id: '77' })
      for (const [name, value] of request.headers) {
        if (name === 'Content-Type') continue
        const twice = {
          ...request,
          headers: [...request.headers, [name.toUpperCase(), value]] as never,
        }
        assert.equal(ask(preset, twice).reason, 'duplicate_header', `${preset} ${name}`)
        const without = ask(preset, withHeader(request, name.toLowerCase(), null))
        const isFree = /event|topic|delivery|idempotency/i.test(name)
        assert.equal(without.reason, isFree ? null : 'missing_header', `${preset} ${name}`)
      }
    }
  })

  test('accepts a time within 300 s in either direction, not 301 s, and digits only', () => {
    for (const preset of timedPresets) {
      const at = (seconds: number) => ask(preset, sent(preset), now + seconds).reason
      assert.deepEqual(
        [at(300), at(301), at(-300), at(-301)],
        [null, 'timestamp_too_old', null, 'timestamp_in_future'],
        preset,
      )
    }
    for (const time of [
      '1795000000abc',
      '+1795000000',
      ' 1795000000',
      '1.795e9',
      '0x6afd',
      '-1',
      '１',
      '01795000000',
    ]) {
      const request = sent('slack', { now: time })
      assert.equal(ask('slack', request).reason, 'malformed_header', time)
    }
  })

  test('accepts only documented spellings, except for the settings of `hmac`', () => {
    const upper = (preset: PresetName, header: string) => {
      const request = sent(preset)
      const [prefix = '', ...rest] = headerIn(request, header).split(/(?<==)/)
      const last = rest.pop() ?? ''
      return ask(preset, withHeader(request, header, prefix + rest.join('') + last.toUpperCase()))
        .reason
    }
    assert.equal(upper('github', 'x-hub-signature-256'), 'signature_mismatch')
    assert.equal(upper('slack', 'x-slack-signature'), 'signature_mismatch')
    const unpadded = withHeader(
      sent('typeform'),
      'typeform-signature',
      headerIn(sent('typeform'), 'typeform-signature').replace(/=+$/, ''),
    )
    assert.equal(ask('typeform', unpadded).reason, 'signature_mismatch')
    const digest = createHmac('sha256', 'k').update('x').digest()
    const judge = (encoding: 'hex' | 'base64' | 'base64url', value: string) =>
      verify('hmac', { encoding }, ['k'], now, {
        ...{ method: 'POST', url, headers: [['x-signature', value]], body: Buffer.from('x') },
      }).verified
    assert.equal(judge('hex', digest.toString('hex').toUpperCase()), true)
    assert.equal(judge('base64', digest.toString('base64')), true)
    assert.equal(judge('base64', digest.toString('base64').replace(/=+$/, '')), true)
    assert.equal(judge('base64', `${digest.toString('base64')}=`), false)
    assert.equal(judge('base64url', digest.toString('base64url')), true)
    assert.equal(judge('base64url', `${digest.toString('base64url')}=`), true)
  })

  test('reads the header of Stripe: one time, at most ten signatures, other schemes ignored', () => {
    const header = headerIn(sent('stripe'), 'stripe-signature')
    const reasonOf = (value: string) =>
      ask('stripe', withHeader(sent('stripe'), 'stripe-signature', value)).reason
    const [time = '', signature = ''] = header.split(',')
    assert.equal(reasonOf(`${time},v0=abc,${signature}`), null)
    assert.equal(reasonOf(`${time},${'v1=0,'.repeat(9)}${signature}`), null)
    assert.equal(reasonOf(`${time},${'v1=0,'.repeat(10)}${signature}`), 'malformed_header')
    assert.equal(reasonOf(`${time},${header}`), 'malformed_header')
    assert.equal(reasonOf(signature), 'malformed_header')
    assert.equal(reasonOf(time), 'missing_signature')
    assert.equal(ask('stripe', { ...sent('stripe'), body: Buffer.alloc(0) }).reason, 'empty_body')
  })

  test('reads the headers of Standard Webhooks under either name, an ed25519 key, and an id without a dot', () => {
    const request = sent('standard_webhooks')
    const svix = {
      ...request,
      headers: request.headers.map(
        ([name, value]) => [name.replace('webhook', 'svix'), value] as const,
      ),
    }
    assert.equal(ask('standard_webhooks', svix).verified, true)
    const mixed = { ...svix, headers: [...svix.headers.slice(0, 2), ...request.headers.slice(2)] }
    assert.equal(ask('standard_webhooks', mixed).reason, 'missing_header')
    assert.equal(
      ask('standard_webhooks', sent('standard_webhooks', { id: 'a.1' })).reason,
      'malformed_header',
    )
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const { x = '' } = publicKey.export({ format: 'jwk' })
    const whpk = `whpk_${Buffer.from(x, 'base64url').toString('base64')}`
    const entry = signAsymmetric(privateKey, { id: 'msg_1', now, body })
    // The last digit before the padding has four bits that say nothing.
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
    const other = digits[digits.indexOf(entry.at(-3) ?? '') ^ 1] ?? ''
    const bent = withHeader(request, 'webhook-signature', `${entry.slice(0, -3)}${other}==`)
    assert.equal(ask('standard_webhooks', bent, now, [whpk]).reason, 'signature_mismatch')
    const both = withHeader(request, 'webhook-signature', `v1,AAAA ${entry}`)
    assert.equal(ask('standard_webhooks', both, now, [whpk]).verified, true)
    assert.equal(
      ask('standard_webhooks', { ...both, body: Buffer.from('{}') }, now, [whpk]).reason,
      'signature_mismatch',
    )
    assert.equal(ask('standard_webhooks', request, now, [whpk]).reason, 'missing_signature')
  })

  test('reads the forms of Twilio: values in order, equal ones once, either port', () => {
    const form = Buffer.from('b=2&a=1&b=1&b=2&CallSid=CA1&CallStatus=ringing')
    const text = 'a1b1b2CallSidCA1CallStatusringing'.replace(/^a1b1b2(.*)$/, '$1a1b1b2')
    const judge = (address: string, asked: string) =>
      verify('twilio', {}, ['k'], now, {
        method: 'POST',
        url: asked,
        headers: [
          ['content-type', 'application/x-www-form-urlencoded; charset=utf-8'],
          [
            'x-twilio-signature',
            createHmac('sha1', 'k')
              .update(address + text)
              .digest('base64'),
          ],
        ],
        body: form,
      })
    assert.deepEqual(judge(url, url), {
      ...{ verified: true, reason: null, providerEventId: 'CA1:ringing', response: null },
    })
    const [host, port] = ['https://a.example/x?y=1', 'https://a.example:443/x?y=1']
    assert.equal(judge(port, host).verified, true)
    assert.equal(judge(host, port).verified, true)
    assert.equal(judge('http://a.example/x?y=1', host).verified, false)
    const json = sent('twilio')
    assert.equal(ask('twilio', { ...json, body: Buffer.from('{}') }).reason, 'body_digest_mismatch')
    const unsigned = {
      ...{ ...json, url },
      headers: [['X-Twilio-Signature', createHmac('sha1', secret).update(url).digest('base64')]],
    } as const
    assert.equal(ask('twilio', unsigned).reason, 'body_digest_mismatch')
  })

  test('does not read a body of Twilio as a form by its media type, which is not signed', () => {
    const form = [['Content-Type', 'application/x-www-form-urlencoded']] as const
    const json = sent('twilio')
    const asForm = { ...json, headers: [...form, ...json.headers.slice(1)] }
    assert.equal(ask('twilio', asForm).reason, null)
    for (const text of ['', '&&&', '=', 'a=1']) {
      const { verified } = ask('twilio', { ...asForm, body: Buffer.from(text) })
      assert.equal(verified, false, text)
    }
  })

  test('reads the event id by an expression if the sender sends none, but only from verified requests', () => {
    const judge = (config: PresetConfig, token = 'tok_1', headers: [string, string][] = []) =>
      verify('bearer', config, ['tok_1'], now, {
        ...{ method: 'POST', url: `${url}?n=7`, body: Buffer.from('{"order":{"id":12}}') },
        headers: [['Authorization', `Bearer ${token}`], ...headers],
      }).providerEventId
    assert.equal(judge({ idExpression: 'string(body.order.id)' }), '12')
    assert.equal(judge({ idExpression: 'query.n' }), '7')
    assert.equal(judge({ idExpression: 'headers["x-id"]' }, 'tok_1', [['X-Id', 'a']]), 'a')
    assert.equal(judge({ idExpression: 'headers.authorization' }), null)
    assert.equal(judge({ idExpression: 'body.order.none' }), null)
    assert.equal(judge({ idExpression: 'body.order.id' }, 'other'), null)
    const named = verify(
      'hmac',
      { ...genericConfig, idExpression: 'body.id' },
      [secret],
      now,
      sent('hmac'),
    )
    assert.equal(named.providerEventId, '7')
  })

  test('refuses an id that shifts the border to its signed neighbors', () => {
    const judge = (template: string, id: string, text: string) => {
      const config = { template, idHeader: 'x-id' }
      const signed = template.replace('{id}', id).replace('{body}', text)
      const mac = createHmac('sha256', 'k').update(signed).digest('hex')
      const headers = [
        ['x-signature', mac],
        ['x-id', id],
      ] as const
      const request = { method: 'POST', url, headers, body: Buffer.from(text) }
      return verify('hmac', config, ['k'], now, request).reason
    }
    assert.equal(judge('{id}:{body}', '7', 'x:y'), null)
    assert.equal(judge('{id}:{body}', '7:x', 'y'), 'malformed_header')
    assert.equal(judge('{body}--{id}', 'y--7', 'x'), 'malformed_header')
    assert.equal(judge('{body}--{id}', '7', 'x--y'), null)
    assert.equal(judge('{id}:{body}', 'a.b', 'y'), 'malformed_header')
  })

  test('refuses a zero that moves from the end of the body into the time', () => {
    const config = { template: '{body}{timestamp}', timestampHeader: 'x-time' }
    const mac = createHmac('sha256', 'k').update(`amount=10${now}`).digest('hex')
    const judge = (text: string, time: string) =>
      verify('hmac', config, ['k'], now, {
        ...{ method: 'POST', url, body: Buffer.from(text) },
        headers: [
          ['x-signature', mac],
          ['x-time', time],
        ],
      }).reason
    assert.equal(judge('amount=10', `${now}`), null)
    assert.equal(judge('amount=1', `0${now}`), 'malformed_header')
  })

  test('refuses a secret in another encoding, which would be an empty key', () => {
    const headers = [['x-signature', createHmac('sha256', '').update(body).digest('hex')]] as const
    for (const [secretEncoding, text] of [
      ['hex', 'not hex'],
      ['base64', '='],
    ] as const) {
      const request = { method: 'POST', url, headers, body }
      const { reason } = verify('hmac', { secretEncoding }, [text], now, request)
      assert.equal(reason, 'signature_mismatch', secretEncoding)
    }
  })

  test('answers no challenge without proof', () => {
    const challenge = (query: string, verifyToken?: string) =>
      verify('meta', { ...(verifyToken !== undefined && { verifyToken }) }, [secret], now, {
        ...{ method: 'GET', url: `${url}?${query}`, headers: [], body: Buffer.alloc(0) },
      })
    const good = 'hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=meaty'
    assert.equal(challenge(good, 'meaty').response?.body, '1158201444')
    assert.equal(challenge(good, 'other').reason, 'credential_mismatch')
    assert.equal(challenge(good).reason, 'credential_mismatch')
    assert.equal(challenge(good.replace('meaty', ''), '').reason, 'credential_mismatch')
    assert.equal(
      challenge(good.replace('1158201444', '%3Cb%3E'), 'meaty').reason,
      'malformed_challenge',
    )
    assert.equal(challenge(`${good}&hub.challenge=2`, 'meaty').reason, 'malformed_challenge')
    assert.equal(challenge(good.replace('subscribe', 'x'), 'meaty').reason, 'malformed_challenge')
    const slack = Buffer.from('{"type":"url_verification","challenge":"abc"}')
    const asked = sent('slack', { body: slack })
    assert.equal(ask('slack', asked).response?.body, 'abc')
    assert.equal(ask('slack', asked, now, ['other']).response, null)
  })

  test('refuses an empty secret, and a credential in another case', () => {
    for (const preset of presets) {
      assert.equal(ask(preset, sent(preset), now, []).verified, false, preset)
      assert.equal(ask(preset, sent(preset, { secret: '' }), now, ['']).verified, false, preset)
    }
    const bearer = (value: string, header?: string) =>
      verify('bearer', header ? { header } : {}, ['tok_1'], now, {
        ...{ method: 'POST', url, headers: [[header ?? 'Authorization', value]], body },
      }).reason
    assert.deepEqual(
      ['Bearer tok_1', 'bearer tok_1', 'Bearer TOK_1', 'Basic tok_1', 'tok_1'].map((one) =>
        bearer(one),
      ),
      [null, null, 'credential_mismatch', 'malformed_header', 'malformed_header'],
    )
    assert.equal(bearer('tok_1', 'X-Token'), null)
    const basic = Buffer.from('hook:').toString('base64')
    const empty = { method: 'POST', url, headers: [['authorization', `Basic ${basic}`]], body }
    assert.equal(
      verify('basic', { username: 'hook' }, [''], now, empty as never).reason,
      'credential_mismatch',
    )
    assert.equal(verify('none', {}, [], now, sent('stripe')).verified, false)
    assert.equal(verify('none', {}, [], now, sent('stripe')).reason, null)
  })
})
