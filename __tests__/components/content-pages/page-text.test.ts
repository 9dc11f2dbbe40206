import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parsePageText, plainText, questionsOf } from '@/components/content-pages/page-text'
import { CONTENT_PAGES } from '@/lib/domain/content-pages/content-page'

const fileOf = (name: string, language: string) =>
  readFileSync(`server/modules/catalogue/content-pages/texts/${name}.${language}.md`, 'utf8')

test('parts, headings, lists, strong words and links are read; each has its address', () => {
  const text =
    'First.\n\n## A part {#one}\nTwo lines\nof one paragraph.\n\n- a **strong** one\n- a [link](/faqs#cancel)\n\n1. first\n2. second\n\n### A heading'
  expect(parsePageText(text)).toEqual({
    opening: [{ kind: 'paragraph', pieces: [{ kind: 'text', text: 'First.' }] }],
    parts: [
      {
        id: 'one',
        title: 'A part',
        blocks: [
          {
            kind: 'paragraph',
            pieces: ['Two lines', ' ', 'of one paragraph.'].map((one) => ({ kind: 'text', text: one })),
          },
          {
            kind: 'list',
            isCounted: false,
            items: [
              [
                { kind: 'text', text: 'a ' },
                { kind: 'strong', text: 'strong' },
                { kind: 'text', text: ' one' },
              ],
              [
                { kind: 'text', text: 'a ' },
                { kind: 'link', text: 'link', href: '/faqs#cancel' },
              ],
            ],
          },
          {
            kind: 'list',
            isCounted: true,
            items: [[{ kind: 'text', text: 'first' }], [{ kind: 'text', text: 'second' }]],
          },
          { kind: 'heading', id: 'part-2', title: 'A heading' },
        ],
      },
    ],
  })
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'http://plain.example'])(
  'a link to %s stays text',
  (href) => {
    const [block] = parsePageText(`[here](${href})`).opening
    expect(block).toEqual({ kind: 'paragraph', pieces: [{ kind: 'text', text: `[here](${href})` }] })
  },
)

test('any text is readable, no two parts share an address, and links are to safe addresses only', () => {
  const sign = fc.constantFrom(
    '#',
    '##',
    ' ',
    '\n',
    '-',
    '1.',
    '**',
    '[',
    ']',
    '(',
    ')',
    '{#a}',
    'a',
    'ب',
    '<b>',
    '/x',
    'javascript:',
  )
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 60 }), (signs) => {
      const { opening, parts } = parsePageText(signs.join(''))
      const blocks = [...opening, ...parts.flatMap((part) => part.blocks)]
      const ids = [...parts, ...blocks.filter((block) => block.kind === 'heading')].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const links = JSON.stringify(blocks).match(/"href":"[^"]*"/g) ?? []
      for (const link of links) expect(link).toMatch(/^"href":"(?:\/(?!\/)|#|https:|mailto:|tel:)/)
    }),
    { seed: 20261121 },
  )
})

test.each(CONTENT_PAGES)('the two languages of %s have the same parts and questions', (name) => {
  const [arabic, english] = ['ar', 'en'].map((language) => {
    const { parts } = parsePageText(fileOf(name, language))
    return parts.map((part) => [part.id, questionsOf(part).map((question) => question.id)])
  })
  expect(arabic).toEqual(english)
  expect(arabic?.length).toBeGreaterThan(3)
})

test('every question of the questions page has an answer', () => {
  for (const language of ['ar', 'en']) {
    for (const question of parsePageText(fileOf('faqs', language)).parts.flatMap(questionsOf)) {
      expect([question.id, plainText(question.answer).length > 20]).toEqual([question.id, true])
    }
  }
})
