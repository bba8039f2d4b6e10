import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { build } from 'vite'
import { domains } from '../../server/src/app.ts'
import { notes, notesTables } from '../../server/test/fixtures/notes/index.ts'
import { harness } from '../../server/test/harness.ts'
import { signedUp } from '../../server/test/visitor.ts'
import { executablePath, flags, noBrowser } from './browser.ts'

const ada = { name: 'Ada', email: 'ada@example.com', password: 'an analytical engine' }
const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The dashboard as the fixture's list makes it. */
async function buildWithNotes(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'capstan-notes-'))
  await build({
    configFile: file('../vite.config.ts'),
    logLevel: 'error',
    build: { outDir: directory, emptyOutDir: true },
    plugins: [
      {
        name: 'domains-with-notes',
        enforce: 'pre',
        resolveId: (source, importer) =>
          source === './pages/index.ts' && importer?.endsWith('/src/routes.tsx')
            ? file('fixtures/domains.ts')
            : null,
      },
    ],
  })
  return directory
}

/** Gives the pages from the directory; everything else is the server's. */
async function servePages(page: Page, directory: string): Promise<void> {
  await page.route(/^https?:\/\/[^/]+\/(?!v1|session|operator)/, (route) => {
    const { pathname } = new URL(route.request().url())
    const asset = join(directory, pathname)
    const isAsset = pathname !== '/' && existsSync(asset)
    return route.fulfill({ path: isAsset ? asset : join(directory, 'index.html') })
  })
}

test('a domain added by its folders and two lines is in navigation, palette and live updates', {
  skip: noBrowser,
}, async (t) => {
  const app = await harness(t, { domains: [...domains, notes], tables: notesTables })
  const directory = await buildWithNotes()
  const visitor = await signedUp(app, ada)
  await visitor.post('/session/v1/notes', { text: 'Call the harbour master.' })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.http.server.address() as AddressInfo
  const browser = await chromium.launch({ executablePath, args: flags })
  // The files stay until the page that may still load them is closed.
  t.after(async () => {
    await browser.close()
    rmSync(directory, { recursive: true })
  })
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` })
  page.setDefaultTimeout(120_000)
  await servePages(page, directory)

  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password').fill(ada.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Notes' }).click()
  await page.getByText('Call the harbour master.').waitFor()

  await visitor.post('/session/v1/notes', { text: 'Mend the capstan.' })
  await page.getByText('Mend the capstan.').waitFor()

  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('write a note')
  await page.getByRole('option', { name: /Write a note/ }).click()
  await page.waitForURL('**/notes')
  await page.getByRole('list', { name: 'Notes' }).getByText('Mend the capstan.').waitFor()
})
