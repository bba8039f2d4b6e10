import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { writeTinyModel } from '../../../../test/fixtures/tiny-onnx.ts'
import { localModel } from './local.ts'
import { isInstalled, packageName, readModelDirectory } from './local-directory.ts'
import { pool } from './local-pipeline.ts'

const installed = isInstalled()

let directory: string

before(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'capstan-')), 'tiny')
  await writeTinyModel(directory)
})

after(() => rm(join(directory, '..'), { recursive: true }))

describe('pool', () => {
  const states = { data: [3, 0, 0, 4, 9, 9, 0, 2, 0, 2, 0, 2], dims: [2, 3, 2] }
  const mask = { data: [1n, 1n, 0n, 1n, 1n, 1n], dims: [2, 3] }

  it('gives the mean over the tokens without the padding, of length 1', () => {
    assert.deepEqual(pool(states, mask, 'mean').map(rounded), [
      [0.6, 0.8],
      [0, 1],
    ])
  })

  it('gives the first token where the model was trained so', () => {
    assert.deepEqual(pool(states, mask, 'first').map(rounded), [
      [1, 0],
      [0, 1],
    ])
  })
})

describe('a model in a directory', {
  skip: installed ? false : `needs ${packageName}, which is not installed`,
}, () => {
  it('is read with its name, its dimensions and its window', () => {
    const { name, dimensions, window, pooling, precision } = readModelDirectory(directory)
    assert.deepEqual([name, dimensions, window, pooling, precision], ['tiny', 2, 4, 'mean', 'fp32'])
  })

  it('embeds texts, whatever their lengths, and cuts them at its window', async () => {
    await using model = localModel({
      files: readModelDirectory(directory),
      batchSize: 4,
      threads: 1,
    })
    const texts = ['ship', 'bear bear', 'ship bear', 'ship ship ship ship bear bear bear bear']
    const vectors = await model.embed(texts)
    const half = Math.round(Math.SQRT1_2 * 1e4) / 1e4
    assert.deepEqual(vectors.map(rounded), [
      [1, 0],
      [0, 1],
      [half, half],
      [1, 0],
    ])
  })

  it('is refused at the start when a file is missing', async () => {
    await rm(join(directory, 'tokenizer.json'))
    await writeFile(join(directory, 'config.json'), '{}')
    assert.throws(() => readModelDirectory(directory), {
      name: 'Error',
      message: /CAPSTAN_EMBEDDING_DIR: .*tiny has no tokenizer\.json, no config\.json with a/,
    })
  })
})

describe('a server without the package', { skip: installed ? 'it is installed' : false }, () => {
  it('does not start, and says what to install', () => {
    assert.throws(
      () => readModelDirectory(directory),
      /ONNXRUNTIME_NODE_INSTALL=skip npm install @huggingface\/transformers@4/,
    )
  })
})

const rounded = (vector: Float32Array): number[] =>
  Array.from(vector, (value) => Math.round(value * 1e4) / 1e4)
