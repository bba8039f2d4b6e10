import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const isInstalled = async (command: string, args: string[]): Promise<boolean> =>
  run(command, args).then(
    () => true,
    () => false,
  )

/** Python with pyHanko; `TEST_PYTHON` names another one than the first of the path. */
const python = process.env['TEST_PYTHON'] ?? 'python3'

/** False where it can be asked, otherwise why not, as a test's `skip`. */
export const withoutPdfsig =
  !(await isInstalled('pdfsig', ['-v'])) && 'needs pdfsig (poppler-utils)'
export const withoutPyhanko =
  !(await isInstalled(python, ['-c', 'import pyhanko'])) && 'needs pyHanko (pip install pyhanko)'

async function onDisk<T>(bytes: Uint8Array, ask: (path: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'judge-'))
  try {
    const path = join(directory, 'document.pdf')
    writeFileSync(path, bytes)
    return await ask(path)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

/** What poppler says of each signature. */
export const askPdfsig = (bytes: Uint8Array): Promise<string> =>
  onDisk(bytes, async (path) => {
    const answer = await run('pdfsig', ['-nocert', path]).catch((error) => error)
    return `${answer.stdout}${answer.stderr}`
  })

export interface Judgement {
  intact: boolean
  valid: boolean
  coverage: string
  /** ISO 8601 of the time stamp; null without one. */
  timestamp: string | null
  timestampValid: boolean | null
  modification: string
}

const script = `
import sys, json
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext
from pyhanko.keys import load_cert_from_pemder
with open(sys.argv[1], 'rb') as f:
    reader = PdfFileReader(f)
    judged = []
    for signature in reader.embedded_regular_signatures:
        context = ValidationContext(trust_roots=[signature.signer_cert], allow_fetching=False)
        status = validate_pdf_signature(signature, context)
        stamp = status.timestamp_validity
        judged.append({
            'intact': status.intact,
            'valid': status.valid,
            'coverage': status.coverage.name,
            'timestamp': stamp.timestamp.isoformat() if stamp else None,
            'timestampValid': (stamp.intact and stamp.valid) if stamp else None,
            'modification': status.modification_level.name if status.modification_level else 'UNKNOWN',
        })
    print(json.dumps(judged))
`

/** What pyHanko says of each signature, oldest first. */
export const askPyhanko = (bytes: Uint8Array): Promise<Judgement[]> =>
  onDisk(bytes, async (path) => {
    const { stdout } = await run(python, ['-W', 'ignore', '-c', script, path])
    return JSON.parse(stdout) as Judgement[]
  })
