import assert from 'node:assert/strict'
import { findLink } from '../src/domains/proposals/links/links.ts'
import type { Mail } from '../src/platform/mail/mailer.ts'
import type { Harness } from './harness.ts'

// biome-ignore lint/suspicious/noExplicitAny: bodies are what the API answers, checked against its schema
type Made = any

export const ada = { name: 'Ada Lovelace', email: 'ada@example.com' }
export const bob = { name: 'Bob Babbage', email: 'bob@example.com' }

/** A draft that can be sent: one line, and Ada signs, unless the fields say otherwise. */
export async function draftProposal(app: Harness, fields: object = {}): Promise<Made> {
  const body = {
    title: 'Website relaunch',
    items: [{ name: 'Design', quantity: '1', unitAmount: 100_000 }],
    recipients: [ada],
    ...fields,
  }
  const answer = await app.owner.post('/v1/proposals', body)
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

/** The same, sent by mail; nothing is delivered before `app.drain()`. */
export async function sendProposal(
  app: Harness,
  fields: object = {},
  sending: object = {},
): Promise<Made> {
  const { id } = await draftProposal(app, fields)
  const answer = await app.owner.post(`/v1/proposals/${id}/send`, sending)
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}

export const readProposal = async (app: Harness, { id }: { id: string }): Promise<Made> =>
  (await app.owner.get(`/v1/proposals/${id}`)).body

/** Types of the events about a proposal, the oldest first. */
export const eventsAbout = async (app: Harness, { id }: { id: string }): Promise<string[]> =>
  (await app.owner.get(`/v1/events?subject=${id}&limit=100`)).body.data
    .map(({ type }: { type: string }) => type)
    .reverse()

/** The last part of the link in a mail. */
export function tokenIn(mail: Pick<Mail, 'text'> | undefined): string {
  const [, token] = /\/p\/([0-9A-Za-z]+)/.exec(mail?.text ?? '') ?? []
  assert.ok(token, 'the mail has a link')
  return token
}

/** Whether the link of that token opens something now. */
export const opens = async ({ context, clock }: Harness, token: string): Promise<boolean> =>
  (await findLink(context.database.db, token, clock.now())) !== null
