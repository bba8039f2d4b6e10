import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { Client } from '../../../../test/client.ts'
import { make } from '../../../../test/factories.ts'
import { harness } from '../../../../test/harness.ts'
import { readCsv } from '../../../platform/files/csv-reader.ts'
import { readColumn, readPrice, readTax, writePrice, writeTax } from './csv-cells.ts'

const path = '/v1/catalog-items'

const hostile = [
  ...[
    '=1+1',
    '@SUM(A1)',
    '-2+3',
    "'=quoted",
    '\tTab',
    '＝1',
    '+cmd|x',
    'a;b',
    'a\\;b',
    'back\\slash',
  ],
  ...[
    'comma, "quote"',
    'two\nlines',
    'two\r\nlines',
    ' spaces ',
    'ünïcode 🚢',
    '1e5',
    '007',
    'A 5%',
  ],
]

/** Items with every field and with few. */
async function furnish(owner: Client): Promise<void> {
  const billings = ['one_time', 'month', 'quarter', 'year']
  const currencies = ['EUR', 'JPY', 'KWD', 'CLF']
  for (const [at, text] of hostile.entries()) {
    const { status } = await owner.post(path, {
      name: text,
      ...(at % 2 && { sku: `${text} ${at}`, description: text }),
      ...(at % 3 && { unit: text, metadata: { [`a ${at}`]: text, b: [1, { c: null }] } }),
      ...(at % 4 && {
        taxes: [{ name: text, percent: '7.50' }, ...[{ name: 'VAT', percent: '19' }]],
      }),
      prices: [
        { currency: currencies[at % 4], billing: billings[at % 3], unitAmount: 49 * at },
        { currency: 'USD', unitAmountDecimal: `${at}.3500` },
      ],
      archived: at % 5 === 0,
    })
    assert.equal(status, 201, text)
  }
}

const exported = async (client: Client): Promise<string> => {
  const { status, text, headers } = await client.get(`${path}/export`)
  assert.deepEqual([status, headers['content-type']], [200, 'text/csv; charset=utf-8'])
  return text
}

describe('GET /v1/catalog-items/export', () => {
  test('200 writes what an import reads back, byte by byte', async (t) => {
    const app = await harness(t)
    await furnish(app.owner)
    const file = await exported(app.owner)
    const { client } = await make.stranger(app)
    const made = await client.post(`${path}/import`, { csv: file })
    assert.deepEqual(made.body, { created: hostile.length, updated: 0, unchanged: 0 })
    assert.equal(await exported(client), file)
    const again = await app.owner.post(`${path}/import`, { csv: file })
    assert.deepEqual(again.body, { created: 0, updated: 0, unchanged: hostile.length })
    const fieldsOf = async (one: Client) =>
      (await one.get(`${path}?limit=100`)).body.data.map(
        ({ id: _, createdAt: __, updatedAt: ___, ...fields }: Record<string, unknown>) => fields,
      )
    assert.deepEqual(await fieldsOf(client), await fieldsOf(app.owner))
  })

  test('200 writes no cell that starts a formula', async (t) => {
    const app = await harness(t)
    await furnish(app.owner)
    const file = await exported(app.owner)
    const bytes = (async function* () {
      yield Buffer.from(file)
    })()
    let rows = 0
    for await (const { cells } of readCsv(bytes, { encoding: 'utf-8', delimiter: ',' })) {
      rows++
      for (const cell of cells) assert.doesNotMatch(cell, /^[=+\-@\t\r＝＋－＠]/)
    }
    assert.equal(rows, hostile.length + 1)
  })

  test('200 writes prices in main units, a column for each that there is', async (t) => {
    const app = await harness(t)
    const prices = [
      { currency: 'EUR', billing: 'month', unitAmountDecimal: '0.35' },
      { currency: 'EUR', unitAmount: 4900 },
      { currency: 'JPY', unitAmount: 4900 },
    ]
    await make.catalogItem(app, { name: 'A', prices, taxes: [{ name: 'VAT', percent: '19' }] })
    assert.equal(
      await exported(app.owner),
      '\ufeffname,sku,description,unit,taxes,archived,metadata,price EUR,price EUR month,price JPY\r\nA,,,,VAT 19%,,,49.00,0.0035,4900\r\n',
    )
  })
})

