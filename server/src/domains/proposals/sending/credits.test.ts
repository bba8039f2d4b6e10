import assert from 'node:assert/strict'
import { test } from 'node:test'
import { harness } from '../../../../test/harness.ts'
import { draftProposal } from '../../../../test/proposals.ts'

test('402 refuses to send what the credits do not pay for, and uses no number', async (t) => {
  const app = await harness(t, { settings: { CAPSTAN_PROPOSAL_SEND_CREDITS: '3' } })
  await app.operator.put('/operator/v1/plans/own', { monthlyCredits: 5 })
  await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'own' })
  const [first, second] = [await draftProposal(app), await draftProposal(app)]
  const send = ({ id }: { id: string }) => app.owner.post(`/v1/proposals/${id}/send`, {})
  assert.equal((await send(first)).body.number, 'P-2026-0001')
  const refused = await send(second)
  assert.deepEqual([refused.status, refused.body.error.code], [402, 'insufficient_credits'])
  const credits = `/operator/v1/organizations/${app.organization.id}/credits`
  await app.operator.post(credits, { amount: 10, reason: 'test' })
  assert.equal((await send(second)).body.number, 'P-2026-0002')
  await app.drain()
  assert.equal(app.mails.length, 2)
})
