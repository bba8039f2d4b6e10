import { escapeHtml } from '../../../platform/plain-characters.ts'

/** Markup that is safe to send; made by `html` and `trusted` alone. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[]

/** Markup with every text in it escaped; null, undefined and false leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  let text = strings[0] ?? ''
  for (let index = 0; index < parts.length; index++) {
    text += write(parts[index]) + (strings[index + 1] ?? '')
  }
  return new Markup(text)
}

/** Takes markup as it is. Only for what has been escaped, such as `renderHtml` of texts. */
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
