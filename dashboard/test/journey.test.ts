import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { type Dashboard, dashboard, noBrowser } from './browser.ts'
import { isFocused, pressUntil, tabTo } from './keyboard.ts'
import { mailedToken } from './mailed-token.ts'

/** How a person uses a page. */
interface Hands {
  write(field: string, text: string): Promise<void>
  press(name: string | RegExp): Promise<void>
  check(name: RegExp): Promise<void>
  send(name: string): Promise<void>
  /** An entry of the menu that is open. */
  choose(entry: string): Promise<void>
  goTo(title: 'Contacts' | 'Proposals'): Promise<void>
  /** A contact that is found by what is typed. */
  pick(name: string): Promise<void>
}

const choiceOn = (page: Page, name: RegExp): Locator =>
  page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name }))

/** Nothing but keys: each field and button is reached by Tab. */
function keysOn(page: Page): Hands {
  const { keyboard } = page
  return {
    async write(field, text) {
      await tabTo(page, field)
      await keyboard.press('Control+a')
      await keyboard.type(text)
    },
    async press(name) {
      await page.getByRole('button', { name, exact: true }).first().waitFor()
      await tabTo(page, name)
      await keyboard.press('Enter')
    },
    async check(name) {
      const box = choiceOn(page, name)
      await pressUntil(page, 'Tab', String(name), () =>
        box.evaluate((own: HTMLInputElement) => {
          const { activeElement } = document
          return activeElement instanceof HTMLInputElement && activeElement.name === own.name
        }),
      )
      const isRadio = (await box.getAttribute('type')) === 'radio'
      if (!isRadio) await keyboard.press('Space')
      await pressUntil(page, 'ArrowDown', String(name), () => box.isChecked())
    },
    async send(name) {
      await page.getByRole('button', { name, disabled: false }).waitFor()
      await keyboard.press('Control+Enter')
    },
    async choose(entry) {
      await page.getByRole('menuitem', { name: entry }).waitFor()
      const item = page.getByRole('menuitem', { name: entry }).and(page.locator(':focus'))
      await pressUntil(page, 'ArrowDown', entry, async () => (await item.count()) > 0)
      await keyboard.press('Enter')
    },
    async goTo(title) {
      await keyboard.press('g')
      await keyboard.press(title[0]?.toLowerCase() ?? '')
      await page.locator('h1:focus').getByText(title).waitFor()
    },
    async pick(name) {
      await isFocused(page, 'Find a contact')
      await keyboard.type(name)
      await page.getByRole('dialog').getByRole('button', { name }).waitFor()
      await keyboard.press('ArrowDown')
      await keyboard.press('ArrowUp')
      await isFocused(page, 'Find a contact')
      await keyboard.press('ArrowDown')
      await keyboard.press('Enter')
    },
  }
}

/** Nothing but a finger: each field and button is large enough, and nothing lies over it. */
function fingerOn(page: Page): Hands {
  const press: Hands['press'] = (name) =>
    page.getByRole('button', { name, exact: true }).first().tap()
  return {
    press,
    send: press,
    check: (name) => choiceOn(page, name).tap(),
    async write(field, text) {
      await page.getByLabel(field, { exact: true }).tap()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    },
    choose: (entry) => page.getByRole('menuitem', { name: entry }).tap(),
    async goTo(title) {
      await page.getByRole('navigation', { name: 'Goals' }).getByRole('link', { name: title }).tap()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    },
    async pick(name) {
      await isFocused(page, 'Find a contact')
      await page.keyboard.type(name)
      await page.getByRole('dialog').getByRole('button', { name }).tap()
    },
  }
}

/** From the sign-up to a proposal that a client has signed, and back. */
async function goesTheWholeWay(
  app: Dashboard,
  [page, client]: readonly [Page, Page],
  handsOn: (page: Page) => Hands,
  email: string,
): Promise<void> {
  const { write, press, choose, check, goTo, pick, send } = handsOn(page)
  await write('Name', 'Grace')
  await write('Email', email)
  await write('Password', 'a difference engine')
  await press('Sign up')
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
  await page.goto(`/confirm?token=${await mailedToken(app, email, 'confirm')}`)
  await press('Confirm and sign in')
  await page.getByRole('heading', { name: 'Name your organization' }).waitFor()
  await write('Name', 'Harbour Light')
  await press('Create organization')
  await page.getByRole('heading', { level: 1, name: /Grace/ }).waitFor()

  await goTo('Contacts')
  await press('New contact')
  await write('Name', 'Ines Albrecht')
  await write('Email', 'ines@example.com')
  await press('Add contact')
  await page.getByRole('cell', { name: 'Ines Albrecht' }).first().waitFor()

  await goTo('Proposals')
  await press('New proposal')
  await isFocused(page, 'Title')
  await write('Title', 'Lighting for the reading room')
  await press('Choose a contact')
  await pick('Ines Albrecht')
  await isFocused(page, 'Ines Albrecht')
  await press('Create proposal')
  await press('Add item')
  await isFocused(page, 'Name of line 1')
  await page.keyboard.type('Concept')
  await write('Quantity of line 1', '2')
  await write('Price of line 1', '1200')
  await page.getByLabel('Amount of line 1').getByText('2,400.00').waitFor()
  await press(/Add block/)
  await choose('Text')
  await page.locator('[role="textbox"]:focus').waitFor()
  await page.keyboard.type('Dear Ines')
  await send('Send to 1 person')
  await page.getByRole('dialog', { name: 'Send to 1 person?' }).waitFor()
  await check(/^Give me the links/)
  await press('Send proposal')
  const link = await page.getByRole('dialog', { name: /^Sent/ }).locator('code').innerText()
  await press('Done')

  await client.goto(new URL(link).pathname)
  const theirs = handsOn(client)
  await theirs.write('Signature', 'Ines Albrecht')
  await theirs.check(/^I accept/)
  await theirs.press(/^Accept and sign/)
  await client.getByRole('heading', { name: 'Thank you, Ines' }).waitFor()
  await page.getByText('Accepted', { exact: true }).first().waitFor()
}

test('from the sign-up to a signed proposal by the keyboard alone', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ signedIn: false, path: '/sign-up' })
  const client = await app.open({ signedIn: false, path: '/sign-in' })
  await goesTheWholeWay(app, [page, client], keysOn, 'keys@example.com')
})

test('from the sign-up to a signed proposal on a phone', { skip: noBrowser }, async (t) => {
  const app = await dashboard(t)
  const page = await app.open({ signedIn: false, path: '/sign-up', isPhone: true })
  const client = await app.open({ signedIn: false, path: '/sign-in', isPhone: true })
  await goesTheWholeWay(app, [page, client], fingerOn, 'finger@example.com')
})

test('Tab goes through the cells of a line in the order that one fills them', {
  skip: noBrowser,
}, async (t) => {
  const app = await dashboard(t)
  const { id } = await app.call('POST /v1/proposals', {
    title: 'Order',
    items: [{ name: 'Plan', unitAmount: 100 }],
  })
  const cells = ['Quantity', 'Unit', 'Price', 'Tax', 'Discount', 'Actions'].map(
    (cell) => `${cell} of line 1`,
  )
  for (const width of [1440, 1000, 390]) {
    const page = await app.open({ path: `/proposals/${id}`, width })
    await page.getByLabel('Name of line 1').focus()
    for (const cell of cells) {
      await page.keyboard.press('Tab')
      await page.locator(':focus').and(page.getByLabel(cell)).waitFor()
    }
  }
})
