import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { atDepth } from '../../../../test/depth.ts'
import { harness } from '../../../../test/harness.ts'
import { printedIn, withoutSpaces } from '../../../../test/printed-text.ts'
import { openedPage } from '../../../../test/proposal-page.ts'

/** A language, and a name as it is written there. */
const languages: Record<string, string> = {
  ...{ ja: '山田太郎', de: 'Jörg Müßig', ar: 'ليلى حداد', ru: 'Анна Иванова', hi: 'आशा वर्मा' },
  ...{ th: 'สมชาย ใจดี', el: 'Ελένη Παππά', he: 'נועה לוי', vi: 'Nguyễn Thị Hoa', ko: '김민수' },
  ...{
    'zh-CN': '王小明',
    pl: 'Łucja Żółć',
    fa: 'زهرا کریمی',
    uk: 'Їжак Ґалаґан',
    mr: 'सुनील पाटील',
  },
  ...{ fr: 'Anaïs Lefèvre', es: 'Íñigo Ñuñez', pt: 'João Simões', it: 'Niccolò Bianchi' },
  ...{ nl: 'Daniël Ĳsbrand', sv: 'Åsa Öberg', da: 'Søren Kjær', nb: 'Øyvind Ås', fi: 'Päivi Mäki' },
  ...{ is: 'Þór Æðisson', cs: 'Jiří Dvořák', sk: 'Ľubica Kováčová', hu: 'Győző Szűcs' },
  ...{ ro: 'Ștefan Țuțu', bg: 'Щерьо Ъгълов', sr: 'Ђорђе Љубић', tr: 'Işıl Çağrı', lt: 'Ąžuolė' },
  ...{ lv: 'Ģirts Ķēniņš', et: 'Õnne Küün', ur: 'عائشہ خان', ne: 'सीता श्रेष्ठ', bn: 'রহিম উদ্দিন' },
  ...{ ta: 'கண்ணன்', 'zh-TW': '陳美玲' },
}

/** In which the shipped fonts have no letters: such a name is drawn. */
const drawn = ['ja', 'ko', 'zh-CN', 'bn', 'ta', 'zh-TW']

const entries = Object.entries(languages)
const step = entries.length / atDepth(entries.length)

describe('a proposal in one of forty languages', () => {
  for (const [language, name] of entries.filter((_, index) => index % step < 1)) {
    test(`is sent, signed as ${name} and sealed, in ${language}`, async (t) => {
      const app = await harness(t)
      const items = [{ name: 'A', unitAmount: 123_456_789, description: '**B**' }]
      const page = await openedPage(app, { language, items, title: 'A proposal' })
      const { contentSha256, totals } = page.proposal
      const body = {
        ...{ name, consent: true, contentSha256, expectedTotal: totals.firstTotal },
        signature: { type: 'typed', text: name },
      }
      let signed = await page.json('accept', body)
      if (drawn.includes(language)) {
        assert.deepEqual([signed.status, signed.body.error.field], [422, 'signature.text'])
        const fields = { ...body, typed: name, consent: 'true' }
        const {
          name: _,
          signature: __,
          ...form
        } = { ...fields, expectedTotal: `${body.expectedTotal}` }
        const refused = await page.form('accept', { ...form, name })
        assert.equal(refused.status, 422)
        assert.match(refused.text, /Draw your signature instead/)
        const strokes = [
          [
            [100, 100],
            [400, 600],
            [800, 300],
          ],
        ]
        signed = await page.json('accept', { ...body, signature: { type: 'drawn', strokes } })
      }
      assert.equal(signed.status, 200, signed.text)
      const { rawPayload } = await app.http.inject({
        url: `/public/proposals/${page.token}/pdf`,
      })
      const directory = process.env['CAPSTAN_TEST_PICTURES']
      if (directory) writeFileSync(join(directory, `${language}.pdf`), rawPayload)
      const printed = await printedIn(new Uint8Array(rawPayload))
      const isLeftToRight = !['ar', 'he', 'fa', 'ur'].includes(language)
      const isWhole = isLeftToRight && !drawn.includes(language)
      // Readers give letters that are joined in an order of their own.
      if (isWhole && /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\s]+$/u.test(name)) {
        assert.ok(printed.includes(withoutSpaces(name)), printed)
      }
    })
  }
})

test('a signature of emoji, and one that mixes scripts, are refused while they can be changed', async (t) => {
  const app = await harness(t)
  for (const text of ['Ada 🎉', 'Lee 山']) {
    const page = await openedPage(app)
    const { contentSha256, totals } = page.proposal
    const answer = await page.json('accept', {
      ...{ name: 'Ada', consent: true, contentSha256, expectedTotal: totals.firstTotal },
      signature: { type: 'typed', text },
    })
    assert.deepEqual([answer.status, answer.body.error.field], [422, 'signature.text'])
    assert.match(
      answer.body.error.message,
      /(?:🎉 \(U\+1F389\)|山 \(U\+5C71\))\. Draw the signature/u,
    )
  }
})

test('a signature that no font has is refused of the first of two signers, too', async (t) => {
  const app = await harness(t)
  const recipients = ['ada', 'bob'].map((name) => ({ name, email: `${name}@example.com` }))
  const page = await openedPage(app, { recipients })
  const { contentSha256, totals } = page.proposal
  const body = { name: 'Ada', consent: true, contentSha256, expectedTotal: totals.firstTotal }
  const refused = await page.json('accept', { ...body, signature: { type: 'typed', text: '山' } })
  assert.equal(refused.status, 422)
  const signed = await page.json('accept', { ...body, signature: { type: 'typed', text: 'Ada' } })
  assert.equal(signed.status, 200)
})
