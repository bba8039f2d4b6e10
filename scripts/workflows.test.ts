import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'

const folder = '.github/workflows'

test('workflows name the actions of others by the hash of a commit, which nobody can move as a tag', async () => {
  for (const file of await readdir(folder)) {
    const text = await readFile(`${folder}/${file}`, 'utf8')
    const actions = [...text.matchAll(/^\s*-?\s*uses:\s*(.*)$/gm)].map(([, action]) => action ?? '')
    assert.notEqual(actions.length, 0)
    for (const action of actions) assert.match(action, /^(\.\/|[\w/-]+@[0-9a-f]{40} # v\d)/, file)
  }
})
