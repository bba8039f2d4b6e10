import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startMailServer } from '../server/test/fixtures/mail-server.ts'
import { linkIn, partOf } from '../server/test/received-mail.ts'
import { install, readFirstRun, until } from '../server/test/server-process.ts'

/**
 * Takes the pictures of a proposal's way into `docs/screenshots/`: the mail, the client's page on a phone and a
 * desk, light and dark, and the pages of the sealed PDF (by `pdftoppm` of poppler).
 */
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url))
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

await using endings = new AsyncDisposableStack()
const t = { after: (end: () => unknown) => endings.defer(async () => void (await end())) }
const mails = await startMailServer(t as never)
const installation = await install(t as never, { CAPSTAN_SMTP_URL: mails.url })
const { url } = await installation.start()
const { apiToken } = readFirstRun(installation)
mkdirSync(folder, { recursive: true })

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`)
  return JSON.parse(text)
}

const taxes = [{ name: 'VAT', percent: '20' }]
const letter = `Dear {{contact.firstName}},

thank you for the afternoon in your workshop. Below is what we would build, what it costs, and when
we would begin. Everything marked *optional* can wait.

## What you get

- Twelve gearwheels, cut and polished
- Assembly and a trial run with your own numbers
- A manual that a new colleague understands in a day`

await call('PATCH', '/proposal-settings', {
  brand: { name: 'Analytical Engines', lines: ['12 St James’s Square', 'London'] },
})
const contact = await call('POST', '/contacts', {
  name: 'Ada Lovelace',
  firstName: 'Ada',
  email: 'ada@example.com',
})
const { id } = await call('POST', '/proposals', {
  title: 'An engine for your workshop',
  contactId: contact.id,
  blocks: [
    { type: 'text', text: letter },
    { type: 'prices', title: 'Prices and options' },
  ],
  items: [
    { name: 'Gearwheels', unit: 'piece', quantity: '12', unitAmount: 4_900, taxes },
    { name: 'Assembly', unit: 'day', quantity: '3', unitAmount: 96_000, taxes },
    { name: 'Training', quantity: '1', unitAmount: 120_000, optional: true, selected: true, taxes },
    { name: 'Care', unitAmount: 9_000, billing: 'month', optional: true, taxes },
  ],
  instalments: [
    { type: 'percent', percent: '30', label: 'Deposit', due: 'On acceptance' },
    { type: 'rest', label: 'Rest', due: 'After the trial run' },
  ],
})
await call('POST', `/proposals/${id}/send`, { message: 'As we said on Monday.' })
const invitation = await until('the mail has come', async () => mails.received[0])
const link = linkIn(invitation.message)
const html = Buffer.from(partOf(invitation.message, 'text/html')).toString()

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
endings.defer(() => browser.close())
const sizes = { 390: phone, 1440: desk }
for (const colorScheme of ['light', 'dark'] as const) {
  for (const [width, viewport] of Object.entries(sizes)) {
    const page = await open(browser, { viewport, colorScheme })
    await page.goto(link)
    await page.getByRole('heading', { name: 'An engine for your workshop' }).waitFor()
    await take(page, `proposal-page-${width}-${colorScheme}`)
    await page.close()
  }
}
const mail = await open(browser, { viewport: { width: 640, height: 640 }, colorScheme: 'light' })
await mail.setContent(html)
await take(mail, 'proposal-mail')

const signing = await open(browser, { viewport: phone, colorScheme: 'light' })
await signing.goto(link)
await signing.getByRole('checkbox', { name: /sign it electronically/ }).check()
const button = signing.getByRole('button', { name: /Accept and sign/ })
await button.scrollIntoViewIfNeeded()
await take(signing, 'proposal-sign-390')
await button.click()
await signing.getByRole('heading', { name: 'Thank you, Ada' }).waitFor()
await take(signing, 'proposal-signed-390')

const headers = { authorization: `Bearer ${apiToken}` }
const pdf = await fetch(`${url}/v1/proposals/${id}/pdf?version=sealed`, { headers })
const file = join(installation.directory, 'sealed.pdf')
writeFileSync(file, Buffer.from(await pdf.arrayBuffer()))
if (process.env['KEEP_PDF']) writeFileSync(process.env['KEEP_PDF'], readFileSync(file))
execFileSync('pdftoppm', ['-png', '-r', '60', file, join(folder, 'proposal-pdf')])

async function open(
  from: Browser,
  options: NonNullable<Parameters<Browser['newContext']>[0]>,
): Promise<Page> {
  return (await from.newContext({ ...options, reducedMotion: 'reduce' })).newPage()
}

async function take(page: Page, name: string): Promise<void> {
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path })
  console.log(path)
}
