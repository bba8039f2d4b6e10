import assert from 'node:assert/strict'
import type { Answer } from './client.ts'
import type { Visitor } from './visitor.ts'

/** What ends with the file rather than with a test: a provider whose address is in the settings of the file. */
export function newEnding() {
  const ends: (() => unknown)[] = []
  return {
    after: (end: unknown) => void ends.push(end as () => unknown),
    end: async (): Promise<void> => {
      for (const end of ends.splice(0)) await end()
    },
  }
}

/**
 * Begins a single sign-on and visits the provider, as the browser does. Returns the address that leads back; without a
 * visit, the one that leads there.
 */
export async function goToProvider(browser: Visitor, next: string, isVisited = true): Promise<URL> {
  const { status, body, text } = await browser.post('/session/auth/single-sign-on/start', { next })
  assert.equal(status, 200, text)
  if (!isVisited) return new URL(body.url)
  const response = await fetch(body.url, { redirect: 'manual' })
  const location = response.headers.get('location')
  assert.ok(location, await response.text())
  return new URL(location)
}

/** Goes where the provider leads: a navigation that begins at another site. */
export const comeBack = (browser: Visitor, { pathname, search }: URL): Promise<Answer> =>
  browser.get(`${pathname}${search}`, { origin: '', 'sec-fetch-site': 'cross-site' })

/** The whole way, there and back. */
export const signOn = async (browser: Visitor, next = '/'): Promise<Answer> =>
  comeBack(browser, await goToProvider(browser, next))

/** Returns the code with which a way back leads to the sign-in page; null for one that signs in. */
export function refusalIn({ status, headers, text }: Answer): string | null {
  assert.equal(status, 303, text)
  const { pathname, searchParams } = new URL(String(headers['location']))
  return pathname === '/sign-in' ? searchParams.get('refused') : null
}
