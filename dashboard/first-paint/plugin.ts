import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Plugin, type Rolldown, runnerImport } from 'vite'

const source = join(import.meta.dirname, '../src')

/**
 * Puts the frame of the dashboard into the page, so that it shows before the script has come, and a script that asks
 * for the files of the page that is opened together with the script that would only ask for them later.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    // Tests build other pages with this configuration.
    apply: ({ build }, { command }) =>
      command === 'build' && Object.hasOwn(Object(build?.rolldownOptions?.input), 'docs'),
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { module } = await runnerImport<typeof import('./first-paint.ts')>(
          join(import.meta.dirname, 'first-paint.ts'),
          { configFile: false, logLevel: 'error' },
        )
        return {
          html: html.replace('<div id="root"></div>', (root) => root + module.frame),
          tags: [
            {
              tag: 'script',
              injectTo: 'head-prepend',
              attrs: { async: true, fetchpriority: 'high', src: '/first-paint.js' },
            },
          ],
        }
      },
    },
    generateBundle(_options, bundle) {
      const { pages, missing } = pagesIn(bundle)
      if (missing.length > 0)
        this.error(`The build has no file for the pages ${missing.join(', ')}.`)
      const script = readFileSync(join(import.meta.dirname, 'first-paint.js'), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: 'first-paint.js',
        source: script.replace('const pages = []', `const pages = ${JSON.stringify(pages)}`),
      })
    },
  }
}

type Bundle = Rolldown.OutputBundle

/** The paths of the pages inside the shell, each with the files that it needs beside the first script. */
function pagesIn(bundle: Bundle): { pages: [path: string, files: string[]][]; missing: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const fileOf = (module: string): string | undefined =>
    chunks.find(({ facadeModuleId }) => facadeModuleId === module)?.fileName
  const first = filesOf(bundle, [fileOf(join(source, '../index.html'))])
  const shell = fileOf(join(source, 'shell/shell.tsx'))
  const found = globSync(join(source, 'pages/*/index.ts'))
    .filter((list) => !list.includes('/entry/'))
    .flatMap((list) =>
      [...readFileSync(list, 'utf8').matchAll(page)].map(([, path = '', module]) => ({
        path,
        file: module && fileOf(join(dirname(list), module)),
      })),
    )
  return {
    pages: found
      .map(({ path, file }): [string, string[]] => [
        path,
        [...filesOf(bundle, [shell, file])].filter((name) => !first.has(name)),
      ])
      // A path without parameters comes before one that would match it too.
      .sort(([one], [other]) => Number(one.includes('$')) - Number(other.includes('$'))),
    missing: found.filter(({ file }) => !file).map(({ path }) => path),
  }
}

/** A line of a list of pages: its path, and the module that it loads. */
const page = /\bpage\(\s*'([^']+)',(?:\s*lazy\(\(\) => import\('(\.[^']+)'\))?/g

/** Files of scripts with all that they import. */
function filesOf(bundle: Bundle, names: readonly (string | undefined)[]): Set<string> {
  const found = new Set<string>()
  const add = (name = ''): void => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return
    found.add(name)
    for (const imported of chunk.imports) add(imported)
  }
  for (const name of names) add(name)
  return found
}
