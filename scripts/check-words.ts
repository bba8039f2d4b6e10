import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Words that begin a comment without a subject. */
const withoutSubject = ['What', 'Of', 'As', 'Those', 'Whoever', 'There where']

interface Source {
  path: string
  text: string
}

/**
 * Names each exported type that another file of the same package exports, too, and each doc comment that begins
 * without a subject. Two types of one name are read as one.
 */
export const findWordFaults = (sources: readonly Source[]): string[] => [
  ...repeatedTypeNames(sources),
  ...sources.flatMap(subjectlessComments),
]

function repeatedTypeNames(sources: readonly Source[]): string[] {
  const paths = new Map<string, string[]>()
  for (const { path, text } of sources) {
    for (const [, name = ''] of text.matchAll(/^export (?:type|interface|class) (\w+)/gm)) {
      paths.set(name, [...(paths.get(name) ?? []), path])
    }
  }
  return [...paths]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `The type ${name} is exported by ${files.join(' and ')}.`)
}

function subjectlessComments({ path, text }: Source): string[] {
  const opening = new RegExp(`/\\*\\*\\s*(?:\\*\\s+)?(${withoutSubject.join('|')})\\b`, 'g')
  return [...text.matchAll(opening)].map(({ index, 1: word }) => {
    const line = text.slice(0, index).split('\n').length
    return `${path}:${line}: a comment that begins with "${word}" has no subject.`
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = ['server', 'sdk', 'cli', 'dashboard'].flatMap((folder) =>
    findWordFaults(
      globSync(`${folder}/src/**/*.{ts,tsx}`)
        .filter((path) => !/\.(?:test|generated)\.tsx?$|\/generated\//.test(path))
        .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
    ),
  )
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
