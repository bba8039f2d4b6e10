import { escapeHtml } from '../../../platform/plain-characters.ts'

/** Markup that is safe to send. Only `html` and `trusted` make it. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[]

/** Builds markup and escapes every text in it; null, undefined and false leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  let text = strings[0] ?? ''
  for (let index = 0; index < parts.length; index++) {
    text += write(parts[index]) + (strings[index + 1] ?? '')
  }
  return new Markup(text)
}

/** Accepts markup unchanged. Use it only for escaped markup, such as `renderHtml` of texts. */
export const trusted = (text: string): Markup => new Markup(text)

function write(part: Part): string {
  if (typeof part === 'string') return escapeHtml(part)
  if (part instanceof Markup) return part.text
  if (part === null || part === undefined || part === false) return ''
  if (typeof part === 'number') return String(part)
  let text = ''
  for (const one of part) text += write(one)
  return text
}

/** Icons from Lucide (ISC), and the product's mark. All are decoration, with a word beside each. */
const shapes = {
  pdf: '<path d="M12 15V3"/><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10 5 5 5-5"/>',
  print:
    '<path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2"/><path d="M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6"/><rect x="6" y="14" width="12" height="8" rx="1"/>',
  ask: '<path d="M7.9 20A9 9 0 1 0 4 16.1L2 22Z"/>',
  done: '<path d="M20 6 9 17l-5-5"/>',
  warn: '<circle cx="12" cy="12" r="10"/><path d="M12 8v4"/><path d="M12 16h.01"/>',
  lock: '<rect width="18" height="11" x="3" y="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>',
  clock: '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>',
  capstan:
    '<path d="M12 2v4.500M12 17.500V22M2 12h4.500M17.500 12H22M5 5l3.100 3.100M15.900 15.900 19 19M5 19l3.100-3.100M15.900 8.100 19 5"/><circle cx="12" cy="12" r="5.700"/>',
} as const

export const icon = (name: keyof typeof shapes): Markup =>
  trusted(
    `<svg class="icon icon-${name}" viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${shapes[name]}</svg>`,
  )
