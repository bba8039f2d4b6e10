import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** A file of the page: it is the same for everyone, and its name carries a hash of what is in it. */
export interface Asset {
  name: string
  mediaType: string
  bytes: Buffer
  /** The same in brotli. */
  compressed: Buffer
}

const mediaTypes = {
  'page.css': 'text/css; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
} as const

type AssetFile = keyof typeof mediaTypes

const assets = Object.keys(mediaTypes).map((file) => readAsset(file as AssetFile))

function readAsset(file: AssetFile): Asset & { file: AssetFile } {
  const bytes = readFileSync(new URL(`./assets/${file}`, import.meta.url))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const name = file.replace('.', `-${hash}.`)
  return { file, name, mediaType: mediaTypes[file], bytes, compressed: brotliCompressSync(bytes) }
}

const byName = new Map(assets.map((asset) => [asset.name, asset]))
const paths = new Map(assets.map(({ file, name }) => [file, `/p/assets/${name}`]))

export const findAsset = (name: string): Asset | undefined => byName.get(name)

export const assetPath = (file: AssetFile): string => paths.get(file) ?? ''
