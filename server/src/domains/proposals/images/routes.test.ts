import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, test } from 'node:test'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { pngOf, storeTestImage, uploadImage } from '../../../../test/images.ts'
import { openedPage } from '../../../../test/proposal-page.ts'
import { draftProposal } from '../../../../test/proposals.ts'
import { ImageId } from '../ids.ts'
import { readHeader } from './header.ts'

const path = '/v1/proposal-images'

describe('the header of an image', () => {
  test('says what it is and how large, without decoding it', () => {
    const jpeg = Buffer.from(
      'ffd8ffe000104a46494600010100000100010000ffc0001108012c01900301',
      'hex',
    )
    const lossless = Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WEBPVP8L\0\0\0\0', 'latin1'),
      Buffer.from([0x2f, 0x8f, 0xc1, 0x4a, 0x00, 0, 0, 0, 0, 0]),
    ])
    const extended = Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0', 'latin1'),
      Buffer.from([0x8f, 0x01, 0x00, 0x2b, 0x01, 0x00]),
    ])
    const size = { width: 400, height: 300 }
    assert.deepEqual(readHeader(pngOf(400, 300)), { mediaType: 'image/png', ...size })
    assert.deepEqual(readHeader(jpeg), { mediaType: 'image/jpeg', ...size })
    assert.deepEqual(readHeader(lossless), { mediaType: 'image/webp', ...size })
    assert.deepEqual(readHeader(extended), { mediaType: 'image/webp', ...size })
  })

  test('is none where bytes are missing or mean something else', () => {
    const png = pngOf(4, 4)
    for (let end = 0; end < 24; end++) assert.equal(readHeader(png.subarray(0, end)), null)
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a',
      '\xff\xd8\xff\xe0',
    ]) {
      assert.equal(readHeader(Buffer.from(text.padEnd(40), 'latin1')), null, text)
    }
  })
})

