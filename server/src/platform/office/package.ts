import { readTime } from '../foreign-values.ts'
import { attribute, parseXml } from './xml.ts'
import type { Archive } from './zip.ts'

/** Properties of an Office file. */
export interface OfficeProperties {
  title: string | null
  /** Time in ISO 8601, UTC. */
  publishedAt: string | null
}

/** Reads the properties of an Office file (ECMA-376 part 2, docProps/core.xml); null if they are missing. */
export async function readProperties(archive: Archive): Promise<OfficeProperties> {
  const texts = new Map<string, string>()
  let open = ''
  if (archive.has('docProps/core.xml')) {
    await parseXml(archive, 'docProps/core.xml', {
      open: (name) => {
        open = name
      },
      close: () => {
        open = ''
      },
      text: (text) => void texts.set(open, (texts.get(open) ?? '') + text),
    })
  }
  return {
    title: texts.get('title')?.replace(/\s+/g, ' ').trim().slice(0, 300) || null,
    publishedAt: readTime(texts.get('created'))?.toISOString() ?? null,
  }
}

interface Relation {
  /** Last word of the relation type, such as `slide` or `notesSlide`. */
  type: string
  /** Path in the archive. */
  target: string
}

/** Reads the relations of a part of an Office file, by relation id (ECMA-376 part 2, section 6.5). */
export async function readRelations(
  archive: Archive,
  part: string,
): Promise<Map<string, Relation>> {
  const slash = part.lastIndexOf('/') + 1
  const [folder, file] = [part.slice(0, slash), part.slice(slash)]
  const relations = new Map<string, Relation>()
  const path = `${folder}_rels/${file}.rels`
  if (!archive.has(path)) return relations
  await parseXml(archive, path, {
    open: (name, attributes) => {
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return
      const target = attribute(attributes, 'Target') ?? ''
      relations.set(attribute(attributes, 'Id') ?? '', {
        type: (attribute(attributes, 'Type') ?? '').split('/').at(-1) ?? '',
        target: new URL(target, `zip:/${folder}`).pathname.slice(1),
      })
    },
  })
  return relations
}
