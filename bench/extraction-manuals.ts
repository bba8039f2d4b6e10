import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'

/** Themes of MkDocs and Sphinx, the generators of most manuals of software. */
const mkdocs = ['mkdocs', 'readthedocs', 'material']
const sphinx = ['alabaster', 'furo', 'pydata_sphinx_theme', 'sphinx_book_theme', 'sphinx_rtd_theme']
const packages = [
  'mkdocs==1.6.*',
  'mkdocs-material==9.*',
  'sphinx',
  'myst-parser',
  'furo',
  'pydata-sphinx-theme',
  'sphinx-book-theme',
  'sphinx-rtd-theme',
]

/** Empty where Python or one of the packages is missing. */
export function installManuals(home: string): string[] {
  const python = `${home}/python`
  const run = (program: string, args: string[]): void =>
    void execFileSync(program, args, { stdio: 'inherit', timeout: 600_000 })
  try {
    if (!existsSync(`${python}/bin/pip`)) run('python3', ['-m', 'venv', python])
    run(`${python}/bin/pip`, ['install', '--quiet', '--disable-pip-version-check', ...packages])
    return [...mkdocs, ...sphinx]
  } catch (error) {
    console.log(`MkDocs and Sphinx are left out: ${(error as Error).message.split('\n')[0]}`)
    return []
  }
}

/** The files of a manual with a page for each text. */
export function publishManual(
  theme: string,
  texts: readonly { title: string; body: string }[],
  home: string,
): string[] {
  const isSphinx = sphinx.includes(theme)
  const site = `${home}/manual-${theme}`
  const docs = isSphinx ? site : `${site}/docs`
  rmSync(site, { recursive: true, force: true })
  mkdirSync(docs, { recursive: true })
  for (const [at, { title, body }] of texts.entries()) {
    writeFileSync(`${docs}/p${at}.md`, `# ${title}\n${body}`)
  }
  const names = texts.map((_, at) => `p${at}`).join('\n')
  const contents = isSphinx ? `\`\`\`{toctree}\n${names}\n\`\`\`\n` : ''
  writeFileSync(`${docs}/index.md`, `# Manual\n\nHello.\n\n${contents}`)
  const run = (program: string, args: string[]): void =>
    void execFileSync(`${home}/python/bin/${program}`, args, { cwd: site, timeout: 600_000 })
  if (isSphinx) {
    const settings = `project = 'Harbour manual'\nauthor = 'Jo Day'\nextensions = ['myst_parser']\nhtml_theme = '${theme}'\n`
    writeFileSync(`${site}/conf.py`, settings)
    run('sphinx-build', ['-q', '-b', 'html', '.', 'html'])
    return texts.map((_, at) => `${site}/html/p${at}.html`)
  }
  const settings = {
    site_name: 'Harbour manual',
    use_directory_urls: false,
    theme: { name: theme },
  }
  writeFileSync(`${site}/mkdocs.yml`, JSON.stringify(settings))
  run('mkdocs', ['build', '--quiet', '--site-dir', 'html'])
  return texts.map((_, at) => `${site}/html/p${at}.html`)
}
