import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { served } from '../../sdk/test/served.ts'
import { terminal } from '../test/terminal.ts'
import { withMoney } from './money.ts'

test('people read amounts of proposals with decimals and a currency, programs read minor units', async (t) => {
  const { url, token } = await served(t)
  const { run, home } = await terminal(t, { CAPSTAN_URL: url, CAPSTAN_TOKEN: token })
  const draft = {
    ...{ title: 'Lighting', currency: 'EUR', metadata: { amount: 7 } },
    items: [
      { name: 'Plan', unitAmount: 80_560 },
      { name: 'Voucher', kind: 'credit', unitAmount: 10_000 },
    ],
    ...{ withholding: { name: 'IRPF', percent: '15' }, roundingStep: 5 },
    instalments: [{ type: 'amount', amount: 1_000 }, { type: 'rest' }],
  }
  const file = join(home, 'draft.json')
  await writeFile(file, JSON.stringify(draft))
  const created = await run(['proposals', 'create', file, '--json'])
  assert.equal(created.json().totals.firstTotal, 70_560)
  const { id } = created.json()

  assert.match((await run(['proposals', 'list'])).out, /Lighting +draft +705\.60 EUR$/m)
  assert.match((await run(['proposals', 'sums'])).out, /^draft +1 +705\.60 EUR$/m)
  for (const shown of [
    (await run(['proposals', 'get', id])).out,
    (await run(['proposals', 'totals', file])).out,
    (await run(['proposals', 'preview', id])).out,
  ]) {
    assert.match(shown, /^totals\.firstTotal +705\.60 EUR$/m)
    assert.match(shown, /^totals\.instalments +10\.00 EUR, 589\.75 EUR$/m)
    assert.match(shown, /^amountsDue .*"withholding":"105\.84 EUR","rounding":"-0\.01 EUR"/m)
    assert.match(shown, /^amountsDue .*"due":"599\.75 EUR"/m)
  }
  const got = await run(['proposals', 'get', id])
  assert.match(got.out, /^items .*"unitAmount":"805\.60 EUR"/m)
  assert.match(got.out, /^roundingStep +0\.05 EUR$/m)
  assert.match(got.out, /^totals\.lines .*"net":"-100\.00 EUR"/m)
  assert.match(got.out, /^metadata\.amount +7$/m)

  await writeFile(file, JSON.stringify({ title: 'Of the default currency' }))
  assert.match((await run(['proposals', 'totals', file])).out, /^totals\.firstTotal +0\.00 EUR$/m)
})

test('people read amounts of evidence and of a template, which name no currency, as money', async (t) => {
  const { url, token } = await served(t)
  const { run, home } = await terminal(t, { CAPSTAN_URL: url, CAPSTAN_TOKEN: token })
  const file = join(home, 'draft.json')
  const items = [{ name: 'Plan', unitAmount: 70_560 }]
  const recipients = [{ name: 'Ada', email: 'ada@example.com' }]
  await writeFile(file, JSON.stringify({ title: 'Plan', currency: 'CHF', items, recipients }))
  const { id } = (await run(['proposals', 'create', file, '--json'])).json()
  await run(['proposals', 'send', id, '--delivery', 'link_only'])
  const shown = (await run(['proposals', 'evidence', id])).out
  assert.match(shown, /^totals\.firstTotal +705\.60 CHF$/m)
  assert.doesNotMatch(shown, /70560/)

  await writeFile(file, JSON.stringify({ name: 'Plan', draft: { items } }))
  const created = await run(['proposals', 'templates', 'create', file])
  assert.match(created.out, /"unitAmount":"705\.60 EUR"/)
})

test('people read prices of the catalog with decimals and a currency', async (t) => {
  const { url, token } = await served(t)
  const { run } = await terminal(t, { CAPSTAN_URL: url, CAPSTAN_TOKEN: token })
  const prices = ['--price', 'EUR=49', '--price', 'EUR/month=0.125', '--price', 'JPY=4900']
  const created = await run(['catalog', 'create', '--name', 'Support', ...prices])
  assert.match(created.out, /"unitAmount":"49\.00 EUR"/)
  const { out } = await run(['catalog', 'list'])
  assert.match(out, /Support +49\.00 EUR, 0\.125 EUR\/month, 4900 JPY$/m)
  const exact = await run(['catalog', 'create', '--name', 'Oil', '--price', 'KWD=1.234', '--json'])
  assert.equal(exact.json().prices[0].unitAmount, 1_234)
  const refused = await run(['catalog', 'create', '--name', 'Oil', '--price', 'EUR=1,5'])
  assert.match(refused.err, /Use an amount, such as EUR=49\.90/)
  const ambiguous = await run(['catalog', 'create', '--name', 'Oil', '--price', 'EUR=1.250'])
  assert.match(ambiguous.err, /1\.250 is ambiguous\. Use EUR=1250 or EUR=1\.2500\./)
})

test('figures in the fields of a customer stay as they are', () => {
  const contact = { currency: 'EUR', amount: 5, count: 5, custom: { currency: 'EUR', amount: 5 } }
  assert.deepEqual(withMoney(contact), { ...contact, amount: '0.05 EUR' })
})
