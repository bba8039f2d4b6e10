import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { UsageError } from '../io.ts'

/** A file under the name that its source gets: its path in the folder, with `/`. */
export interface LocalFile {
  path: string
  name: string
}

export interface Walked {
  /** The folder itself, without links. */
  root: string
  /** In the order of their names. */
  files: LocalFile[]
  skipped: { name: string; why: string }[]
  /** Hidden files and folders, and those of installed packages; nobody looks into them. */
  hidden: string[]
}

/** Finds the files of a folder. Throws a UsageError when a part of it cannot be read: it would look as if it were gone. */
export async function walkFolder(folder: string): Promise<Walked> {
  const root = await realpath(folder)
  const walked: Walked = { root, files: [], skipped: [], hidden: [] }
  await walk(walked, root)
  return walked
}

async function walk(walked: Walked, folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: Error) => {
    throw new UsageError(`${folder} cannot be read: ${error.message}. Nothing was changed.`)
  })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    const name = relative(walked.root, path).split(sep).join('/')
    if (entry.name.startsWith('.') || entry.name === 'node_modules') walked.hidden.push(name)
    else if (entry.isDirectory()) await walk(walked, path)
    else {
      const why = await whyNot(walked.root, path, entry)
      if (why) walked.skipped.push({ name, why })
      else walked.files.push({ path, name })
    }
  }
}

/** Returns why the entry cannot become a source; null if it can. */
async function whyNot(root: string, path: string, entry: Dirent): Promise<string | null> {
  if (entry.isSymbolicLink()) {
    const target = await realpath(path).catch(() => null)
    if (target === null) return 'a broken link'
    if (!target.startsWith(root + sep)) return 'a link out of the folder'
  }
  const stats = await stat(path)
  if (stats.isDirectory()) return 'a link to a folder'
  if (!stats.isFile()) return 'not a file'
  if (withoutText.test(entry.name)) return 'a file without text'
  return stats.size === 0 ? 'empty' : null
}

/** Pictures, sound, films, fonts, archives and programs. */
const withoutText =
  /\.(?:avif|bmp|gif|heic|ico|jpe?g|png|svg|tiff?|webp|aac|flac|m4a|mp3|ogg|wav|avi|mkv|mov|mp4|webm|eot|otf|ttf|woff2?|7z|bz2|gz|jar|rar|tar|tgz|xz|zip|zst|bin|class|dll|dmg|exe|iso|o|pyc|so|wasm)$/i
