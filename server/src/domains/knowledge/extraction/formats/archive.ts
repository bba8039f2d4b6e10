import type { RandomFile } from '../../../../platform/files/random-file.ts'
import { type Archive, type OfficeFaults, openArchive } from '../../../../platform/office/zip.ts'
import { ExtractionError } from '../extraction-error.ts'

export const malformed = (): ExtractionError =>
  new ExtractionError(
    'malformed_file',
    'The document is damaged or incomplete. Open it, save it again and add that file.',
  )

const faults: OfficeFaults = {
  damaged: malformed,
  locked: () =>
    new ExtractionError(
      'encrypted',
      'The document is locked with a password. Remove the password and add it again.',
    ),
  entities: () =>
    new ExtractionError(
      'malformed_file',
      'The document declares XML entities, which its format forbids. Save it again with the program that made it.',
    ),
  tooLarge: (what) =>
    new ExtractionError(
      'too_large',
      `The document ${what}, which is more than the limit. Split it.`,
    ),
}

/**
 * Opens an archive.
 *
 * @throws ExtractionError if the archive is damaged, locked, or unpacks to too much
 */
export const openDocument = (body: Uint8Array): Promise<Archive> =>
  openArchive(fileOf(body), { maxBytes: 200 * 1024 * 1024, maxSize: '200 MiB', faults })

const fileOf = (body: Uint8Array): RandomFile => ({
  bytes: body.length,
  async *read(start, end) {
    yield body.subarray(start, end)
  },
})
