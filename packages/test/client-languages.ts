import { type ClientTools, goTools, pythonTools } from '../../scripts/client-tools.ts'

/** A language in which the tests generate, check and call a client, as the quickstart says. */
export interface ClientLanguage {
  /** The tab of its blocks in the documentation. */
  name: string
  /** Its programs, which the documentation shows. */
  programs: string
  tools: ClientTools
  /** Prepares the receiver of webhooks, as the page about webhooks says. */
  prepare: string
  /** Writes the client of a file instead of that of a server. */
  generate(document: string): string
  generateEvents: string
  check: string
  run(program: 'list-contacts' | 'first-day' | 'receive-webhook' | 'read-event'): string
}

const generator = 'go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'

export const clientLanguages: ClientLanguage[] = [
  {
    name: 'Python',
    programs: 'packages/python-client',
    tools: await pythonTools(),
    prepare: 'pip install --quiet standardwebhooks==1.1.0',
    generate: (document) =>
      `openapi-python-client generate --path ${document} --meta none --output-path capstan --overwrite`,
    generateEvents:
      'openapi-python-client generate --url $CAPSTAN_URL/v1/webhooks.json --meta none --output-path capstan_events',
    check: 'mypy *.py',
    run: (program) => `python ${program.replaceAll('-', '_')}.py`,
  },
  {
    name: 'Go',
    programs: 'packages/go-client',
    tools: await goTools(),
    prepare: 'go get github.com/standard-webhooks/standard-webhooks/libraries@v0.0.1',
    generate: (document) =>
      `${generator} -generate types,client -package capstan -o capstan/capstan.go ${document}`,
    generateEvents: `mkdir events && ${generator} -generate types,skip-prune -package events -o events/events.go $CAPSTAN_URL/v1/webhooks.json`,
    check: 'go vet ./...',
    run: (program) => `go run ./${program}`,
  },
]
