import { readFile } from 'node:fs/promises'

const folder = new URL('../../../../../cmaps/', import.meta.url)

/**
 * Gives the library the character maps of Chinese, Japanese and Korean fonts, which PDFs need not embed. It
 * draws nothing here, so it gets no other data.
 */
export class CharacterMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl' || !/^[\w-]+\.bcmap$/.test(filename)) {
      throw new Error(`no data for ${filename}`)
    }
    return new Uint8Array(await readFile(new URL(filename, folder)))
  }
}
