import assert from 'node:assert/strict'
import { chmod, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { keepWorking, served } from '../../sdk/test/served.ts'
import { until } from '../../server/test/server-process.ts'
import { terminal } from '../test/terminal.ts'
import { walkFolder } from './syncing/walk.ts'

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** The real server with an empty base, and a terminal that is signed in, beside a folder of files. */
async function world(t: TestContext, files: Record<string, string>) {
  const made = await served(t)
  const { id: base } = await made.capstan.bases.create({ name: 'Folder' })
  const signedIn = await terminal(t, { CAPSTAN_URL: made.url, CAPSTAN_TOKEN: made.token })
  const folder = join(signedIn.home, 'f')
  await write(folder, files)
  const sync = (...args: string[]) =>
    signedIn.run(['sources', 'sync', folder, '--base', 'Folder', ...args])
  const names = async () =>
    (await Array.fromAsync(made.capstan.sources.list(base))).map(({ name }) => name).sort()
  const found = async (query: string) => {
    const { data } = await made.capstan.bases.search(base, { query, limit: 50 })
    return data.map(({ text }) => text).join('\n')
  }
  return { ...made, ...signedIn, base, folder, sync, names, found }
}

const numbered = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`n/${n}.md`, `Note ${n}.`]))

describe('capstan sources sync', () => {
  test('replaces an edited file: the old text is not found, the new one is', async (t) => {
    const { app, sync, folder, found, names, capstan, base } = await world(t, {
      'policy.md': '# Policy\n\nRefunds are paid within 5 days.\n',
      'guide/copy.md': 'Boats moor at the pier.\n',
      'guide/deep/copy.md': 'Boats moor at the pier.\n',
    })
    keepWorking(t, app)
    const first = await sync('--wait', '--metadata', 'team=legal')
    assert.match(first.out, /^3 added, 3 searchable\.$/m, first.err)
    const before = await Array.fromAsync(capstan.sources.list(base))
    await write(folder, { 'policy.md': '# Policy\n\nRefunds are paid within 9 days.\n' })
    const second = await sync('--wait')
    assert.deepEqual([second.code, second.err], [0, ''])
    assert.match(second.out, /^replaced +src_\w+ +policy\.md$/m)
    assert.match(second.out, /^1 replaced, 2 unchanged, 3 searchable\.$/m)
    assert.match(await found('refunds'), /9 days/)
    assert.doesNotMatch(await found('refunds'), /5 days/)
    assert.deepEqual(await names(), ['guide/copy.md', 'guide/deep/copy.md', 'policy.md'])
    const after = await Array.fromAsync(capstan.sources.list(base))
    const idOf = ({ id, metadata }: { id: string; metadata: object }) => [id, metadata]
    assert.deepEqual(after.map(idOf), before.map(idOf))
    const third = await sync('--json', '--metadata', 'team=sales')
    assert.deepEqual(
      third.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).state),
      ['replaced', 'replaced', 'replaced'],
    )
    const [source] = await Array.fromAsync(capstan.sources.list(base))
    assert.deepEqual([source?.metadata, source?.status], [{ team: 'sales' }, 'completed'])
  })

  test('removes what is gone and what was renamed, and nothing that it has not added', async (t) => {
    const { sync, folder, names, capstan, base, home, run } = await world(t, numbered(12))
    await capstan.sources.add(base, { type: 'text', name: 'n/0.md', text: 'By hand.' })
    const hand = { file: new Blob(['By hand, too.']), fileName: 'n/1.md', externalId: 'mine' }
    await capstan.sources.upload(base, { ...hand, name: 'n/1.md' })
    const other = join(home, 'other')
    await write(other, { 'n/2.md': 'Of another folder.' })
    await run(['sources', 'sync', other, '--base', 'Folder'])
    const first = await sync()
    assert.match(first.out, /^12 added\.$/m)
    assert.match(first.err, /^The base already had n\/1\.md and 1 more/m)
    await rm(join(folder, 'n/3.md'))
    await rename(join(folder, 'n/4.md'), join(folder, 'n/renamed.md'))
    const { code, out } = await sync()
    assert.equal(code, 0)
    assert.match(out, /^removed +- +n\/3\.md$/m)
    assert.match(out, /^1 added, 2 removed, 10 unchanged\.$/m)
    const kept = [0, 1, 2, 5, 6, 7, 8, 9, 10, 11].map((n) => `n/${n}.md`)
    const all = [...kept, 'n/0.md', 'n/1.md', 'n/2.md', 'n/renamed.md']
    assert.deepEqual(await names(), all.sort())
    assert.match((await sync()).out, /^11 unchanged\.$/m)
  })

  test('--as names a folder whose path changes', async (t) => {
    const { sync, folder, home, run, names } = await world(t, numbered(2))
    await sync('--as', 'handbook')
    await rename(folder, join(home, 'moved'))
    const moved = ['sources', 'sync', join(home, 'moved'), '--base', 'Folder', '--as', 'handbook']
    assert.match((await run(moved)).out, /^2 unchanged\.$/m)
    assert.equal((await names()).length, 2)
  })

  test('--dry-run shows what would be done and does nothing', async (t) => {
    const { sync, folder, names } = await world(t, numbered(3))
    await sync()
    await write(folder, { 'n/0.md': 'Edited.', 'new.md': 'New.' })
    await rm(join(folder, 'n/1.md'))
    const before = await names()
    const { code, out } = await sync('--dry-run')
    assert.equal(code, 0)
    const acts = ['replace  n/0.md', 'add      new.md', 'remove   n/1.md']
    const sum = 'Dry run: 1 to add, 1 to replace, 1 to remove, 1 unchanged. Nothing was changed.'
    assert.equal(out, [...acts, sum, ''].join('\n'))
    assert.deepEqual(await names(), before)
    const lines = (await sync('--dry-run', '--json')).out.trimEnd().split('\n')
    assert.deepEqual(JSON.parse(lines[0] ?? ''), { act: 'replace', name: 'n/0.md' })
  })

  for (const [what, count, gone] of [
    ['more than a fifth', 9, 2],
    ['more than ten', 60, 11],
  ] as const) {
    test(`needs --yes to remove ${what}, and changes nothing without`, async (t) => {
      const { sync, folder, names } = await world(t, numbered(count))
      await sync()
      for (let n = 0; n < gone; n++) await rm(join(folder, `n/${n}.md`))
      await write(folder, { 'new.md': 'New.' })
      const refused = await sync()
      assert.equal(refused.code, 2)
      assert.match(refused.err, new RegExp(`removes ${gone} sources of ${count}.*--yes`))
      assert.equal((await names()).length, count)
      const { code, out } = await sync('--yes')
      assert.equal(code, 0)
      assert.match(out, new RegExp(`^1 added, ${gone} removed, ${count - gone} unchanged\\.$`, 'm'))
    })
  }

  test('goes on after it was killed midway, and adds nothing twice', async (t) => {
    const { capstan, base, folder, start, sync, names } = await world(t, numbered(40))
    const args = ['sources', 'sync', folder, '--base', 'Folder']
    const running = start(args)
    await until('some are added', async () => (await capstan.bases.get(base)).sourcesCount >= 3)
    running.kill()
    await running.ended
    const count = (await names()).length
    assert.ok(count < 40, `${count} before it was killed`)
    const { code, out } = await sync()
    assert.equal(code, 0)
    assert.match(out, /^\d+ added, \d+ unchanged\.$/m)
    assert.equal(new Set(await names()).size, 40)
    assert.equal((await names()).length, 40)
  })

  test('ends with 1 and says why when a file is refused; the others are added', async (t) => {
    const { app, sync, folder, names } = await world(t, numbered(2))
    await app.operator.put('/operator/v1/plans/small', { maxUploadBytes: 1024 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'small' })
    await write(folder, { 'large.md': 'Ropes. '.repeat(1000) })
    const { code, out, err } = await sync()
    assert.equal(code, 1)
    assert.match(out, /^failed +- +large\.md .*\(payload_too_large\)$/m)
    assert.match(err, /^capstan: 1 of 3 failed\.$/m)
    assert.equal((await names()).length, 2)
  })

  test('stops where the credits end, and says how to go on', async (t) => {
    const { app, sync } = await world(t, numbered(9))
    await app.operator.put('/operator/v1/plans/poor', { monthlyCredits: 4 })
    await app.operator.patch(`/operator/v1/organizations/${app.organization.id}`, { plan: 'poor' })
    const { code, err } = await sync()
    assert.equal(code, 1)
    assert.match(err, /Run the same command again.*\n.*\(insufficient_credits, /s)
  })
})

