import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { type Dashboard, dashboard, noBrowser } from '../../../test/browser.ts'
import { isAccessibleInBothThemes } from '../../../test/looks.ts'

test('a new base takes a text and answers a question from it', { skip: noBrowser }, async (t) => {
  const page = await (await dashboard(t)).open({ path: '/knowledge' })
  await page.getByRole('button', { name: 'New base' }).click()
  const form = page.getByRole('dialog', { name: 'New knowledge base' })
  await form.getByLabel('Name').fill('Handbook')
  await form.getByText('Advanced').click()
  await form.getByLabel('Tokens repeated').fill('200')
  await form.getByRole('button', { name: 'Create the base' }).click()
  await form.getByRole('alert').filter({ hasText: 'overlapTokens' }).waitFor()
  await form.getByLabel('Tokens repeated').fill('20')
  await form.getByRole('button', { name: 'Create the base' }).click()
  await page.getByRole('heading', { name: 'Handbook' }).waitFor()

  await page.getByRole('button', { name: 'Add the first source' }).click()
  const source = page.getByRole('dialog', { name: 'Add a source' })
  await source.getByText('Text', { exact: true }).click()
  await source.getByLabel('Name').fill('Opening hours')
  await source.getByRole('textbox', { name: 'Text' }).fill('On Sundays we open at ten.')
  await source.getByRole('button', { name: 'Add', exact: true }).click()
  await row(page, 'Opening hours').getByText('completed').waitFor()

  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByLabel('Question').fill('When do you open on Sundays?')
  await page.getByText('Filter and limits').click()
  await page.getByLabel('Filter').fill('{"team": {"near": 1}}')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'near' }).waitFor()
  await page.getByLabel('Filter').fill('')
  await page.getByLabel('Question').press('Enter')
  const hit = page.getByRole('article', { name: 'Hit 1' })
  await hit.getByText('Meaning').waitFor()
  assert.match(page.url(), /q=When/)
  await page.getByRole('button', { name: 'Code' }).click()
  await page.getByText('curl http').waitFor()
  await page.keyboard.press('Escape')
  await hit.getByRole('link', { name: 'Opening hours' }).click()
  const mark = page.getByRole('region', { name: 'Extracted text' }).locator('mark')
  assert.equal(await mark.textContent(), 'On Sundays we open at ten.')
})

test('files dropped on the page are added; one that is there already is refused', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const base = await app.call('POST /v1/bases', { name: 'Files' })
  const page = await app.open({ path: `/knowledge/${base.id}` })
  await page.getByText('Add your first source').waitFor()
  const files = ['hours.md', 'copy-of-hours.md'].map((name) => ({ name, text: '# Hours\n\nTen.' }))
  await drop(page, [...files, { name: 'noise.bin', text: '\u0000\u0001\u0002\u0003' }])
  await page.getByText(/The base has this file already/).waitFor()
  await row(page, 'hours.md').getByText('completed').waitFor()
  await row(page, 'noise.bin').getByText('failed').waitFor()
  await page.getByText('1 source failed.').waitFor()

  await page.getByRole('button', { name: 'Actions for noise.bin' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the source?' })
  assert.equal(await question.getByRole('button', { name: 'Delete' }).isDisabled(), true)
  await question.getByLabel('Type noise.bin to go on').fill('noise.bin')
  await question.getByRole('button', { name: 'Delete' }).click()
  await row(page, 'noise.bin').waitFor({ state: 'detached' })
  await page.getByText('1 source failed.').waitFor({ state: 'detached' })
})

test('a failed source says why, and runs again once that is put right', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  let status = 404
  const site = createServer((_request, response) =>
    response
      .writeHead(status, { 'content-type': 'text/html' })
      .end('<main><h1>Hours</h1><p>We open at nine every day of the week.</p></main>'),
  )
  const url = await addressOf(site)
  t.after(() => site.close())
  const base = await app.call('POST /v1/bases', { name: 'Pages' })
  const page = await app.open({ path: `/knowledge/${base.id}?add=true` })
  await page.getByLabel('Address').fill('http://10.0.0.1/')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'not allowed to reach' }).waitFor()
  await page.getByLabel('Address').fill(`${url}/hours`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await row(page, `${url}/hours`).getByText('failed').waitFor()
  await page.getByRole('link', { name: `${url}/hours` }).click()
  await page.getByRole('alert').filter({ hasText: '404' }).waitFor()
  const runs = page.getByRole('table', { name: 'Runs' })
  await runs.getByRole('row', { name: /^failed Added.*404/ }).waitFor()
  status = 200
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /We open at nine/ }).focus()
  await page.locator('mark', { hasText: 'We open at nine' }).waitFor()
  await runs.getByRole('row', { name: /^completed Refreshed by hand/ }).waitFor()
  // The newest run is the first row, and tells what it came to.
  const [, newest, first] = await runs.getByRole('row').all()
  assert.match((await newest?.textContent()) ?? '', /^completedRefreshed by hand1\d/)
  assert.match((await first?.textContent()) ?? '', /^failedAdded.*404/)
})

