import type { EventType } from '../../server/src/platform/events/event.ts'
import { describeProduct } from './documents.ts'

/** docs/events.md: one heading an event type, with the example that is checked against its schema. */
export async function eventPage(): Promise<string> {
  const { domains } = await describeProduct()
  const events = domains.flatMap((domain) => domain.events ?? [])
  return `# Events

What happened in an organization, in the order of the transactions that made it so. A webhook
that subscribes to a type (or to \`contact.*\`, or to \`*\`) is sent this body, byte for byte the same on
every attempt:

\`\`\`json
{ "id": "evt_…", "type": "source.completed", "createdAt": "2026-11-21T09:30:00.000Z", "organizationId": "org_…", "data": { } }
\`\`\`

${events.map(section).join('\n')}`
}

const section = ({ type, summary, example }: EventType): string => `### ${type}

${summary}

\`\`\`json
${JSON.stringify(example, null, 2)}
\`\`\`
`
