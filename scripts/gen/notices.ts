import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nameAt, productionPlaces, readLockFile } from './lock-file.ts'

const intro = `# Third-party notices

Capstan is licensed under the Apache License 2.0. It runs with the packages below; each keeps its own licence,
whose text stands under the names of the packages that it came with. Packages for one kind of machine, which
npm installs only there, are named without a text. \`sbom.json\` has versions, hashes and who depends on whom.
`

/** Name, version, licence and licence text of every package of production. */
export async function notices(): Promise<string> {
  const packages = await readLockFile()
  const byText = new Map<string, string[]>()
  for (const path of productionPlaces(packages)) {
    const { version, license, optional } = packages[path] ?? {}
    const text = optional ? '' : await licenseText(path)
    const line = `${nameAt(path)} ${version} (${license ?? 'see its text'})`
    byText.set(text, [...(byText.get(text) ?? []), line])
  }
  const groups = [...byText]
    .map(([text, lines]) => [[...new Set(lines)].sort(), text] as const)
    .sort(([[a = '']], [[b = '']]) => (a < b ? -1 : 1))
  const sections = groups.map(([lines, text]) => {
    const list = lines.map((line) => `- ${line}`).join('\n')
    return text ? `${list}\n\n\`\`\`text\n${text}\n\`\`\`` : list
  })
  sections.push(await dataNotice('server/fonts', '.ttf', 'OFL-1.1'))
  sections.push(await dataNotice('server/cmaps', '.bcmap', 'BSD-3-Clause'))
  return `${intro}\n${sections.join('\n\n---\n\n')}\n`
}

/** Of the data that lies in the repository and comes with no package, by the ending of its files. */
async function dataNotice(folder: string, ending: string, license: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending)).sort()
  const list = files.map((file) => `- ${folder}/${file} (${license})`).join('\n')
  return `${list}\n\n\`\`\`text\n${await licenseText(folder)}\n\`\`\``
}

/** Of the files that a package calls its licence or notice; empty when it has none. */
async function licenseText(path: string): Promise<string> {
  const files = (await readdir(path)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  const texts = await Promise.all(
    files.sort().map((file) => readFile(join(path, file), 'utf8').catch(() => '')),
  )
  const text = texts.join('\n\n').replaceAll('\r\n', '\n').replaceAll('```', "'''")
  return text.replaceAll(/[ \t]+$/gm, '').trim()
}
