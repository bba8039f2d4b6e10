import type { EventType } from '../../server/src/platform/events/event.ts'
import { describeProduct } from './documents.ts'

/** docs/events.md: one heading an event type, with the example that is checked against its schema. */
export async function eventPage(): Promise<string> {
  const { domains } = await describeProduct()
  const events = domains.flatMap((domain) => domain.events ?? [])
  return `# Events

An event records a change in an organization. Events are in the order of their changes; concurrent changes have no order
([webhooks](webhooks.md#order)). A webhook subscribes to a type, a group (\`contact.*\`, \`custom.order.*\`) or \`*\`, and
receives this body, with the same bytes on every attempt:

\`\`\`json not-run="an example of the schema"
{ "id": "evt_…", "type": "source.completed", "createdAt": "2026-11-21T09:30:00.000Z", "organizationId": "org_…", "data": { } }
\`\`\`

\`GET /v1/events\` lists events, newest first, and filters by \`type\` (or a group such as \`contact.*\`), \`subject\` (the id
in \`data\`), \`from\` and \`to\`; with \`after\` it is a feed. \`GET /v1/events/{id}\` returns one. An event whose data was
expunged stays in the list with \`expungedAt\` until its retention ends.

Deleting a base sends only \`base.deleted\`, and no \`source.deleted\` for its sources. Neither event expunges earlier
events: data of sources is deleted by age.

Events that you [publish yourself](webhooks.md#publish-your-own-events) have types that begin with \`custom.\` and your
own data.

${events.map(section).join('\n')}`
}

const section = ({ type, summary, example }: EventType): string => `### ${type}

${summary}

\`\`\`json not-run="an example of the schema"
${JSON.stringify(example, null, 2)}
\`\`\`
`
