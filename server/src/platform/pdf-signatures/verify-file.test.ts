import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verifyFile } from './verify-file.ts'

test('a file is verified beside one of another organization; of many at once the last are told to wait', async () => {
  const verify = (organizationId: string) =>
    verifyFile(organizationId, Buffer.from('no PDF')).catch(({ code }) => code)
  const noisy = Array.from({ length: 7 }, () => verify('noisy'))
  assert.deepEqual(await verify('other'), { fault: 'unreadable' })
  const answers = await Promise.all(noisy)
  assert.deepEqual(answers, [
    ...Array.from({ length: 5 }, () => ({ fault: 'unreadable' })),
    ...['unavailable', 'unavailable'],
  ])
})
