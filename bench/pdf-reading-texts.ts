/** A document without a table, and its words in the order in which they are read. */
export interface PlainText {
  name: string
  html: string
  text: string
  /** Whether its words have one order; what stands side by side may be read in two. */
  isOrdered: boolean
}

const page = (body: string, css = '', attributes = ''): string =>
  `<!doctype html><html ${attributes}><meta charset="utf-8"><style>body{font:11pt 'DejaVu Serif','Noto Sans','Noto Naskh Arabic','Noto Sans Hebrew',serif}${css}</style><body>${body}</body></html>`

const textOf = (body: string): string =>
  body
    .replace(/<li>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')

const plain = (
  name: string,
  body: string,
  css = '',
  attributes = '',
  isOrdered = true,
): PlainText => ({
  name,
  html: page(body, css, attributes),
  text: textOf(body),
  isOrdered,
})

const sentences = [
  'The harbour master notes every ship that passes at dawn while ropes are coiled and dredging goes on.',
  'In 2025 some 1,204 vessels called, of which 318 were fishing boats and 92 were ferries on the northern line.',
  'A pilot comes on board at the outer buoy unless the wind blows harder than seven from the west.',
  'Fees are due within thirty days; those who pay late owe interest of four per cent a year.',
  'Nobody may moor at the fuel pier for longer than it takes to fill the tanks and to pay.',
]
const paragraphs = (count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<p>${Array.from({ length: 4 }, (__, index) => sentences[(at + index * 2) % 5]).join(' ')}</p>`,
  ).join('')

const arabic = `<h1>سياسة الإرجاع والاستبدال</h1><p>لا يمكن إرجاع الأجهزة خلال الأعياد إلا بعد 14 يومًا من تاريخ الاستلام، وذلك وفقًا للمادة 7 من العقد المؤرخ 14/05/2026.</p>
<p>يتم رد المبلغ خلال 5 أيام عمل إلى البطاقة نفسها. لا تُقبل المنتجات التي فُتح غلافها، ولا البرامج مثل Microsoft Office 2024 بعد تفعيلها.</p>
<p>للاستفسار راسلنا على support@example.com أو اتصل على الرقم 0800-1234. الأسعار تشمل ضريبة القيمة المضافة وقدرها 19 بالمئة.</p>
<ul><li>أحضر فاتورة الشراء الأصلية</li><li>أحضر بطاقة الهوية</li><li>املأ نموذج الإرجاع (الصفحة الثانية)</li></ul>`
const hebrew = `<h1>מדיניות החזרות</h1><p>ניתן להחזיר את המוצר תוך 14 ימים מיום הקבלה, בצירוף חשבונית מקורית (או העתק). ההחזר יבוצע תוך 5 ימי עסקים.</p>
<p>מוצרים כגון Windows 11 ו-Microsoft Office אינם ניתנים להחזרה לאחר הפעלתם. המחיר כולל מע"מ בשיעור 17% והסכום הוא 1,250 ש"ח.</p>
<p>לפרטים נוספים: info@example.co.il או טלפון 03-5551234. התאריך הקובע הוא 14/05/2026.</p>
<ul><li>חשבונית</li><li>תעודת זהות</li><li>טופס חתום</li></ul>`
const persian = `<h1>شرایط گارانتی</h1><p>این دستگاه به مدت ۲۴ ماه از تاریخ خرید گارانتی دارد. برای استفاده از گارانتی، کارت ضمانت و فاکتور خرید لازم است.</p><p>تعمیرات در مرکز خدمات تهران انجام می‌شود و حداکثر ۷ روز طول می‌کشد.</p>`
const mixed = `<h1>Glossary</h1><p>The Arabic word سلام means peace, and the Hebrew words שלום עולם mean hello world. Both are greetings that people use every day in many places of the world.</p><p>${sentences[0]}</p>`

const contents = [
  'Introduction',
  'Moorings',
  'Pilots and tugs',
  'Fees',
  'Fuel and water',
  'Waste',
  'Fishing boats',
  'Ferries',
  'Storms',
  'Index',
]
const columnsCss = 'div.c{columns:2;column-gap:8mm;text-align:justify}'

export const plainTexts: readonly PlainText[] = [
  plain('Arabic', arabic, '', 'dir="rtl" lang="ar"'),
  plain('Arabic, justified', arabic, 'p{text-align:justify;width:70%}', 'dir="rtl" lang="ar"'),
  plain('Hebrew', hebrew, '', 'dir="rtl" lang="he"'),
  plain('Hebrew, sans and larger', hebrew, "body{font:14pt 'DejaVu Sans'}", 'dir="rtl" lang="he"'),
  plain('Persian', persian, '', 'dir="rtl" lang="fa"'),
  plain('right-to-left words in English', mixed),
  plain('prose', paragraphs(8)),
  plain('prose, justified and narrow', paragraphs(8), 'body{width:45%;text-align:justify}'),
  plain('two columns', `<h1>On harbours</h1><div class="c">${paragraphs(12)}</div>`, columnsCss),
  plain(
    'three columns',
    `<h1>On harbours</h1><div class="c">${paragraphs(12)}</div>`,
    'div.c{columns:3;font-size:9pt}',
  ),
  plain(
    'two columns of Arabic',
    `<div class="c">${arabic.repeat(3)}</div>`,
    columnsCss,
    'dir="rtl" lang="ar"',
  ),
  plain(
    'contents with dots',
    `<h1>Contents</h1>${contents.map((title, index) => `<p class="t"><span>${title}</span><i></i><span>${index * 7 + 1}</span></p>`).join('')}`,
    'p.t{display:flex;margin:2px}i{flex:1;border-bottom:1px dotted;margin:0 4px}',
  ),
  plain(
    'contents without dots',
    `<h1>Contents</h1>${contents.map((title, index) => `<p class="t"><span>${index + 1} ${title}</span><span>${index * 7 + 1}</span></p>`).join('')}`,
    'p.t{display:flex;justify-content:space-between;margin:2px}',
  ),
  plain(
    'addresses side by side',
    '<div class="a"><div>Harbour Holdings Ltd<br>12 Pier Road<br>Cork T12 XY34<br>Ireland</div><div>Rope Works GmbH<br>Am Kai 7<br>20457 Hamburg<br>Germany</div></div><p>Dear Sir or Madam, we thank you for your order of last week and send you what you asked for.</p>',
    'div.a{display:flex;justify-content:space-between}',
  ),
  plain(
    'lists',
    '<p>Before the list.</p><ul><li>Bring your passport</li><li>Bring a photo<ul><li>of your face</li><li>in colour</li></ul></li></ul><ol><li>Open the lid</li><li>Fill in water</li></ol><p>After the list.</p>',
    '',
    '',
    false,
  ),
  plain(
    'spaced heading',
    `<h1 style="letter-spacing:.3em">SPACED HEADING</h1><p>${sentences[0]}</p>`,
  ),
  plain(
    'form of letters',
    `<p style="text-align:right">Cork, 4 May 2026</p><p><b>Your order 4711</b></p>${paragraphs(2)}<p>Yours sincerely,</p><p>Ada Byron<br>Head of Sales</p>`,
  ),
]
