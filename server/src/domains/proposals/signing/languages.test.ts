import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { atDepth } from '../../../../test/depth.ts'
import { type Harness, harness } from '../../../../test/harness.ts'
import { printedIn, withoutSpaces } from '../../../../test/printed-text.ts'
import { openedPage } from '../../../../test/proposal-page.ts'

/** A language, and there a name, a title and what is offered, as they are written. */
const languages: [language: string, name: string, title: string, item: string][] = [
  ['ja', '山田太郎', '読書室の照明', '照明器具の取付'],
  ['de', 'Jörg Müßig', 'Beleuchtung für den Lesesaal', 'Leuchten, größenverstellbar'],
  ['ar', 'ليلى حداد', 'إضاءة قاعة القراءة', 'تركيب المصابيح'],
  ['ru', 'Анна Иванова', 'Освещение читального зала', 'Монтаж светильников'],
  ['hi', 'आशा वर्मा', 'वाचनालय की प्रकाश व्यवस्था', 'दीपों की स्थापना'],
  ['th', 'สมชาย ใจดี', 'ไฟสำหรับห้องอ่านหนังสือ', 'ติดตั้งโคมไฟ'],
  ['el', 'Ελένη Παππά', 'Φωτισμός αναγνωστηρίου', 'Τοποθέτηση φωτιστικών'],
  ['he', 'נועה לוי', 'תאורה לאולם הקריאה', 'התקנת מנורות'],
  ['vi', 'Nguyễn Thị Hoa', 'Chiếu sáng phòng đọc', 'Lắp đặt đèn'],
  ['ko', '김민수', '열람실 조명', '조명 설치'],
  ['zh-CN', '王小明', '阅览室照明', '灯具安装'],
  ['pl', 'Łucja Żółć', 'Oświetlenie czytelni', 'Montaż świateł w różnych miejscach'],
  ['fa', 'زهرا کریمی', 'روشنایی سالن مطالعه', 'نصب چراغ‌ها'],
  ['uk', 'Їжак Ґалаґан', 'Освітлення читальної зали', 'Монтаж світильників із ґарантією'],
  ['mr', 'सुनील पाटील', 'वाचनालयाची प्रकाशयोजना', 'दिव्यांची जोडणी'],
  ['fr', 'Anaïs Lefèvre', 'Éclairage de la salle de lecture', 'Pose des lampes à l’œil nu'],
  ['es', 'Íñigo Ñuñez', 'Iluminación de la sala de lectura', 'Instalación de lámparas, ¿cuándo?'],
  ['pt', 'João Simões', 'Iluminação da sala de leitura', 'Instalação de luminárias'],
  ['it', 'Niccolò Bianchi', 'Illuminazione della sala: qualità', 'Posa delle lampade, perché sì'],
  ['nl', 'Daniël Ĳsbrand', 'Verlichting voor de leeszaal', 'Lampen plaatsen, één reünie'],
  ['sv', 'Åsa Öberg', 'Belysning för läsesalen', 'Montering av armaturer på väggar'],
  ['da', 'Søren Kjær', 'Belysning til læsesalen', 'Opsætning af små lamper'],
  ['nb', 'Øyvind Ås', 'Belysning til lesesalen på Ås', 'Montering av lamper, særlig høye'],
  ['fi', 'Päivi Mäki', 'Lukusalin valaistus', 'Valaisinten asennus työnä'],
  ['is', 'Þór Æðisson', 'Lýsing í lestrarsal', 'Uppsetning ljósa og viðhald'],
  ['cs', 'Jiří Dvořák', 'Osvětlení čítárny', 'Montáž svítidel, řádně a včas'],
  ['sk', 'Ľubica Kováčová', 'Osvetlenie čitárne', 'Montáž svietidiel, kĺb a vŕtanie'],
  ['hu', 'Győző Szűcs', 'Az olvasóterem világítása', 'Lámpák felszerelése, tűzálló'],
  ['ro', 'Ștefan Țuțu', 'Iluminatul sălii de lectură', 'Montarea lămpilor și întreținere'],
  ['bg', 'Щерьо Ъгълов', 'Осветление за читалнята', 'Монтаж на осветителни тела'],
  ['sr', 'Ђорђе Љубић', 'Осветљење за читаоницу', 'Уградња светиљки, џак'],
  ['tr', 'Işıl Çağrı', 'Okuma salonu aydınlatması', 'Işıkların döşenmesi, değişim'],
  ['lt', 'Ąžuolė', 'Skaityklos apšvietimas', 'Šviestuvų įrengimas už kainą'],
  ['lv', 'Ģirts Ķēniņš', 'Lasītavas apgaismojums', 'Gaismekļu uzstādīšana ēkā'],
  ['et', 'Õnne Küün', 'Lugemissaali valgustus', 'Valgustite paigaldus, õhtul'],
  ['ur', 'عائشہ خان', 'مطالعہ گاہ کی روشنی', 'چراغوں کی تنصیب'],
  ['ne', 'सीता श्रेष्ठ', 'वाचनालयको बत्ती', 'बत्ती जडान'],
  ['bn', 'রহিম উদ্দিন', 'পাঠকক্ষের আলো', 'বাতি স্থাপন'],
  ['ta', 'கண்ணன்', 'வாசிப்பறை விளக்குகள்', 'விளக்கு பொருத்துதல்'],
  ['zh-TW', '陳美玲', '閱覽室照明', '燈具安裝'],
]

