import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** A file of the page: it is the same for everyone, and its name carries a hash of what is in it. */
export interface Asset {
  name: string
  mediaType: string
  bytes: Buffer
  /** The same in brotli. */
  readonly compressed: Buffer
}

/** In the order of the cascade. */
const sheets = [
  ...['base', 'frame', 'texts', 'prices', 'sums', 'fields', 'accept', 'rail', 'closing'],
  ...['narrow', 'phone', 'print'],
].map((name) => `${name}.css`)

const files = {
  'page.css': { mediaType: 'text/css; charset=utf-8', parts: sheets },
  'page.js': { mediaType: 'text/javascript; charset=utf-8', parts: ['page.js'] },
} as const

type AssetFile = keyof typeof files

const assets = Object.keys(files).map((file) => readAsset(file as AssetFile))

function readAsset(file: AssetFile): Asset & { file: AssetFile } {
  const { mediaType, parts } = files[file]
  const bytes = Buffer.concat(
    parts.map((part) => readFileSync(new URL(`./assets/${part}`, import.meta.url))),
  )
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const name = file.replace('.', `-${hash}.`)
  let compressed: Buffer | undefined
  return {
    file,
    name,
    mediaType,
    bytes,
    // When it is asked for: at the start of the server it was a twentieth of loading its modules.
    get compressed() {
      compressed ??= brotliCompressSync(bytes)
      return compressed
    },
  }
}

const byName = new Map(assets.map((asset) => [asset.name, asset]))
const paths = new Map(assets.map(({ file, name }) => [file, `/p/assets/${name}`]))

export const findAsset = (name: string): Asset | undefined => byName.get(name)

export const assetPath = (file: AssetFile): string => paths.get(file) ?? ''
