import assert from 'node:assert/strict'
import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, mock, type TestContext, test } from 'node:test'
import { createSystemLookup } from './system-lookup.ts'

const nowhere = '/nonexistent'
type Zone = Record<
  string,
  { A?: string[] | 'silence'; AAAA?: string[] | 'silence'; fails?: boolean }
>

/** A name server for the records of `zone`, all with a TTL of 77 s (RFC 1035). */
async function startNameServer(t: TestContext, zone: Zone) {
  const questions: string[] = []
  const socket = createSocket('udp4')
  const answered = Promise.withResolvers<void>()
  socket.on('message', (query, from) => {
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length))
      at += length + 1
    }
    const [name, type] = [
      labels.join('.'),
      query.readUInt16BE(at + 1) === 28 ? 'AAAA' : 'A',
    ] as const
    questions.push(`${name} ${type}`)
    const record = zone[name]
    const addresses = record?.[type]
    if (addresses === 'silence') return
    const reply = replyTo(
      query.subarray(0, at + 5),
      addresses ?? [],
      record?.fails ? 2 : record ? 0 : 3,
    )
    socket.send(reply, from.port, from.address, () => answered.resolve())
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  t.after(() => socket.close())
  return { servers: [`127.0.0.1:${socket.address().port}`], questions, answered: answered.promise }
}

function replyTo(question: Buffer, addresses: string[], code: number): Buffer {
  const header = Buffer.from(question)
  header.writeUInt16BE(0x8180 | code, 2)
  header.writeUInt16BE(addresses.length, 6)
  header.fill(0, 8, 12)
  const answers = addresses.map((address) => {
    const isIPv6 = address.includes(':')
    const data = isIPv6
      ? Buffer.from(
          address
            .split(':')
            .map((group) => group.padStart(4, '0'))
            .join(''),
          'hex',
        )
      : Buffer.from(address.split('.').map(Number))
    const fixed = Buffer.from([0xc0, 12, 0, isIPv6 ? 28 : 1, 0, 1, 0, 0, 0, 77, 0, data.length])
    return Buffer.concat([fixed, data])
  })
  return Buffer.concat([header, ...answers])
}

describe('names from a name server', () => {
  test('come with both families and their TTL', async (t) => {
    const zone = { 'a.example': { A: ['1.2.3.4', '1.2.3.5'], AAAA: ['2606:0:0:0:0:0:0:1'] } }
    const { servers } = await startNameServer(t, zone)
    const lookup = createSystemLookup({ servers, hostsFile: nowhere })
    assert.deepEqual(await lookup('a.example'), [
      { address: '1.2.3.4', ttl: 77, family: 4 },
      { address: '1.2.3.5', ttl: 77, family: 4 },
      { address: '2606::1', ttl: 77, family: 6 },
    ])
  })

  test('are asked for as they are, without the search suffix of the machine', async (t) => {
    const before = process.env['LOCALDOMAIN']
    t.after(() => {
      if (before === undefined) delete process.env['LOCALDOMAIN']
      else process.env['LOCALDOMAIN'] = before
    })
    process.env['LOCALDOMAIN'] = 'default.svc.cluster.local' // c-ares takes it for `search`
    const zone = { 'kubernetes.default.svc.cluster.local': { A: ['10.0.0.1'] } }
    const { servers, questions } = await startNameServer(t, zone)
    assert.deepEqual(await createSystemLookup({ servers, hostsFile: nowhere })('kubernetes'), [])
    assert.deepEqual(questions.toSorted(), ['kubernetes A', 'kubernetes AAAA'])
  })

  test('that do not exist have no addresses', async (t) => {
    const { servers } = await startNameServer(t, { 'empty.example': {} })
    const lookup = createSystemLookup({ servers, hostsFile: nowhere })
    assert.deepEqual(await lookup('missing.example'), [])
    assert.deepEqual(await lookup('empty.example'), [])
  })

  test('keep the answers of one family when the other is never answered', async (t) => {
    const cancel = t.mock.method(Resolver.prototype, 'cancel')
    const zone: Zone = { 'a.example': { A: ['1.2.3.4'], AAAA: 'silence' } }
    const { servers, answered } = await startNameServer(t, zone)
    mock.timers.enable({ apis: ['setTimeout'] })
    t.after(() => mock.timers.reset())
    const lookup = createSystemLookup({ servers, hostsFile: nowhere })('a.example')
    await answered
    // The datagram has been sent; it is read in the next turns of the event loop.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    mock.timers.tick(4_500)
    // Without it c-ares finds out by itself, which takes longer.
    assert.equal(cancel.mock.callCount(), 1)
    assert.deepEqual(await lookup, [{ address: '1.2.3.4', ttl: 77, family: 4 }])
  })

  test('fail when the name server fails', async (t) => {
    const { servers } = await startNameServer(t, { 'a.example': { fails: true } })
    const lookup = createSystemLookup({ servers, hostsFile: nowhere })
    await assert.rejects(lookup('a.example'), { code: 'ESERVFAIL' })
  })
})

describe('names without a name server', () => {
  test('localhost and all below it are the loopback address', async () => {
    const lookup = createSystemLookup({ servers: ['127.0.0.1:9'], hostsFile: nowhere })
    for (const host of ['localhost', 'app.localhost']) {
      assert.deepEqual(
        (await lookup(host)).map(({ address }) => address),
        ['127.0.0.1'],
      )
    }
  })

  test('are taken from the hosts file first', async (t) => {
    const directory = await mkdtemp(join(tmpdir(), 'hosts-'))
    t.after(() => rm(directory, { recursive: true }))
    const hostsFile = join(directory, 'hosts')
    await writeFile(
      hostsFile,
      '# 10.9.9.9 db.internal\n10.0.0.7\tDB.internal db # primary\nfd00::7 db.internal\n',
    )
    const lookup = createSystemLookup({ servers: ['127.0.0.1:9'], hostsFile })
    const expected = [
      { address: '10.0.0.7', family: 4 },
      { address: 'fd00::7', family: 6 },
    ]
    assert.deepEqual(await lookup('db.internal'), expected)
  })
})
