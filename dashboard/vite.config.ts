import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The server that `vite` passes requests on to while somebody works on the pages. */
const server = 'http://127.0.0.1:8080'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    // Everything comes from this origin as a file: the policy of the pages allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        // What every page needs is one file: it compresses better, and there is less to ask for.
        codeSplitting: {
          groups: [
            {
              name: 'client',
              test: /(?:sdk|dashboard)\/src\/(?!pages|shell|ui|main|routes)|@tanstack\/(?:react-)?query/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/session', '/v1', '/docs', '/readyz', '/healthz'].map((path) => [path, server]),
    ),
  },
})
