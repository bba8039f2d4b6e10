import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

interface Source {
  path: string
  text: string
}

const question =
  /\bdatabase\??\.kind\b|[!=]==? '(?:embedded|postgres)'|'(?:embedded|postgres)' [!=]==?/g

/** Names each line that asks which database it runs on. A member of `Database` with one meaning answers instead. */
export const findKindQuestions = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(question)].map(({ index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${path}:${line} asks for the kind of database: give \`Database\` a member that says what differs.`
    }),
  )

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = findKindQuestions(
    globSync('server/src/domains/**/*.ts')
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  )
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
