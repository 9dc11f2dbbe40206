import { breakLines } from '@/server/modules/platform/pdf/bidi-lines'

const reversed = (text: string) => Array.from(text).toReversed().join('')
/** As the shaper does it: the first letter or digit of a script says the direction. */
const isTurned = (text: string) => /^[\p{Script=Common}\p{Script=Inherited}]*\p{Script=Arabic}/u.test(text)

/** Each line as the eye meets it from left to right; every letter is one wide. */
function seen(text: string, direction: 'rtl' | 'ltr', width = 100): string[] {
  return breakLines(text, direction, width, (piece) => piece.length).map(({ runs }) =>
    runs.map((run) => (isTurned(run.text) ? reversed(run.text) : run.text)).join(''),
  )
}

/** The Arabic words from right to left, as they are written here. */
const ar = (text: string) => reversed(text)

test.each([
  ['a word', 'ديار', 'rtl', ar('ديار')],
  ['Latin and digits in brackets', 'شاليه (VIP 2) البحر', 'rtl', `${ar('البحر')} (VIP 2) ${ar('شاليه')}`],
  ['Arabic digits', 'شاليه ١٢ (٣٤)', 'rtl', `(٣٤) ١٢ ${ar('شاليه')}`],
  ['Arabic digits in an English text', 'Hall ١٢ a', 'ltr', 'Hall ١٢ a'],
  ['a date', '22 نوفمبر 2026', 'rtl', `2026 ${ar('نوفمبر')} 22`],
  ['a percentage in its isolate', 'خصم \u206610%\u2069', 'rtl', `10% ${ar('خصم')}`],
  ['an amount with its currency', 'من 2,320 ر.س', 'rtl', `${ar('ر.س')} 2,320 ${ar('من')}`],
  ['a phone number', 'هاتف +966 50 123 4567', 'rtl', `+966 50 123 4567 ${ar('هاتف')}`],
  ['the number of a document alone', 'INV-2026-000017', 'rtl', 'INV-2026-000017'],
  ['the number of a document', 'المستند RC-2026-000123', 'rtl', `RC-2026-000123 ${ar('المستند')}`],
  ['Arabic brackets, mirrored', 'قاعة (جدة)', 'rtl', `(${ar('جدة')}) ${ar('قاعة')}`],
  ['an amount with a minus sign', '−230.00', 'ltr', '−230.00'],
  ['an Arabic name in an English text', 'Hall ليلة today', 'ltr', `Hall ${ar('ليلة')} today`],
  ['a pictograph, which no font of ours has', 'ديار 😀 2', 'rtl', `2 ${ar('ديار')}`],
] as const)('%s stands in its order', (_case, text, direction, line) => {
  expect(seen(text, direction)).toEqual([line])
})

test('the first words stay on the first line in both directions, and words longer than a line are broken', () => {
  expect(seen('واحد اثنان ثلاثة', 'rtl', 11)).toEqual([ar('واحد اثنان'), ar('ثلاثة')])
  expect(seen('one two three', 'ltr', 8)).toEqual(['one two', 'three'])
  expect(seen('abcdefghij kl', 'ltr', 4)).toEqual(['abcd', 'efgh', 'ij', 'kl'])
  expect(seen('at 3:00\u00A0pm', 'ltr', 8)).toEqual(['at', '3:00 pm'])
})

test.each(['', '   ', '\u200F'])('nothing visible is no line: %j', (text) => {
  expect(seen(text, 'rtl').join('')).toBe('')
})
