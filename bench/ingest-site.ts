import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomNumbers } from '../server/test/random-numbers.ts'

/** Different pages under `/page/<n>`. */
export const pages = 20

const random = randomNumbers(20261121)
const common =
  `the of and to in is that for it as was with be by on not he this are or his from at which but
have an had they you were their one all we can her has there been if more when will would who so no out up
what time people year way day thing world life hand part place case week company system program question
work government number night point home water room mother area money story fact month lot right study book
eye job word business issue side kind head house service friend father power hour game line end member law
car city community name president team minute idea body information back parent face others level office
door health person art war history party result change morning reason research girl guy moment air teacher
force education harbour light ship paper river engine garden market winter letter stone bread silver copper
bridge summer window forest mountain island valley evening weather measure station record season village`.split(
    /\s+/,
  )

/** 20,000 words by Zipf's law, as languages have them: common ones first, then compounds of two. */
const vocabulary = Array.from({ length: 20_000 }, (_, rank) =>
  rank < common.length
    ? (common[rank] as string)
    : `${common[rank % common.length]}${common[Math.floor(rank / common.length)]}`,
)
const word = (): string => vocabulary[Math.floor(vocabulary.length ** random()) - 1] as string
const words = (count: number): string => Array.from({ length: count }, word).join(' ')
const sentence = (): string => {
  const text = words(8 + Math.floor(random() * 14))
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
const paragraph = (): string => Array.from({ length: 5 }, sentence).join(' ')

function filled(length: number, part: () => string): string {
  const parts: string[] = []
  for (let have = 0; have < length; ) {
    const next = part()
    parts.push(next)
    have += next.length
  }
  return parts.join('\n')
}

const attributes = (): string =>
  `class="c-${word()} c-${word()}__${word()} u-${word()}" data-track="${word()}:${word()}" id="n${Math.floor(random() * 1e9)}"`
const link = (): string =>
  `<a ${attributes()} href="/${word()}/${word()}-${word()}">${words(2)}</a>`
const card = (): string => `<li ${attributes()}><div ${attributes()}><div class="media"><img alt=""
src="/img/${word()}.jpg" srcset="/img/${word()}-1.jpg 1x, /img/${word()}-2.jpg 2x"></div><h3>${link()}</h3>
<span ${attributes()}>${words(3)}</span></div></li>`
const script = (): string =>
  `<script>window.${word()}={${filled(6_000, () => `"${word()}":{"${word()}":"${word()}","n":1},`)}}</script>`

const section = (): string => `<h2 ${attributes()}>${words(4)}</h2>
<p ${attributes()}>${paragraph().replace(/\w+/, '<a href="/more">$&</a>')}</p>
<div ${attributes()}><p>${paragraph()}</p></div>
<ul>${Array.from({ length: 4 }, () => `<li>${sentence()}</li>`).join('')}</ul>
<pre><code>${words(12)}</code></pre>`

/** An article of so many bytes among so many links and scripts, as sites have them. */
function page(articleBytes: number, { links = 40, scripts = 1 } = {}): string {
  const some = (count: number, part: () => string) => Array.from({ length: count }, part).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${words(5)}</title>
<meta name="description" content="${sentence()}">${some(scripts, script)}</head><body>
<header ${attributes()}><nav><ul>${some(links, () => `<li ${attributes()}>${link()}</li>`)}</ul></nav></header>
<main><article><h1>${words(5)}</h1>${filled(articleBytes, section)}</article></main>
<aside ${attributes()}><ul>${some(links / 2, card)}</ul></aside>
<footer ${attributes()}><ul>${some(links / 2, () => `<li>${link()}</li>`)}</ul><p>© ${words(6)}</p></footer>
${some(scripts, script)}</body></html>`
}

/**
 * `/large` is a page of 100 KB that is nearly all text, `/huge` a text of 10 MB, `/page/<n>` one of
 * twenty as they are on the Web: of some 100 KB, a tenth of it text.
 */
export async function startSite(): Promise<{ url: string } & AsyncDisposable> {
  const large = page(90_000)
  const common = { links: 90, scripts: 3 }
  const some = Array.from({ length: pages }, (_, i) => page(6_000 + i * 800, common))
  const huge = filled(10_000_000, () => `\n## ${words(4)}\n\n${paragraph()}\n\n${paragraph()}\n`)
  const server = createServer(({ url = '' }, response) => {
    if (url === '/huge') {
      response.setHeader('content-type', 'text/markdown').end(huge)
      return
    }
    const number = /^\/page\/(\d+)/.exec(url)?.[1]
    const html = number === undefined ? large : some[Number(number) % pages]
    response.setHeader('content-type', 'text/html').end(html)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}
