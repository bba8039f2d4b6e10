import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

// The client takes the address of its server from the page.
Object.assign(globalThis, { location: new URL('http://localhost') })
const { FirstPaint } = await import('../src/shell/first-paint.tsx')
const { domains } = await import('../src/pages/index.ts')

/** The frame of the dashboard as HTML. */
export const frame = renderToStaticMarkup(createElement(FirstPaint, { domains }))