describe('POST /v1/catalog-items/import', () => {
  test('200 changes what has the SKU, or the name and none, and leaves what has no column', async (t) => {
    const app = await harness(t)
    const monthly = { currency: 'EUR', billing: 'month', unitAmount: 100 }
    const kept = { currency: 'CHF', billing: 'one_time', unitAmount: 7 }
    const one = await make.catalogItem(app, { name: 'Old', sku: 'A', prices: [monthly, kept] })
    const two = await make.catalogItem(app, { name: 'Plain', unit: 'hour' })
    const csv = 'sku;name;price EUR;price EUR month\nA;New;49.5;\n;Plain;;1\nB;Third;0.005;2\n'
    const { status, body } = await app.owner.post(`${path}/import`, { csv })
    assert.deepEqual([status, body], [200, { created: 1, updated: 2, unchanged: 0 }])
    const { body: first } = await app.owner.get(`${path}/${one.id}`)
    const once = { currency: 'EUR', billing: 'one_time' }
    assert.deepEqual([first.name, first.prices], ['New', [kept, { ...once, unitAmount: 4950 }]])
    const { body: second } = await app.owner.get(`${path}/${two.id}`)
    assert.deepEqual([second.unit, second.prices], ['hour', [monthly]])
    const { data } = (await app.owner.get(`${path}?sku=B`)).body
    assert.deepEqual(data[0].prices, [
      { ...once, unitAmountDecimal: '0.5' },
      { ...monthly, unitAmount: 200 },
    ])
    const [entry] = (await app.owner.get('/v1/audit-log?limit=1')).body.data
    assert.equal(entry.action, 'importCatalogItems')
  })

  for (const [csv, said] of [
    ['sku\nA\n', /column "name" is missing/],
    ['name,size\nA,1\n', /Line 1 names the column "size"/],
    ['name,price XXY\nA,1\n', /"price XXY"/],
    ['name,name\nA,B\n', /twice/],
    ['name,price EUR\nA,1\nB,"1,5,0"\n', /Line 3: EUR must be a price/],
    [
      'name,price EUR\nA,1.250\n',
      /Line 2: the EUR price “1.250” is ambiguous. Write 1250 or 1.2500/,
    ],
    [
      'name,price KWD\nA,"12,345"\n',
      /Line 2: the KWD price “12,345” is ambiguous. Write 12345 or 12.3450/,
    ],
    ['name,price EUR\nA,-1\n', /Line 2: EUR must be a price/],
    ['name,price EUR\nA,0.123456789\n', /Line 2: prices.0.unitAmountDecimal/],
    ['name,price EUR\nA,9999999999999\n', /Line 2: prices.0.unitAmount/],
    ['name,taxes\nA,VAT\n', /Line 2: "VAT" is not a tax/],
    ['name,taxes\nA,VAT 101%\n', /Line 2: taxes.0.percent/],
    ['name,metadata\nA,{\n', /Line 2: metadata must be a JSON object/],
    ['name,metadata\nA,[1]\n', /Line 2: metadata must be/],
    [
      `name,metadata\nA,${'['.repeat(101)}${']'.repeat(101)}\n`,
      /Line 2: metadata is nested deeper/,
    ],
    ['name,archived\nA,perhaps\n', /Line 2: archived must be/],
    ['name,unit\n"",h\n', /Line 2: name/],
    ['name,sku\nA,1\nB,1\n', /Line 3 has the SKU of line 2/],
    ['name\nA,B\n', /Line 2 has more cells/],
    ['name\n"A\n', /quote/],
    ['\n', /no header/],
  ] as const) {
    test(`422 refuses all of ${JSON.stringify(csv)}`, async (t) => {
      const app = await harness(t)
      const { status, body } = await app.owner.post(`${path}/import`, { csv })
      const { code, field, message } = body.error
      assert.deepEqual([status, code, field], [422, 'validation_error', 'csv'])
      assert.match(message, said)
      assert.deepEqual((await app.owner.get(path)).body.data, [])
    })
  }

  test('422 refuses more than 5,000 rows, and takes so many', async (t) => {
    const app = await harness(t)
    const rows = (count: number) => `name\n${'A\n'.repeat(count)}`
    assert.equal((await app.owner.post(`${path}/import`, { csv: rows(5_001) })).status, 422)
    const { body } = await app.owner.post(`${path}/import`, { csv: rows(5_000) })
    assert.equal(body.created, 5_000)
  })
})

/** Equal prices have one text. */
const minorOf = (price: {
  unitAmount?: number | null
  unitAmountDecimal?: string | null
}): string => (price.unitAmountDecimal ?? `${price.unitAmount}.`).replace(/\.?0*$/, '')

describe('a cell of a catalog', () => {
  const amount = fc.oneof(
    fc.nat(10_000_000).map((unitAmount) => ({ unitAmount })),
    fc
      .tuple(fc.nat(1_000_000), fc.stringMatching(/^[0-9]{1,6}$/))
      .map(([whole, fraction]) => ({ unitAmountDecimal: `${whole}.${fraction}` })),
  )

  test('holds a price that is read as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom('EUR', 'JPY', 'KWD', 'CLF'), amount, (currency, unit) => {
        const column = { currency, billing: 'month' as const }
        const read = readPrice(writePrice({ ...column, ...unit }), column)
        assert.ok('currency' in read)
        assert.equal(minorOf(read), minorOf(unit))
      }),
    )
  })

  test('holds a price as a person of any country writes it', () => {
    const euros = (text: string) => {
      const read = readPrice(text, { currency: 'EUR', billing: 'one_time' })
      return 'fault' in read ? read.fault : (read.unitAmount ?? read.unitAmountDecimal)
    }
    for (const [text, read] of [
      ...[['1.250,50', 125_050] as const, ['1,250.50', 125_050] as const, ['12,5', 1_250] as const],
      ...[
        ['1 250,50', 125_050] as const,
        ["1'250.50", 125_050] as const,
        ['1250', 125_000] as const,
      ],
      ...[
        ['1.250.000', 125_000_000] as const,
        ['0.125', '12.5'] as const,
        ['0,125', '12.5'] as const,
      ],
      ...[['1.250', 'ambiguous'] as const, ['999,999', 'ambiguous'] as const],
      ...[['-5', 'no_number'] as const, ['1e3', 'no_number'] as const, ['', 'no_number'] as const],
    ]) {
      assert.equal(euros(text), read, text)
    }
  })

  test('holds a tax that is read as it was', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        const tax = { name, percent: '8.250' }
        assert.deepEqual(readTax(writeTax(tax)), tax)
      }),
    )
  })

  test('may be written by a person', () => {
    assert.deepEqual(readColumn('Price eur YEAR'), { currency: 'EUR', billing: 'year' })
    assert.equal(readColumn('price DEM'), null)
    assert.equal(readColumn('price EUR week'), null)
    assert.deepEqual(readTax('VAT 19'), { name: 'VAT', percent: '19' })
    assert.deepEqual(readTax('VAT 19 %'), { name: 'VAT', percent: '19' })
  })
})