/** Of `fonts-noto-cjk`, which operators add: with it no language is without letters. */
const fonts = process.env['TEST_CJK_FONTS_DIR']
const options = fonts ? { settings: { CAPSTAN_FONTS_DIR: fonts } } : {}

/** In which the fonts have no letters: such a text is refused at sending, and such a name is drawn. */
const drawn = fonts ? [] : ['ja', 'ko', 'zh-CN', 'zh-TW']

const step = languages.length / atDepth(languages.length)

/** Letters that a reader of PDF files gives in their order; those that are joined it does not. */
const isPlain = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\s,.:¿?’]+$/u.test(text)

describe('a proposal in one of forty languages', () => {
  for (const [language, name, title, item] of languages.filter((_, at) => at % step < 1)) {
    test(`is sent, signed as ${name} and sealed, in ${language}`, async (t) => {
      const app = await harness(t, options)
      const draft = (words: { name: string; title: string; item: string }) => ({
        ...{ language, title: words.title },
        items: [{ name: words.item, unitAmount: 123_456_789, description: `**${words.item}**` }],
        recipients: [{ name: words.name, email: 'reader@example.com' }],
      })
      const own = { name, title, item }
      const hasFont = !drawn.includes(language)
      if (!hasFont) await refusesToSend(app, draft(own))
      const page = await openedPage(
        app,
        draft(hasFont ? own : { name: 'Ada', title: 'A proposal', item: 'Lamps' }),
      )
      const { contentSha256, totals } = page.proposal
      const body = {
        ...{ name, consent: true, contentSha256, expectedTotal: totals.firstTotal },
        signature: { type: 'typed', text: name },
      }
      let signed = await page.json('accept', body)
      if (!hasFont) {
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
      // Our words are English there and run the other way: the date is in their language, so that it stays in order.
      if (['fa', 'ur'].includes(language))
        assert.ok(printed.includes('SignedonNovember21,2026'), printed)
      for (const text of hasFont ? [name, title, item].filter(isPlain) : []) {
        assert.ok(printed.includes(withoutSpaces(text)), `${text} in ${printed}`)
      }
    })
  }
})

/** Each part that cannot be printed is named before anybody has a link. */
async function refusesToSend(app: Harness, draft: object): Promise<void> {
  const { body: made } = await app.owner.post('/v1/proposals', draft)
  const { status, body } = await app.owner.post(`/v1/proposals/${made.id}/send`, {})
  assert.equal(status, 422)
  assert.match(JSON.stringify(body), /U\+[0-9A-F]{4}/)
}

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