describe('POST /v1/proposal-images', () => {
  test('201 stores a file by its bytes; the same again is the one that is there', async (t) => {
    const app = await harness(t)
    const content = pngOf(30, 20)
    const { status, body, headers } = await uploadImage(app, content, 'wrong.svg')
    assert.equal(status, 201, JSON.stringify(body))
    const { id, createdAt: _, ...fields } = body
    assert.deepEqual(fields, {
      ...{ mediaType: 'image/png', width: 30, height: 20, bytes: content.length },
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    assert.equal(headers['location'], `${path}/${id}`)
    assert.deepEqual((await uploadImage(app, content)).body, body)
    const got = await app.owner.get(`${path}/${id}`)
    assert.deepEqual([got.status, got.headers['content-type']], [200, 'image/png'])
    const { body: proposal } = await app.owner.post('/v1/proposals', {
      blocks: [{ type: 'image', imageId: id }],
    })
    const { body: problems } = await app.owner.get(`/v1/proposals/${proposal.id}/problems`)
    const codes = problems.data.map(({ code }: { code: string }) => code)
    assert.deepEqual(codes, ['no_signer', 'missing_alt'])
  })

  test('422 refuses a JPEG in the colours of a print shop when it comes, and not when a proposal is sent', async (t) => {
    const app = await harness(t)
    const cmyk = 'ffd8ffee000e41646f626500640000000000ffc0001408012c019004041100'
    const content = Buffer.from(cmyk, 'hex')
    const { status, body } = await uploadImage(app, content, 'logo.jpg')
    assert.deepEqual([status, body.error.field], [422, 'file'])
    assert.match(body.error.message, /CMYK.*RGB/)
  })

  test('one inside of a text is printed and shown, and what it lacks is named', async (t) => {
    const app = await harness(t)
    const { id } = await storeTestImage(app)
    const show = (text: string) => ({ blocks: [{ type: 'text', text }] })
    const problemsOf = async (text: string) => {
      const { body } = await app.owner.post('/v1/proposals/preview', show(text))
      return body.problems
        .filter(({ code }: { code: string }) => code !== 'no_signer')
        .map(({ code, path: at }: { code: string; path: string }) => [code, at])
    }
    assert.deepEqual(await problemsOf(`Here: ![A lamp](${id})`), [])
    assert.deepEqual(await problemsOf(`- *![](${id})*`), [['missing_alt', 'blocks.0.text']])
    const other = await problemsOf(`![A lamp](${ImageId.example})`)
    assert.deepEqual(other, [['missing_image', 'blocks.0.text']])
    const lacking = await draftProposal(app, show(`![A lamp](${ImageId.example})`))
    const said = `Image ${ImageId.example} does not exist. Upload it again.`
    for (const { status, body } of [
      await app.owner.post(`/v1/proposals/${lacking.id}/send`, {}),
      await app.owner.get(`/v1/proposals/${lacking.id}/pdf`),
    ]) {
      assert.deepEqual([status, body.error.field], [422, 'blocks.0.text'])
      assert.equal(body.error.message, said)
    }

    const { proposal, token } = await openedPage(app, show(`Here: ![A lamp](${id})`))
    const pdf = await app.owner.get(`/v1/proposals/${proposal.id}/pdf`)
    assert.deepEqual([pdf.status, pdf.headers['content-type']], [200, 'application/pdf'], pdf.text)
    const shown = await app.http.inject({ url: `/public/proposals/${token}/images/${id}` })
    assert.deepEqual([shown.statusCode, shown.headers['content-type']], [200, 'image/png'])
  })

  test('422 names the blocks of a proposal that show more than 50', async (t) => {
    const app = await harness(t)
    const { id } = await storeTestImage(app)
    const image = { type: 'image', imageId: id, alt: 'A lamp' }
    const draft = (blocks: number, inText: number) => ({
      blocks: [
        ...Array(blocks).fill(image),
        { type: 'text', text: `![A lamp](${id}) `.repeat(inText) },
      ],
    })
    assert.equal((await app.owner.post('/v1/proposals', draft(45, 5))).status, 201)
    for (const body of [draft(51, 0), draft(45, 6)]) {
      const { status, body: answer } = await app.owner.post('/v1/proposals', body)
      assert.deepEqual([status, answer.error.field], [422, 'blocks'])
      assert.match(answer.error.message, /can show up to 50/)
    }
  })

  test('413, 415 and 422 for a file that is too large or not a picture', async (t) => {
    const app = await harness(t)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    assert.equal((await uploadImage(app, svg, 'logo.png')).status, 415)
    assert.equal((await uploadImage(app, Buffer.alloc(5 * 1024 * 1024 + 1))).status, 413)
    const wide = await uploadImage(app, pngOf(5_001, 5_000))
    assert.deepEqual([wide.status, wide.body.error.field], [422, 'file'])
    assert.equal((await app.owner.post(path, {})).status, 422)
  })

  test('422 for an address that may not be reached, and nothing is asked', async (t) => {
    const app = await harness(t)
    for (const [url, code] of [
      ['https://[fd00::1]/logo.png', 'target_not_allowed'],
      ['https://192.168.0.1/logo.png', 'target_not_allowed'],
      ['https://169.254.169.254/latest/meta-data', 'target_not_allowed'],
      ['https://10.0.0.1/', 'target_not_allowed'],
      ['http://example.com/logo.png', 'validation_error'],
      ['file:///etc/passwd', 'validation_error'],
      ['logo.png', 'validation_error'],
    ] as const) {
      const { status, body } = await app.owner.post(path, { url })
      assert.deepEqual([status, body.error.field], [422, 'url'], url)
      if (code === 'target_not_allowed') assert.equal(body.error.code, code, url)
    }
  })

  test('400, 401, 403 and 404', async (t) => {
    const app = await harness(t)
    const { id } = await storeTestImage(app)
    const { client } = await make.stranger(app)
    assert.equal((await client.get(`${path}/${id}`)).status, 404)
    assert.equal((await app.owner.get(`${path}/${ImageId.example}`)).status, 404)
    assert.equal((await app.owner.get(`${path}/x`)).status, 400)
    assert.equal((await app.as(null).get(`${path}/${id}`)).status, 401)
    assert.equal((await app.as(null).post(path, { url: 'https://example.com' })).status, 401)
    const reader = app.as(await make.token(app, ['proposals:read']))
    assert.equal((await reader.post(path, { url: 'https://example.com' })).status, 403)
    const other = app.as(await make.token(app, ['contacts:read']))
    assert.equal((await other.get(`${path}/${id}`)).status, 403)
    const foreign = await client.post('/v1/proposals', { blocks: [{ type: 'image', imageId: id }] })
    assert.deepEqual([foreign.status, foreign.body.error.field], [422, 'blocks.0.imageId'])
  })
})