describe('the files of a folder', () => {
  test('are found in all folders, without hidden ones, links out and what has no text', async (t) => {
    const { home } = await terminal(t)
    const folder = join(home, 'a[b]')
    await write(folder, {
      'guide/b.md': 'B.',
      'a.md': 'A.',
      'photo.JPG': 'x',
      'empty.md': '',
      '.git/config': 'x',
      'guide/.hidden.md': 'x',
      'node_modules/x.md': 'x',
    })
    await write(home, { 'secret.md': 'Secret.', 'beside/secret.md': 'Secret.' })
    await symlink(join(home, 'secret.md'), join(folder, 'out.md'))
    await symlink(join(home, 'beside'), join(folder, 'beside'))
    await symlink(folder, join(folder, 'guide/loop'))
    await symlink('a.md', join(folder, 'in.md'))
    await symlink('nothing', join(folder, 'broken.md'))
    const { files, skipped, hidden } = await walkFolder(folder)
    assert.deepEqual(
      files.map(({ name }) => name),
      ['a.md', 'guide/b.md', 'in.md'],
    )
    assert.deepEqual(skipped, [
      { name: 'beside', why: 'a link out of the folder' },
      { name: 'broken.md', why: 'a broken link' },
      { name: 'empty.md', why: 'empty' },
      { name: 'guide/loop', why: 'a link out of the folder' },
      { name: 'out.md', why: 'a link out of the folder' },
      { name: 'photo.JPG', why: 'a file without text' },
    ])
    assert.deepEqual(hidden, ['.git', 'guide/.hidden.md', 'node_modules'])
  })

  test('are none when a folder in it cannot be read', {
    skip: process.getuid?.() === 0 && 'root reads everything',
  }, async (t) => {
    const { home } = await terminal(t)
    await write(home, { 'f/locked/a.md': 'A.' })
    await chmod(join(home, 'f/locked'), 0)
    await assert.rejects(walkFolder(join(home, 'f')), /cannot be read.*Nothing was changed/)
    await chmod(join(home, 'f/locked'), 0o700)
  })
})
