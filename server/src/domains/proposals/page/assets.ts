import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** A file of the page. It is the same for everyone, and its name has a hash of its content. */
export interface Asset {
  name: string
  mediaType: string
  bytes: Buffer
  /** The content compressed with Brotli. */
  readonly compressed: Buffer
}

/** Style sheets in the order of the cascade. */
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
    // Built on first use: at the start of the server it took a twentieth of the time to load the modules.
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
