import assert from 'node:assert/strict'
import type { InjectOptions } from 'fastify'
import type { Harness } from './harness.ts'
import { sendProposal } from './proposals.ts'

// biome-ignore lint/suspicious/noExplicitAny: bodies are what the API answers
type Made = any

interface PageAnswer {
  status: number
  text: string
  headers: Record<string, unknown>
  body: Made
}

/** A proposal that was sent, and the page of its first recipient as a browser meets it. */
export async function openedPage(app: Harness, fields: object = {}) {
  const proposal = await sendProposal(app, fields, { delivery: 'link_only' })
  const of = (at: number) => {
    const { recipientId, link } = proposal.links[at] ?? assert.fail('there is no such recipient')
    return { app, proposal, recipientId, of, ...visitor(app, String(link).split('/').at(-1) ?? '') }
  }
  return of(0)
}

function visitor(app: Harness, token: string) {
  const browser = { 'sec-fetch-site': 'same-origin' }
  const send = async (options: InjectOptions): Promise<PageAnswer> => {
    const response = await app.http.inject(options)
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      text: response.body,
      headers: response.headers,
      body: isJson ? response.json() : undefined,
    }
  }
  return {
    token,
    at: (text: string, url = `/p/${text}`) => send({ url, headers: { accept: 'text/html' } }),
    read: (headers: Record<string, string> = {}) =>
      send({ url: `/p/${token}`, headers: { accept: 'text/html', ...headers } }),
    /** Posts as the script does. */
    json: (act: string, body: object) =>
      send({
        ...{ method: 'POST', url: `/public/proposals/${token}/${act}`, payload: body },
        headers: { ...browser, accept: 'application/json' },
      }),
    /** Posts as a form does without the script. */
    form: (act: string, fields: Record<string, string>) =>
      send({
        ...{ method: 'POST', url: `/public/proposals/${token}/${act}` },
        payload: new URLSearchParams(fields).toString(),
        headers: {
          ...{ ...browser, origin: 'null', accept: 'text/html,application/xhtml+xml' },
          'content-type': 'application/x-www-form-urlencoded',
        },
      }),
  }
}
