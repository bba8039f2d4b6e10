import { existsSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { ConfigError } from '../../../platform/start-fault.ts'

/** Facts about the model in a directory with the Hugging Face layout, as plain data that a thread can get. */
export interface LocalModelFiles {
  /** Parent of the directory, and its last part, which is the model's name. */
  parent: string
  name: string
  dimensions: number
  /** Maximum of input tokens, by the model's own tokenizer. */
  window: number
  pooling: 'mean' | 'first'
  /** Precision of the weights: `q8` if there are only quantized ones. */
  precision: 'fp32' | 'q8'
}

export const packageName = '@huggingface/transformers'

/**
 * Reads a model's directory.
 *
 * @throws ConfigError if the optional package is not installed, or the directory has no model. The start must stop
 * then, because every base with the model would fail later.
 */
export function readModelDirectory(path: string): LocalModelFiles {
  requirePackage()
  const directory = resolve(path)
  const config = readJson(directory, 'config.json')
  const transformer = readJson(directory, 'sentence_bert_config.json')
  const tokenizer = readJson(directory, 'tokenizer_config.json')
  const { pooling_mode_cls_token: first } = readJson(directory, '1_Pooling/config.json')
  const precision = existsSync(join(directory, 'onnx/model.onnx')) ? 'fp32' : 'q8'
  const weights = precision === 'fp32' ? 'onnx/model.onnx' : 'onnx/model_quantized.onnx'
  const dimensions = Number(config['hidden_size'])
  const missing = [
    ...['tokenizer.json', weights].filter((file) => !existsSync(join(directory, file))),
    ...(Number.isInteger(dimensions) ? [] : ['config.json with a hidden_size']),
  ]
  if (missing.length > 0) {
    throw new ConfigError([`CAPSTAN_EMBEDDING_DIR: ${directory} has no ${missing.join(', no ')}.`])
  }
  // A tokenizer without a limit of its own writes 1e30.
  const windows = [
    transformer['max_seq_length'],
    tokenizer['model_max_length'],
    config['max_position_embeddings'],
  ].map(Number)
  const window = Math.min(...windows.filter((bound) => bound > 0), 8192)
  return {
    parent: `${dirname(directory)}/`,
    name: basename(directory),
    dimensions,
    window,
    pooling: first === true ? 'first' : 'mean',
    precision,
  }
}

function requirePackage(): void {
  if (isInstalled()) return
  throw new ConfigError([
    `CAPSTAN_EMBEDDING_PROVIDER=local needs a package that is not installed by default (474 MB). Run \`ONNXRUNTIME_NODE_INSTALL=skip npm install ${packageName}@4\` beside Capstan, then start again.`,
  ])
}

export function isInstalled(): boolean {
  try {
    return findPackageJSON(packageName, import.meta.url) !== undefined
  } catch {
    return false
  }
}

function readJson(directory: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(join(directory, file), 'utf8')) as Record<string, unknown>
  } catch {
    return {}
  }
}
