import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { dashboard, noBrowser } from './browser.ts'

/** The calls of a page for contacts, from now on. */
function watchCalls(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/session/v1/contacts')) paths.push(pathname + search)
  })
  return {
    rows: () => paths.filter((path) => /contacts\/con_\w+$/.test(path)),
    lists: () => paths.filter((path) => /contacts(?:\?|$)/.test(path)),
  }
}

const nameCell = (page: Page, name: string) => page.getByRole('cell', { name, exact: true })

test('an event about one row reads this row alone, a flood of them a few times', {
  skip: noBrowser,
}, async (t) => {
  const { call, open } = await dashboard(t)
  await call('POST /v1/contacts', { name: 'Ada Lovelace' })
  const { id } = await call('POST /v1/contacts', { name: 'Grace Hopper' })
  const page = await open({ path: '/contacts' })
  await nameCell(page, 'Grace Hopper').waitFor()
  await page.getByRole('status').getByText('Live').waitFor()
  const calls = watchCalls(page)

  await call(`PATCH /v1/contacts/${id}`, { name: 'Grace Murray Hopper' })
  await nameCell(page, 'Grace Murray Hopper').waitFor()
  assert.deepEqual(calls.rows(), [`/session/v1/contacts/${id}`])
  assert.deepEqual(calls.lists(), [])

  for (let at = 1; at <= 100; at++) await call(`PATCH /v1/contacts/${id}`, { name: `Grace ${at}` })
  await nameCell(page, 'Grace 100').waitFor()
  assert.ok(calls.rows().length < 40, `${calls.rows().length} calls`)
  assert.deepEqual(calls.lists(), [])
})

test('a deleted row goes, and a row whose place is another moves', {
  skip: noBrowser,
}, async (t) => {
  const { call, open } = await dashboard(t)
  const { id } = await call('POST /v1/contacts', { name: 'Annie Easley' })
  const { id: gone } = await call('POST /v1/contacts', { name: 'Mary Jackson' })
  const page = await open({ path: '/contacts?sort=name' })
  await nameCell(page, 'Mary Jackson').waitFor()
  await page.getByRole('status').getByText('Live').waitFor()
  const calls = watchCalls(page)

  await call(`DELETE /v1/contacts/${gone}`)
  await nameCell(page, 'Mary Jackson').waitFor({ state: 'detached' })
  assert.equal(await nameCell(page, 'Annie Easley').count(), 1)

  await call(`PATCH /v1/contacts/${id}`, { name: 'Zoe Easley' })
  const last = page.getByRole('row').last()
  await last.getByRole('cell', { name: 'Zoe Easley', exact: true }).waitFor()
  assert.deepEqual(calls.rows(), [`/session/v1/contacts/${id}`])
  assert.notDeepEqual(calls.lists(), [])
})

test('a page that nobody looks at asks for nothing until somebody does', {
  skip: noBrowser,
}, async (t) => {
  const { call, open, organizationId } = await dashboard(t)
  const { id } = await call('POST /v1/contacts', { name: 'Joan Clarke' })
  const page = await open({ path: '/contacts', isOwn: true })
  await nameCell(page, 'Joan Clarke').waitFor()
  await page.getByRole('status').getByText('Live').waitFor()
  const calls = watchCalls(page)
  const show = (isHidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await page.evaluate((organizationId) => {
    const source = new EventSource(`/session/live?organization=${organizationId}`)
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    source.addEventListener('change', (event) => heard.push(event.data))
    return new Promise((resolve) => source.addEventListener('open', resolve))
  }, organizationId)
  const heard = (count: number) =>
    page.waitForFunction(
      (count) => (globalThis as never as { heard: unknown[] }).heard.length >= count,
      count,
    )

  await show(true)
  // The stream of the page has told of the first by the time that another stream tells of the third.
  for (const [at, name] of ['Joan 1', 'Joan 2', 'Joan 3'].entries()) {
    await call(`PATCH /v1/contacts/${id}`, { name })
    await heard(at + 1)
  }
  assert.deepEqual([...calls.rows(), ...calls.lists()], [])
  await show(false)
  await nameCell(page, 'Joan 3').waitFor()
})
