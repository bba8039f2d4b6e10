import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { makePdf } from '../../../test/fixtures/pdf.ts'
import { describeCertificate } from './certificate.ts'
import { readP12 } from './p12.ts'
import { signPdf } from './sign.ts'
import { verifyPdf } from './verify.ts'

const directory = mkdtempSync(join(tmpdir(), 'p12-'))
after(() => rmSync(directory, { recursive: true }))
const openssl = (...args: string[]): void =>
  void execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' })

function hasOpenssl(): boolean {
  try {
    openssl('version')
    return true
  } catch {
    return false
  }
}
const skip = !hasOpenssl() && 'needs openssl'
// Certificates that openssl makes begin with the second in which it runs.
const now = new Date(Date.now() + 60_000)

const algorithms: Record<string, string[]> = {
  'P-256': ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'],
  'P-384': ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:secp384r1'],
  RSA: ['-newkey', 'rsa:2048'],
  'short RSA': ['-newkey', 'rsa:1024'],
}

function makeKey(name: string, subject = `/O=Example Ltd/CN=${name}`): void {
  const kind = algorithms[name] ?? algorithms['P-256'] ?? []
  const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`]
  openssl('req', '-x509', '-nodes', '-days', '30', '-subj', subject, ...kind, ...files)
}

function exported(name: string, ...options: string[]): Buffer {
  const files = ['-in', `${name}.pem`, '-out', `${name}.p12`, '-passout', 'pass:wörd']
  openssl('pkcs12', '-export', ...files, ...options)
  return readFileSync(join(directory, `${name}.p12`))
}

describe('a PKCS #12 file', { skip }, () => {
  for (const name of ['P-256', 'P-384', 'RSA']) {
    test(`with a key of ${name} seals`, async () => {
      makeKey(name)
      const key = await readP12('one', exported(name, '-inkey', `${name}.key`), 'wörd', now)
      const pdf = new Uint8Array(makePdf({ pages: [[{ text: 'An offer', y: 700 }]] }))
      const { bytes } = await signPdf(pdf, { key, reason: 'Test', time: now, timestamps: null })
      const { isIntact, signatures } = await verifyPdf(bytes)
      assert.equal(isIntact, true, JSON.stringify(signatures))
      assert.match(signatures[0]?.certificate?.subject ?? '', /O=Example Ltd/)
    })
  }

  test('of the older ciphers is read', async () => {
    makeKey('older')
    const old = ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']
    const key = await readP12('one', exported('older', '-inkey', 'older.key', ...old), 'wörd', now)
    assert.equal(key.certificates.length, 1)
  })

  test('has its certificates put in order, that of the key first', async () => {
    makeKey('root')
    makeKey('leaf')
    openssl('req', '-new', '-key', 'leaf.key', '-subj', '/CN=Leaf', '-out', 'leaf.csr')
    const issuer = ['-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial']
    openssl('x509', '-req', '-in', 'leaf.csr', ...issuer, '-days', '30', '-out', 'leaf.pem')
    const file = exported('leaf', '-inkey', 'leaf.key', '-certfile', 'root.pem')
    const { certificates } = await readP12('one', file, 'wörd', now)
    assert.deepEqual(
      certificates.map((der) => describeCertificate(der).subject),
      ['CN=Leaf', 'O=Example Ltd, CN=root'],
    )
  })

  const refuses = (code: string, read: () => Promise<unknown>) =>
    assert.rejects(read, (error: { code?: string; message: string }) => {
      assert.equal(error.code, code, error.message)
      return true
    })

  test('is refused with the reason', async () => {
    makeKey('good')
    const good = exported('good', '-inkey', 'good.key')
    await refuses('wrong_password', () => readP12('one', good, 'word', now))
    await refuses('wrong_password', () => readP12('one', good, '', now))
    await refuses('ended', () =>
      readP12('one', good, 'wörd', new Date(now.getTime() + 40 * 86_400_000)),
    )
    await refuses('not_yet', () =>
      readP12('one', good, 'wörd', new Date(now.getTime() - 86_400_000)),
    )
    await refuses('no_key', () => readP12('one', exported('good', '-nokeys'), 'wörd', now))
    await refuses('unreadable', () => readP12('one', Buffer.from('no file'), 'wörd', now))
    await refuses('unreadable', () => readP12('one', Buffer.alloc(0), 'wörd', now))
    await refuses('unreadable', () => readP12('one', good.subarray(0, 200), 'wörd', now))
    makeKey('short RSA')
    const short = exported('short RSA', '-inkey', 'short RSA.key')
    await refuses('unsupported', () => readP12('one', short, 'wörd', now))
  })

  test('whose certificate has no time that can be read is refused', async () => {
    makeKey('timeless')
    const path = join(directory, 'timeless.pem')
    const der = new X509Certificate(readFileSync(path)).raw
    const [, end = ''] = der.toString('latin1').match(/\d{12}Z/g) ?? []
    for (const time of ['991332256199Z', 'aaaaaaaaaaaaZ', '\0'.repeat(13)]) {
      const other = Buffer.from(der)
      other.write(time, der.lastIndexOf(end), 'latin1')
      const lines = other.toString('base64').match(/.{1,64}/g) ?? []
      const pem = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', '']
      writeFileSync(path, pem.join('\n'))
      const file = exported('timeless', '-inkey', 'timeless.key')
      await refuses('unreadable', () => readP12('one', file, 'wörd', now))
    }
  })

  test('is read beside one of another organization; of many at once the last are told to wait', async () => {
    const read = (organizationId: string) =>
      readP12(organizationId, Buffer.from('no file'), '', now).catch(({ code }) => code)
    const reads = Array.from({ length: 7 }, () => read('noisy'))
    const [taken, late] = [Array(5).fill('unreadable'), Array(2).fill('unavailable')]
    assert.equal(await read('other'), 'unreadable')
    assert.deepEqual(await Promise.all(reads), [...taken, ...late])
    await refuses('unreadable', () => readP12('one', Buffer.from('no file'), '', now))
  })

  test('without the certificate of its key is refused', async () => {
    makeKey('one')
    openssl(
      'pkcs12',
      '-export',
      '-nocerts',
      '-inkey',
      'one.key',
      '-out',
      'bare.p12',
      '-passout',
      'pass:wörd',
    )
    const bare = readFileSync(join(directory, 'bare.p12'))
    await refuses('no_certificate', () => readP12('one', bare, 'wörd', now))
  })
})
