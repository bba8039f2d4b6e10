import type { EventType } from '../../server/src/platform/events/event.ts'
import { describeProduct } from './documents.ts'

/** docs/events.md: one heading an event type, with the example that is checked against its schema. */
export async function eventPage(): Promise<string> {
  const { domains } = await describeProduct()
  const events = domains.flatMap((domain) => domain.events ?? [])
  return `# Events

What happened in an organization, in the order in which it was made so; changes of the same moment have no order
([webhooks](webhooks.md#order)). A webhook that subscribes to a type (or to \`contact.*\`, to \`custom.order.*\`, or to \`*\`) is sent this body, byte for byte the same on
every attempt:

\`\`\`json not-run="an example of the schema"
{ "id": "evt_…", "type": "source.completed", "createdAt": "2026-11-21T09:30:00.000Z", "organizationId": "org_…", "data": { } }
\`\`\`

\`GET /v1/events\` lists them, newest first, and filters by \`type\` (\`contact.*\` as well), \`subject\` (the id in
\`data\`), \`from\` and \`to\`; with \`after\` it is a feed. \`GET /v1/events/{id}\` returns one. An event whose data was
expunged stays in the list with \`expungedAt\`, until its retention ends.

When a base is deleted, \`base.deleted\` is the only event: its sources have no \`source.deleted\` of their own. Neither
event expunges earlier ones, for sources are not people: their data goes by age.

Events that you [publish yourself](webhooks.md#publish-your-own-events) have types that begin with \`custom.\` and the
data that you gave them.

${events.map(section).join('\n')}`
}

const section = ({ type, summary, example }: EventType): string => `### ${type}

${summary}

\`\`\`json not-run="an example of the schema"
${JSON.stringify(example, null, 2)}
\`\`\`
`
