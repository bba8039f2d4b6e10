import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { make } from '../../../test/factories.ts'
import { type Harness, harness } from '../../../test/harness.ts'
import { OrganizationId } from '../ids.ts'
import { admitMail } from './admission.ts'
import { defineMail } from './mailer.ts'
import { queueMail, sendMail } from './queued-mail.ts'

const note = defineMail({
  name: 'test.note',
  validForMs: 86_400_000,
  render: () => ({ subject: 'A note', text: 'Hello\n' }),
})

const begin = (t: TestContext): Promise<Harness> =>
  harness(t, { settings: { CAPSTAN_MAX_MAILS_PER_HOUR: '140' } })

/** Queues mails as a domain does; of the organization itself, or to an account of it. */
async function queue(
  { context }: Harness,
  { id }: { id: string },
  addresses: readonly string[],
  isOfAccount = false,
): Promise<void> {
  const organizationId = OrganizationId.read(id) ?? ''
  const sender = isOfAccount ? {} : { organizationId }
  await context.transact(organizationId, { kind: 'system' }, async (work) => {
    for (const to of addresses)
      await work.enqueue(sendMail, queueMail(context, note, to, {}, sender))
  })
}

const unlimited = { plan: 'unlimited' }

/** Counts how many of 80 mails to as many mailboxes are admitted. */
const counting =
  ({ context }: Harness) =>
  async ({ id }: { id: string }): Promise<number> => {
    let count = 0
    for (let n = 0; n < 80; n++)
      if (await admitMail(context, OrganizationId.read(id) ?? '', `${n}@example.com`)) count++
    return count
  }

const countTo = ({ mails }: Harness, to: string) => mails.filter((mail) => mail.to === to).length

describe('a mail of an organization', () => {
  test('waits beyond 60 an hour to one mailbox, whatever its tag, and then is sent', async (t) => {
    const app = await begin(t)
    const [one, tagged] = ['flood@example.com', 'Flood+1@example.com']
    await queue(app, app.organization, Array(60).fill(one))
    await app.drain()
    await queue(app, app.organization, [tagged, 'else@example.com'])
    await app.drain()
    assert.deepEqual([countTo(app, one), countTo(app, tagged)], [60, 0])
    assert.equal(countTo(app, 'else@example.com'), 1)
    app.clock.advance('1h')
    await queue(app, app.organization, [one])
    await app.drain()
    assert.deepEqual([countTo(app, one), countTo(app, tagged)], [61, 1])
  })

  test('leaves to others half of what the installation may send, and to accounts a fifth', async (t) => {
    const app = await begin(t)
    const admitted = counting(app)
    const [one, other] = [
      await make.organization(app, unlimited),
      await make.organization(app, unlimited),
    ]
    assert.deepEqual([await admitted(one), await admitted(other)], [70, 42])
    await queue(app, app.organization, ['reset@example.com'], true)
    await app.drain()
    assert.equal(countTo(app, 'reset@example.com'), 1)
    app.clock.advance('1h')
    assert.deepEqual([await admitted(other), await admitted(one)], [70, 42])
  })

  test('waits beyond what the plan allows in an hour, and the usage shows it', async (t) => {
    const app = await begin(t)
    await app.operator.put('/operator/v1/plans/few', { hourlyMails: 3 })
    const few = await make.organization(app, { plan: 'few' })
    assert.equal(await counting(app)(few), 3)
    const client = app.as(await make.token(app, ['*'], { organization: few }))
    const mails = async () => (await client.get('/v1/usage')).body.limits.mails
    assert.deepEqual(await mails(), { used: 3, max: 3 })
    app.clock.advance('1h')
    assert.deepEqual(await mails(), { used: 0, max: 3 })
    assert.equal(await counting(app)(few), 3)
  })
})
