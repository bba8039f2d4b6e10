import { Settings } from '../../server/src/platform/config/settings.ts'

interface Setting {
  description: string
  default?: unknown
  enum?: unknown[]
  secret?: boolean
}

/** docs/config.md: one heading a setting. */
export async function configPage(): Promise<string> {
  const settings = Object.entries(Settings.properties) as unknown as [string, Setting][]
  const sections = settings.map(([name, setting]) => {
    const facts = [
      setting.enum && `One of ${setting.enum.map((value) => `\`${value}\``).join(', ')}.`,
      defaultOf(setting),
      setting.secret && 'A secret: it never appears in a log or an error.',
    ]
    return `### ${name}\n\n${setting.description}\n\n${facts.filter(Boolean).join(' ')}`.trimEnd()
  })
  return `# Settings

Every setting is an environment variable. If a \`CAPSTAN_*\` name is unknown or a value is invalid, the server doesn't
start and prints a message for each fault. An empty value counts as absent.

${sections.join('\n\n')}
`
}

function defaultOf({ default: value }: Setting): string | null {
  if (value === undefined) return null
  if (Array.isArray(value)) return 'Default: none.'
  return `Default: \`${value}\`.`
}
