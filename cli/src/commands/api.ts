import { Argument, Command } from 'commander'
import type { Cli } from '../cli.ts'
import { readJsonFile } from '../json-file.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A request that is written out, for what has no command. */
export function apiCommand({ io, output, connect }: Cli): Command {
  return new Command('api')
    .description('send a request to the API and print the JSON response')
    .addArgument(new Argument('<method>', 'such as GET').choices(methods))
    .argument('<path>', 'path with its query, such as /v1/contacts?limit=10')
    .option('--body <file>', 'JSON file to send as the body; - reads it from standard input')
    .action(async (method: (typeof methods)[number], path: string, { body: file }) => {
      const capstan = await connect()
      const body = file === undefined ? undefined : await readJsonFile<object>(io, file)
      const answer = await capstan.request({ method, path, body })
      if (answer !== undefined) output.json(answer as object)
    })
}
