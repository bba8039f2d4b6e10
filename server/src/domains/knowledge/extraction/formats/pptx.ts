import {
  type OfficeProperties,
  readProperties,
  readRelations,
} from '../../../../platform/office/package.ts'
import { attribute, parseXml } from '../../../../platform/office/xml.ts'
import type { Archive } from '../../../../platform/office/zip.ts'
import { ExtractionError } from '../extraction-error.ts'
import { malformed } from './archive.ts'
import { joinPages, type PageSpan } from './pages.ts'
import { readSlide } from './slide.ts'

const maxSlides = 5_000

/** Extracts the slides of a presentation in order, each under `## Slide n: title`, with the speaker's notes. */
export async function extractPptx(
  archive: Archive,
): Promise<{ markdown: string; pages: PageSpan[] } & OfficeProperties> {
  const texts: string[] = []
  for (const [index, part] of (await slideParts(archive)).entries()) {
    texts.push(await slideText(archive, part, index + 1))
  }
  return { ...joinPages(texts), ...(await readProperties(archive)) }
}

async function slideText(archive: Archive, part: string, number: number): Promise<string> {
  const { title, blocks } = await readSlide(archive, part)
  const relations = [...(await readRelations(archive, part)).values()]
  const notesPart = relations.find(({ type }) => type === 'notesSlide')?.target
  const notes =
    notesPart && archive.has(notesPart) ? (await readSlide(archive, notesPart)).blocks : []
  if (title === '' && blocks.length === 0 && notes.length === 0) return ''
  const heading = `## Slide ${number}${title && `: ${title}`}`
  return [heading, ...blocks, ...(notes.length > 0 ? ['Notes:', ...notes] : [])].join('\n\n')
}

/** Returns the paths of the slides in the presentation's order, which differs from the file names. */
async function slideParts(archive: Archive): Promise<string[]> {
  const main = 'ppt/presentation.xml'
  const relations = await readRelations(archive, main)
  const parts: string[] = []
  await parseXml(archive, main, {
    open: (name, attributes) => {
      if (name !== 'sldId') return
      // `id` without a prefix is a different attribute.
      const key = Object.keys(attributes).find((one) => one.endsWith(':id'))
      const target = relations.get(attribute(attributes, key ?? '') ?? '')?.target
      if (target === undefined || !archive.has(target)) throw malformed()
      parts.push(target)
    },
  })
  if (parts.length > maxSlides) {
    throw new ExtractionError(
      'too_large',
      `The presentation has more than ${maxSlides.toLocaleString('en')} slides. Split it.`,
    )
  }
  return parts
}
