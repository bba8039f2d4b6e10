import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { docsSite } from './docs-site/plugin.ts'
import { chunkGroups } from './first-paint/chunks.ts'
import { firstPaint } from './first-paint/plugin.ts'

/** The server that `vite` passes requests on to while somebody works on the pages. */
const server = 'http://127.0.0.1:8080'

/** The face of nearly every text is asked for with the page; the others when a text needs them. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /inter-latin-opsz-[\w-]+\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `/${file}`,
            crossorigin: '',
            // Text shows in another face until then, and the script is what people wait for.
            fetchpriority: 'low',
          },
        })),
  },
}

/** Puts `.br` and `.gz` next to each text file, for the server to send in its place. */
const compress: Plugin = {
  name: 'compress',
  writeBundle({ dir: outDir = '' }) {
    const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => /\.(?:css|html|js|svg|txt)$/.test(name))) {
      const path = join(outDir, file)
      const content = readFileSync(path)
      writeFileSync(`${path}.br`, brotliCompressSync(content))
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
    }
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), preloadFont, docsSite(), firstPaint(), compress],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Everything comes from this origin as a file: the policy of the pages allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      input: { index: 'index.html', docs: 'docs-site/main.ts' },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/session', '/v1', '/docs', '/readyz', '/healthz'].map((path) => [path, server]),
    ),
  },
})
