import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { makePdf } from '../../../test/fixtures/pdf.ts'
import {
  type Misbehaviour,
  startTimestampAuthority,
} from '../../../test/fixtures/timestamp-authority.ts'
import { askPdfsig, askPyhanko, withoutPdfsig, withoutPyhanko } from '../../../test/pdf-judges.ts'
import { createOutbound } from '../net/index.ts'
import { certificateOf, describeCertificate } from './certificate.ts'
import { createSelfSigned } from './self-signed.ts'
import { type SignedPdf, type SigningOptions, signPdf } from './sign.ts'
import { createTimestampAuthority } from './timestamp-authority.ts'
import { verifyPdf } from './verify.ts'

// Of the real clock: the judges ask it whether certificates hold.
const now = new Date(Math.floor(Date.now() / 1000) * 1000)
const dayMs = 86_400_000
const original = new Uint8Array(
  makePdf({ pages: [[{ text: 'An offer', y: 700 }], [{ text: 'Its second page', y: 700 }]] }),
)
const key = await createSelfSigned({
  organization: 'Příklad & Söhne',
  notBefore: new Date(now.getTime() - dayMs),
  notAfter: new Date(now.getTime() + 365 * dayMs),
})

const sign = (
  bytes: Uint8Array<ArrayBuffer>,
  options: Partial<SigningOptions> = {},
): Promise<SignedPdf> =>
  signPdf(bytes, { key, reason: 'Accepted', time: now, timestamps: null, ...options })

async function authorityThat(t: TestContext, misbehaviour: Misbehaviour | null = null) {
  const server = await startTimestampAuthority(t, () => now, misbehaviour)
  const outbound = createOutbound({ allowNetworks: ['127.0.0.0/8'], userAgent: 'test' })
  t.after(() => outbound[Symbol.asyncDispose]())
  return { server, timestamps: createTimestampAuthority(outbound, server.url) }
}

function flip(bytes: Uint8Array, at: number): Uint8Array<ArrayBuffer> {
  const flipped = new Uint8Array(bytes)
  flipped[at] = (flipped[at] ?? 0) ^ 1
  return flipped
}

describe('a sealed PDF', () => {
  test('begins with the bytes that were sealed, and verifies', async () => {
    const { bytes, level, timestampFault } = await sign(original)
    assert.deepEqual([level, timestampFault], ['B-B', null])
    assert.deepEqual(bytes.subarray(0, original.length), original)
    const { isIntact, signatures } = await verifyPdf(bytes)
    assert.equal(isIntact, true)
    assert.partialDeepStrictEqual(signatures, [
      { isIntact: true, coversFile: true, timestampedAt: null, fault: null },
    ])
    const { fingerprint } = describeCertificate(certificateOf(key))
    assert.equal(signatures[0]?.certificate?.fingerprint, fingerprint)
  })

  test('takes a second signature that leaves the first one whole', async () => {
    const first = await sign(original)
    const second = await sign(first.bytes, { reason: 'Countersigned' })
    assert.deepEqual(second.bytes.subarray(0, first.bytes.length), first.bytes)
    const { isIntact, signatures } = await verifyPdf(second.bytes)
    assert.equal(isIntact, true)
    assert.deepEqual(
      signatures.map((one) => [one.isIntact, one.coversFile]),
      [
        [true, false],
        [true, true],
      ],
    )
  })

  test('is broken by one changed bit, wherever it is covered', async () => {
    const { bytes } = await sign(original)
    for (const at of [20, Math.floor(original.length / 2), original.length + 10]) {
      const { isIntact } = await verifyPdf(flip(bytes, at)).catch(() => ({ isIntact: false }))
      assert.equal(isIntact, false, `byte ${at}`)
    }
  })

  test('is no longer whole when something is added behind it', async () => {
    const { bytes } = await sign(original)
    const longer = new Uint8Array([...bytes, ...Buffer.from('\n% more\n')])
    const { isIntact, signatures } = await verifyPdf(longer)
    assert.deepEqual([isIntact, signatures[0]?.isIntact], [false, true])
  })

  test('without a signature is not intact', async () => {
    assert.deepEqual(await verifyPdf(original), { signatures: [], isIntact: false })
  })

  test('carries a time stamp that says when the authority saw it', async (t) => {
    const { server, timestamps } = await authorityThat(t)
    const { bytes, level } = await sign(original, { timestamps })
    assert.equal(level, 'B-T')
    assert.equal(server.requests.length, 1)
    const { isIntact, signatures } = await verifyPdf(bytes)
    assert.equal(isIntact, true)
    assert.deepEqual(signatures[0]?.timestampedAt, now)
  })

  for (const misbehaviour of [
    'answers 500',
    'sends too much',
    'stamps another hash',
    'answers another nonce',
    'signs something else',
    'has a certificate for other uses',
    'hangs',
  ] as const) {
    test(`goes without a time stamp when the authority ${misbehaviour}`, async (t) => {
      const { timestamps } = await authorityThat(t, misbehaviour)
      const { bytes, level, timestampFault } = await sign(original, { timestamps })
      assert.equal(level, 'B-B')
      assert.ok(timestampFault)
      assert.equal((await verifyPdf(bytes)).isIntact, true)
    })
  }
})

describe('other judges', () => {
  test('pdfsig accepts B-B and B-T, and refuses a changed byte', {
    skip: withoutPdfsig,
  }, async (t) => {
    const { timestamps } = await authorityThat(t)
    for (const options of [{}, { timestamps }]) {
      const { bytes } = await sign(original, options)
      const answer = await askPdfsig(bytes)
      assert.match(answer, /Signature is Valid/)
      assert.match(answer, /Total document signed/)
      const broken = await askPdfsig(flip(bytes, Math.floor(original.length / 2)))
      assert.match(broken, /Digest Mismatch/)
    }
  })

  test('pdfsig accepts both signatures of a countersigned document', {
    skip: withoutPdfsig,
  }, async () => {
    const { bytes } = await sign((await sign(original)).bytes)
    assert.equal((await askPdfsig(bytes)).match(/Signature is Valid/g)?.length, 2)
  })

  test('pyHanko accepts B-B, and refuses a changed byte', { skip: withoutPyhanko }, async () => {
    const { bytes } = await sign(original)
    const whole = { intact: true, valid: true, coverage: 'ENTIRE_FILE', modification: 'NONE' }
    assert.partialDeepStrictEqual(await askPyhanko(bytes), [whole])
    const [broken] = await askPyhanko(flip(bytes, Math.floor(original.length / 2)))
    assert.equal(broken?.intact, false)
  })

  test('pyHanko accepts B-T with its time', { skip: withoutPyhanko }, async (t) => {
    const { timestamps } = await authorityThat(t)
    const [judged] = await askPyhanko((await sign(original, { timestamps })).bytes)
    assert.partialDeepStrictEqual(judged, { intact: true, valid: true, coverage: 'ENTIRE_FILE' })
    assert.equal(new Date(judged?.timestamp ?? '').getTime(), now.getTime())
  })

  test('pyHanko accepts both signatures of a countersigned document', {
    skip: withoutPyhanko,
  }, async () => {
    const judged = await askPyhanko((await sign((await sign(original)).bytes)).bytes)
    assert.deepEqual(
      judged.map(({ intact, valid, coverage }) => [intact, valid, coverage]),
      [
        [true, true, 'ENTIRE_REVISION'],
        [true, true, 'ENTIRE_FILE'],
      ],
    )
  })
})