test('a re-index shows how far it is, and is canceled', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const base = await baseWithText(app, 'Reindexed')
  let isSilent = false
  // It answers the first question, which is whether it answers, and then keeps silent.
  const service = createServer((_request, response) => {
    if (isSilent) return
    isSilent = true
    const data = [{ index: 0, embedding: [1, 0, 0, 0] }]
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  })
  const url = await addressOf(service)
  t.after(() => {
    service.closeAllConnections()
    service.close()
  })
  await app.call('POST /v1/embedding-models', { name: 'ours', url, model: 'm', dimensions: 4 })
  const page = await app.open({ path: `/knowledge/${base.id}/settings` })
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Name' }) })
  await card.getByLabel('Name').fill('')
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByRole('alert').waitFor()
  await page.getByRole('combobox', { name: 'Embedding model' }).selectOption('ours')
  await page.getByRole('button', { name: 'Re-index' }).click()
  await page.getByRole('progressbar', { name: 'Change to ours' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Re-index' }).waitFor()
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByLabel('Type Reindexed to go on').fill('Reindexed')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('heading', { name: 'Knowledge', exact: true }).waitFor()
  await row(page, 'Reindexed').waitFor({ state: 'detached' })
})

test('a source says what is missing of it, in its row, on its page and in the filter', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const base = await baseWithText(app, 'Old files')
  const page = await app.open({ path: `/knowledge/${base.id}` })
  await row(page, 'Hours').waitFor()
  const latin = Buffer.from('Rückgabe: Die Geräte können zurückgegeben werden.', 'latin1')
  await page.getByLabel('Files', { exact: true }).setInputFiles({
    name: 'returns.txt',
    mimeType: 'text/plain',
    buffer: latin,
  })
  await row(page, 'returns.txt').getByText('declares no encoding').waitFor()
  await page.goto(`/knowledge/${base.id}?warnings=true`)
  await row(page, 'returns.txt').waitFor()
  assert.equal(await row(page, 'Hours').count(), 0)
  await row(page, 'returns.txt').getByRole('link').click()
  await page.getByRole('status').filter({ hasText: 'save it as UTF-8' }).waitFor()
})

test('another file takes the place of the one that a source has', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const base = await app.call('POST /v1/bases', { name: 'Rules' })
  const page = await app.open({ path: `/knowledge/${base.id}` })
  const textFile = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  })
  await page.getByLabel('Files', { exact: true }).setInputFiles(textFile('fees.txt', 'Fee: 9 €.'))
  await row(page, 'fees.txt').getByText('completed').waitFor()
  await row(page, 'fees.txt').getByRole('link').click()
  const text = page.getByRole('region', { name: 'Extracted text' })
  await text.getByText('Fee: 9 €.').waitFor()
  const address = page.url()

  await page.getByRole('button', { name: 'More actions' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Replace the file…' }).click(),
  ])
  await chooser.setFiles(textFile('fees of 2027.txt', 'Fee: 12 €.'))
  await text.getByText('Fee: 12 €.').waitFor()
  assert.equal(page.url(), address)
  await page.getByRole('heading', { name: 'fees.txt' }).waitFor()

  await page.getByLabel('New file').setInputFiles(textFile('fees.txt', 'Fee: 12 €.'))
  await page.getByText('The file is the same: nothing changes.').waitFor()
  await app.call(`POST /v1/bases/${base.id}/sources`, {
    type: 'text',
    name: 'fees.txt',
    text: 'Another one.',
  })
  await page.getByLabel('New file').setInputFiles(textFile('fees.txt', 'Fee: 15 €.'))
  await page.getByText('Several sources are called fees.txt').waitFor()
})

test('everybody can use the pages of a base, in either theme', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const base = await baseWithText(app, 'Accessible')
  const sources = await app.call(`GET /v1/bases/${base.id}/sources`)
  const places = [
    ['/knowledge', 'table'],
    [`/knowledge/${base.id}`, 'table'],
    [`/knowledge/${base.id}/search?q=Sundays&context=1`, 'article'],
    [`/knowledge/${base.id}/settings`, 'form'],
    [`/knowledge/${base.id}/sources/${sources.data[0].id}?start=0&end=10`, 'mark'],
  ] as const
  const page = await app.open({ path: '/knowledge' })
  for (const [path, sign] of places) {
    await page.goto(path)
    await page.locator(sign).first().waitFor()
    await isAccessibleInBothThemes(page)
  }
})

const row = (page: Page, name: string) =>
  page.getByRole('table').getByRole('row').filter({ hasText: name })

/** A base with one text in it that searches find. */
async function baseWithText(app: Dashboard, name: string): Promise<{ id: string }> {
  const base = await app.call('POST /v1/bases', { name })
  const path = `/v1/bases/${base.id}/sources`
  const text = 'On Sundays we open at ten.'
  const { id } = await app.call(`POST ${path}`, { type: 'text', name: 'Hours', text })
  for (;;) {
    const { status } = await app.call(`GET ${path}/${id}`)
    if (status === 'completed') return base
    assert.notEqual(status, 'failed')
  }
}

async function addressOf(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** As a person lets go of files over the page. */
async function drop(page: Page, files: { name: string; text: string }[]): Promise<void> {
  await page.evaluate((given) => {
    const transfer = new DataTransfer()
    for (const { name, text } of given) transfer.items.add(new File([text], name))
    const init = { dataTransfer: transfer, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new DragEvent('drop', init))
  }, files)
}
