import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** A file of the page. It is the same for everyone, and its name has a hash of its content. */
export interface Asset {
  name: string
  mediaType: string
  bytes: Buffer
  /** The content compressed with Brotli; null for a font, which is compressed already. */
  readonly compressed: Buffer | null
}

/** Style sheets in the order of the cascade. */
const sheets = [
  ...['fonts', 'base', 'frame', 'texts', 'prices', 'sums', 'fields', 'accept', 'rail', 'closing'],
  ...['narrow', 'phone', 'print'],
].map((name) => `${name}.css`)

const texts = {
  'page.css': { mediaType: 'text/css; charset=utf-8', parts: sheets },
  'page.js': { mediaType: 'text/javascript; charset=utf-8', parts: ['page.js'] },
} as const

const fonts = [
  'newsreader-latin.woff2',
  'newsreader-latin-ext.woff2',
  'inter-latin.woff2',
  'inter-latin-ext.woff2',
] as const

type TextFile = keyof typeof texts
type FontFile = (typeof fonts)[number]
type AssetFile = TextFile | FontFile

const read = (name: string): Buffer => readFileSync(new URL(`./assets/${name}`, import.meta.url))
const prefix = '/p/assets/'

const fontAssets = fonts.map((file) => assetOf(file, 'font/woff2', read(`fonts/${file}`)))
const fontPaths = new Map<string, string>(fontAssets.map(({ file, name }) => [file, prefix + name]))
const assets = [...fontAssets, ...Object.keys(texts).map((file) => readText(file as TextFile))]

/** The sheets name a font by its file; the page asks for it by the name that carries its hash. */
function readText(file: TextFile) {
  const { mediaType, parts } = texts[file]
  const text = Buffer.concat(parts.map(read)).toString()
  const linked = text.replaceAll(/(?<=url\(")[\w-]+\.woff2/g, (font) => fontPaths.get(font) ?? font)
  return assetOf(file, mediaType, Buffer.from(linked))
}

function assetOf(file: AssetFile, mediaType: string, bytes: Buffer): Asset & { file: AssetFile } {
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
      if (mediaType === 'font/woff2') return null
      compressed ??= brotliCompressSync(bytes)
      return compressed
    },
  }
}

const byName = new Map(assets.map((asset) => [asset.name, asset]))
const paths = new Map(assets.map(({ file, name }) => [file, prefix + name]))

export const findAsset = (name: string): Asset | undefined => byName.get(name)

export const assetPath = (file: AssetFile): string => paths.get(file) ?? ''
