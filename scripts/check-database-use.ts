import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

interface Source {
  path: string
  text: string
}

const rules: readonly { fault: RegExp; advice: string }[] = [
  {
    fault: /\bdatabase\??\.kind\b|[!=]==? '(?:embedded|postgres)'|'(?:embedded|postgres)' [!=]==?/g,
    advice: 'asks for the kind of database: give `Database` a member that says what differs.',
  },
  {
    // A coordinator evaluates such rows itself, copies them to the worker, and commits in two phases.
    fault: /\bselect \$\{\w*organization(?:Id|_id)\}(?:::uuid)?,[^`]*?\b(?:unnest|json\w+)\(/gi,
    advice:
      'inserts rows that no shard can make: `select o.id, … from organizations o, … where o.id = …`.',
  },
  {
    fault: /set_config\('(?:capstan|hnsw)\./g,
    advice: 'sets what does not reach the worker of a row: use `set local`.',
  },
]

/** Names each line whose use of the database fits one kind of database only, with the way that fits all. */
export const findDatabaseFaults = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) =>
    rules.flatMap(({ fault, advice }) =>
      [...text.matchAll(fault)].map(({ index }) => {
        const line = text.slice(0, index).split('\n').length
        return `${path}:${line} ${advice}`
      }),
    ),
  )

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = findDatabaseFaults(
    globSync('server/src/domains/**/*.ts')
      .filter((path) => !path.endsWith('.test.ts'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  )
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
