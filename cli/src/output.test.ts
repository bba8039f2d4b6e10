import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, type TestContext, test } from 'node:test'
import { stripVTControlCharacters, styleText } from 'node:util'
import { fakeServer } from '../../sdk/test/fake-server.ts'
import { served } from '../../sdk/test/served.ts'
import { escapeFormula } from '../../server/src/platform/files/csv-writer.ts'
import { terminal } from '../test/terminal.ts'

const contact = {
  id: 'con_01m8hpvvybfhcr39vqgf2qz8tr',
  name: '陳大文',
  firstName: null,
  lastName: null,
  email: 'chan.tai.man@an-address-that-is-rather-long.example.com',
  phone: '+493012345678',
  tags: ['vip', 'press'],
  address: { city: '=1+1', lines: [{ a: 1 }] },
}
const request = {
  ...{ id: 'req_01m8hpvvybfhcr39vqgf2qz8tr', at: '2026-11-28T18:00:00.000Z', method: 'GET' },
  ...{ status: 200, durationMs: 3, sender: { name: 'First token' } },
}
const page = { data: [contact], hasMore: false, nextCursor: null }

async function signedIn(t: TestContext, columns?: number, answer: object = page) {
  const server = await fakeServer(t, [200, answer], [200, answer])
  const screen = columns === undefined ? undefined : { columns, hasColors: columns < 100 }
  const env = { CAPSTAN_URL: server.url, CAPSTAN_TOKEN: 'cap_token' }
  return { ...server, ...(await terminal(t, env, undefined, screen)) }
}

describe('--jq', () => {
  test('prints what jq makes of the answer, texts without quotes', async (t) => {
    const { run } = await signedIn(t)
    const { out, code } = await run(['contacts', 'list', '--jq', '.data[] | .name, .tags'])
    assert.deepEqual([code, out], [0, '陳大文\n["vip","press"]\n'])
  })

  test('is refused before anything is sent when jq cannot read it', async (t) => {
    const { run, received } = await signedIn(t)
    const { err, code } = await run(['contacts', 'list', '--jq', '.data['])
    assert.match(err, /^capstan: --jq: syntax error/)
    assert.deepEqual([code, received.length], [2, 0])
  })

  test('says what does not fit the answer', async (t) => {
    const { run } = await signedIn(t)
    const { err, code } = await run(['contacts', 'list', '--jq', '.data.name'])
    assert.match(err, /--jq: Cannot index array with string/)
    assert.equal(code, 1)
  })
})

describe('--csv', () => {
  test('prints all fields of a list, none of which a spreadsheet would run', async (t) => {
    const { run } = await signedIn(t)
    const { out } = await run(['contacts', 'list', '--csv'])
    assert.deepEqual(out.split('\n').slice(0, 2), [
      'id,name,firstName,lastName,email,phone,tags,address.city,address.lines',
      `${contact.id},陳大文,,,${contact.email},+493012345678,vip; press,'=1+1,"[{""a"":1}]"`,
    ])
  })

  test('marks the cells that the exports of the server mark, and no other', async (t) => {
    const cells = [
      ...['=1', '+1+1', '-x', '@a', "'=1", "'a", '+493012345678', '-12.5', '1e3', '-1e3', '-', '+'],
      ...['\uff1d1', '\uff0b1', '\uff0d1', '\uff201', ' =1', 'a=1', '+0123456', '--1'],
    ]
    const { run } = await signedIn(t, undefined, { ...page, data: cells.map((name) => ({ name })) })
    const { out } = await run(['contacts', 'list', '--csv'])
    assert.deepEqual(out.trimEnd().split('\n'), ['name', ...cells.map(escapeFormula)])
  })

  test('is refused before anything is sent where there is no list', async (t) => {
    const { run, received } = await signedIn(t)
    for (const args of [
      ['me'],
      ['contacts', 'create', '--name', 'Ada'],
      ['contacts', 'list', '--json'],
    ]) {
      assert.equal((await run([...args, '--csv'])).code, 2)
    }
    assert.equal(received.length, 0)
  })
})

