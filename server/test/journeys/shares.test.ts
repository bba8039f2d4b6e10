import assert from 'node:assert/strict'
import { test } from 'node:test'
import { harness } from '../harness.ts'

test('one organization has less than all workers of every kind of job', async (t) => {
  const { jobTypes } = await harness(t)
  const ofOrganizations = jobTypes.filter(({ schedule }) => schedule === undefined)
  const whole = ofOrganizations.filter(({ share, concurrency }) => share >= concurrency)
  // Those of the operator.
  assert.deepEqual(whole.map(({ name }) => name).sort(), ['backups.make', 'encryption.rotate'])
})

test('jobs that wait for servers of customers leave workers to five other organizations', async (t) => {
  const { jobTypes } = await harness(t)
  for (const name of [
    'integrations.run-automation',
    'integrations.run-sync',
    'integrations.check-connection',
    'knowledge.reindex',
  ]) {
    const type = jobTypes.find((one) => one.name === name)
    assert.ok(type && type.concurrency >= 6 * type.share, name)
  }
})
