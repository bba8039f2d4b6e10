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
      setting.secret && 'A secret: it is in no log and in no error.',
    ]
    return `### ${name}\n\n${setting.description}\n\n${facts.filter(Boolean).join(' ')}`.trimEnd()
  })
  return `# Settings

Settings come from the environment. An unknown \`CAPSTAN_*\` name or a value that cannot be used stops
the start with a sentence for each fault. An empty value counts as absent.

${sections.join('\n\n')}
`
}

function defaultOf({ default: value }: Setting): string | null {
  if (value === undefined) return null
  if (Array.isArray(value)) return 'Default: none.'
  return `Default: \`${value}\`.`
}