describe('on a terminal', () => {
  test('a table is as wide as the window, with ids whole and letters of two columns counted', async (t) => {
    const { run } = await signedIn(t, 80)
    const { out } = await run(['contacts', 'list'])
    const [head = '', row = ''] = stripVTControlCharacters(out).split('\n')
    assert.match(row, new RegExp(`^${contact.id}  陳大文  chan`))
    assert.match(row, /… {2}\+493/)
    assert.ok(row.length + 3 <= 80, row)
    // Three letters take six columns.
    assert.equal(head.indexOf('EMAIL'), row.indexOf('chan') + 3)
  })

  test('a status of HTTP has a colour, and an id stays whole in whatever column', async (t) => {
    const { run } = await signedIn(t, 80, {
      ...page,
      data: [{ ...request, path: `/v1/${'x'.repeat(200)}`, error: { message: 'x'.repeat(200) } }],
    })
    const green = styleText('green', '200', { validateStream: false }).slice(0, -5)
    const { out } = await run(['requests', 'list'])
    assert.ok(out.includes(green), out)
    // It is not in the first column, and stays whole.
    assert.ok(out.includes(request.id), out)
  })

  test('a status has a colour, and elsewhere nothing has', async (t) => {
    const deliveries = { ...page, data: [{ id: 'dlv_1', status: 'failed' }] }
    const webhook = crypto.randomUUID()
    const coloured = await signedIn(t, 80, deliveries)
    const red = styleText('red', 'failed', { validateStream: false }).slice(0, -5)
    assert.ok((await coloured.run(['deliveries', 'list', webhook])).out.includes(red))
    const plain = await signedIn(t, 120, deliveries)
    const { out } = await plain.run(['deliveries', 'list', webhook])
    assert.equal(out, stripVTControlCharacters(out))
  })

  test('passages are parted between words', async (t) => {
    const text = 'On Sundays we open at ten. '.repeat(12).trim()
    const hit = { score: 0.5, sourceName: 'Hours', headings: [], url: null, page: null, text }
    const { run } = await signedIn(t, 60, { data: [hit] })
    const { out } = await run(['search', 'When?', '--base', crypto.randomUUID()])
    const lines = out.trimEnd().split('\n')
    assert.ok(lines.length > 5 && lines.every((line) => line.length <= 60), out)
    assert.equal(
      lines
        .slice(1)
        .map((line) => line.trim())
        .join(' '),
      text,
    )
  })
})

describe('--profile', () => {
  test('keeps several servers apart, whatever the environment says', async (t) => {
    const [one, two] = [await served(t), await fakeServer(t, [200, {}])]
    const { run, home } = await terminal(t)
    const login = ['login', '--url', one.url, '--token', one.token]
    assert.equal((await run([...login, '--profile', 'staging'])).code, 0)
    const profiles = { data: [{ name: 'staging', url: one.url }], hasMore: false, nextCursor: null }
    assert.deepEqual((await run(['profiles', '--json'])).json(), profiles)
    // Without the name nobody is signed in.
    assert.equal((await run(['me'])).code, 2)

    const env = {
      CAPSTAN_URL: two.url,
      CAPSTAN_TOKEN: 'cap_other',
      XDG_CONFIG_HOME: `${home}/.config`,
    }
    const elsewhere = await terminal(t, env)
    const me = await elsewhere.run(['me', '--profile', 'staging', '--jq', '.organization.name'])
    assert.deepEqual([me.code, me.out, two.received.length], [0, 'First\n', 0])
    for (const name of ['production', '../staging']) {
      assert.equal((await elsewhere.run(['me', '--profile', name])).code, 2)
    }
    await run(['logout', '--profile', 'staging'])
    assert.deepEqual((await run(['profiles', '--json'])).json().data, [])
  })
})

describe('trigger', () => {
  test('sends an example to the enabled webhooks that subscribe to the type, and to no other', async (t) => {
    const world = await served(t)
    const { run } = await terminal(t, { CAPSTAN_URL: world.url, CAPSTAN_TOKEN: world.token })
    const { url } = await fakeServer(t, [204])
    const add = async (event: string, ...others: string[]): Promise<string> => {
      const added = await run(['webhooks', 'create', url, '--event', event, ...others, '--json'])
      return added.json().id
    }
    const fitting = [await add('contact.created'), await add('contact.*'), await add('*')]
    await add('source.completed')
    await add('contact.created', '--disabled')
    const { data } = (await run(['trigger', 'contact.created', '--json'])).json()
    const sent = data.map(({ webhookId }: { webhookId: string }) => webhookId)
    assert.deepEqual(sent.toSorted(), fitting.toSorted())
    assert.equal((await run(['trigger', 'contact.nothing'])).code, 2)
  })

  test('posts a signed example to a server of your own', async (t) => {
    const bodies: string[] = []
    const local = createServer(async (request, response) => {
      bodies.push(`${request.headers['webhook-signature']} ${await request.toArray()}`)
      response.writeHead(204).end()
    }).listen(0, '127.0.0.1')
    t.after(() => local.close())
    await new Promise((resolve) => local.once('listening', resolve))
    const url = `http://127.0.0.1:${(local.address() as AddressInfo).port}/hooks`
    const world = await served(t)
    const { run } = await terminal(t, { CAPSTAN_URL: world.url, CAPSTAN_TOKEN: world.token })
    const { out, err } = await run(['trigger', 'contact.created', '--forward', url])
    assert.match(out, /answered 204/)
    assert.match(err, /^Secret: whsec_/)
    assert.match(
      bodies[0] ?? '',
      /^v1,\S+ \{"id":"evt_\w{26}","type":"contact\.created".*"data":\{"id":"con_/,
    )
  })
})
