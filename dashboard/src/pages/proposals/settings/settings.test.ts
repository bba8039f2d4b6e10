import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { dashboard, noBrowser } from '../../../../test/browser.ts'
import { newColleague } from '../../../../test/colleague.ts'
import { looksRight } from '../../../../test/looks.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** Made by another program, as organizations have theirs. */
function makeP12(password: string): Buffer {
  const directory = mkdtempSync(join(tmpdir(), 'p12-'))
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: directory, stdio: 'pipe' })
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
    const files = ['-keyout', 'key.pem', '-out', 'cert.pem']
    openssl('req', '-x509', ...kind, '-subj', '/O=Our own', '-days', '90', ...files)
    const out = ['-out', 'both.p12', '-passout', `pass:${password}`]
    openssl('pkcs12', '-export', '-inkey', 'key.pem', '-in', 'cert.pem', ...out)
    return readFileSync(join(directory, 'both.p12'))
  } finally {
    rmSync(directory, { recursive: true })
  }
}

test('the settings of proposals are changed card by card, with logo and certificate', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ path: '/settings/proposals' })
  const card = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })
  const save = async (title: string): Promise<void> => {
    await card(title).getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved.').first().waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
  }
  await page.getByText(/You get one when you send/).waitFor()
  const number = card('Number')
  await number.getByLabel('Pattern').fill('A-{YY}-{000}')
  await number.getByText(/^A-\d\d-042$/).waitFor()
  await number.getByLabel('Pattern').fill('A-{YY}')
  await number.getByRole('button', { name: 'Save' }).click()
  await number.getByText(/must have exactly one counter/).waitFor()
  await number.getByLabel('Pattern').fill('A-{YY}-{000}')
  await save('Number')

  await card('Brand')
    .getByLabel('Image file')
    .setInputFiles({
      ...{ name: 'logo.png', mimeType: 'image/png', buffer: picture },
    })
  await card('Brand').getByRole('img', { name: 'Logo' }).waitFor()
  await card('Brand').getByLabel('Address and numbers').fill('Kai 4\n20457 Hamburg\n')
  await card('Brand').getByRole('textbox', { name: 'Colour', exact: true }).fill('#8b1e3f')
  await save('Brand')
  await card('New proposals').getByLabel('Valid for, days').fill('forty')
  await card('New proposals').getByText('Enter a whole number from 1 to 730.').waitFor()
  await card('New proposals').getByLabel('Valid for, days').fill('45')
  await card('New proposals').getByLabel('Currency').selectOption('CHF')
  await save('New proposals')
  await card('Signing').getByLabel('Send reminders').check()
  await card('Signing').getByLabel('After days').fill('7')
  await save('Signing')
  await card('Consent').getByLabel('Text').fill('I agree to sign this electronically.')
  await save('Consent')
  await card('Retention').getByLabel('Accepted, months', { exact: true }).fill('')
  await save('Retention')
  const settings = await app.call('GET /v1/proposal-settings')
  assert.equal(settings.numberPattern, 'A-{YY}-{000}')
  assert.match(settings.brand.logoImageId, /^img_/)
  assert.deepEqual(settings.brand.lines, ['Kai 4', '20457 Hamburg'])
  assert.equal(settings.brand.accent, '#8b1e3f')
  const { validDays, currency, reminders } = settings.defaults
  assert.deepEqual(
    [validDays, currency, reminders],
    [45, 'CHF', { afterDays: 7, everyDays: 5, max: 3 }],
  )
  assert.deepEqual(settings.retention, { endedMonths: 24, acceptedMonths: null })
  await looksRight(page)

  await page.getByRole('button', { name: 'Upload your own' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload a certificate' })
  await upload.getByLabel('Certificate file').setInputFiles({
    ...{ name: 'seal.p12', mimeType: 'application/x-pkcs12', buffer: makeP12('open sesame') },
  })
  await upload.getByLabel('Password of the file').fill('wrong')
  await upload.getByRole('button', { name: 'Upload certificate' }).click()
  await upload.getByRole('alert').waitFor()
  await upload.getByLabel('Password of the file').fill('open sesame')
  await upload.getByRole('button', { name: 'Upload certificate' }).click()
  await upload.waitFor({ state: 'detached' })
  await card('Signing certificate').getByText('You', { exact: true }).waitFor()
  await looksRight(page)
})

test('a member reads what clients know the organization by, and cannot change it', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await newColleague(app, {
    ...{ name: 'Mia Member', email: 'mia@example.com', role: 'member' },
    password: 'correct horse battery staple',
  })
  await page.goto('/settings/proposals')
  const card = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })
  for (const title of ['Brand', 'Consent']) {
    await card(title).getByText('Only owners and admins can change this.').waitFor()
    assert.equal(await card(title).getByRole('button', { name: 'Save' }).count(), 0)
  }
  assert.ok(await card('Brand').getByLabel('Address and numbers').isDisabled())
  assert.equal(await page.getByRole('button', { name: 'Upload your own' }).count(), 0)
  assert.ok(await card('Number').getByLabel('Pattern').isEnabled())
  await looksRight(page)
})
