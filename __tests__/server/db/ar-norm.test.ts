import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { normaliseArabic } from '@/lib/domain/text/arabic'
import { rowsOf } from '@/server/db/db'
import type { OpenDb } from '@/server/db/open'
import { openTestDatabase } from '../support/database'

let opened: OpenDb
beforeAll(async () => {
  opened = await openTestDatabase()
}, 60_000)
afterAll(() => opened.close())

async function inDatabase(texts: string[]): Promise<string[]> {
  const rows = await rowsOf<{ folded: string }>(
    opened.db,
    sql`SELECT ar_norm(text) AS folded FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) WITH ORDINALITY AS t(text, n) ORDER BY n`,
  )
  return rows.map((row) => row.folded)
}

const SPELLINGS = [
  'جِدَّة',
  'جده',
  'إبراهيم',
  'آمنة',
  'ٱلرحمن',
  'مؤمن',
  'بئر',
  'مستشفى',
  'ـــشاليهـــ',
  'کرایه',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '  Palm   Chalet ',
  'ÉCOLE',
  '\u200fيمين\u200e',
  '\u2066a\u2069',
  'سطر\nثان',
  'tab\there',
  '',
  '﷽',
  'ﷲ',
]

test('search-city-field: the database folds every spelling as the code does', async () => {
  expect(await inDatabase(SPELLINGS)).toEqual(SPELLINGS.map(normaliseArabic))
})

test('the database folds any Arabic or Latin text as the code does', async () => {
  const letter = fc.oneof(
    fc.integer({ min: 0x0600, max: 0x06ff }),
    fc.integer({ min: 0x20, max: 0x7e }),
    fc.integer({ min: 0x2000, max: 0x206f }),
  )
  const text = fc.array(letter, { maxLength: 30 }).map((codes) => String.fromCodePoint(...codes))
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 50 }), async (texts) => {
      expect(await inDatabase(texts)).toEqual(texts.map(normaliseArabic))
    }),
    { numRuns: 40, seed: 20261121 },
  )
})
