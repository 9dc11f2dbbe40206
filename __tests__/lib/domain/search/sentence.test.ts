import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { MAX_SENTENCE } from '@/lib/domain/search/search-params'
import { parseSearchParams } from '@/lib/domain/search/search-query'
import { addDays, formatQueryDay, parseQueryDay } from '@/lib/domain/time/days'
import { writeSearchParams } from '@/lib/search/search-address'
import { isWhole, readInDemo, sentencesOf } from '@/scripts/sentences/score'

/** A Wednesday: 25 Rajab 1447. */
const TODAY = '14-01-2026'
const read = (text: string, today = TODAY) => readInDemo(text, today, 'en')
const query = (text: string, today = TODAY) => read(text, today).query
const stay = (text: string, today = TODAY) => {
  const { checkIn, checkOut } = query(text, today)
  return [checkIn, checkOut]
}

test('of 300 sentences, half of them in dialect, at least 270 come out whole', () => {
  const cases = ['standard-arabic', 'dialect', 'english'].flatMap(sentencesOf)
  expect(cases).toHaveLength(300)
  expect(cases.filter(({ language }) => language === 'ar-dialect')).toHaveLength(150)
  expect(cases.filter(isWhole).length).toBeGreaterThanOrEqual(270)
})

test('the reader never reads the file of sentences', () => {
  const folder = 'lib/domain/search/sentence'
  const source = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  expect(source.filter((text) => /node:fs|__tests__|\.json'/.test(text))).toEqual([])
})

test('the sentences of the home page set what they name', () => {
  expect(read('شاليه بمسبح للعوائل في جدة نهاية الأسبوع أقل من 1500')).toEqual({
    query: {
      ...{ city: 'Jeddah', type: 'Chalets', checkIn: '15-01-2026', checkOut: '17-01-2026' },
      ...{ priceMax: '1500', facilities: 'pool-private-swimming-pool', audience: 'Only_families' },
    },
    facilities: ['Private swimming pool'],
    unknown: [],
  })
  expect(read('hall for 300 in Riyadh after Eid with buffet')).toEqual({
    query: {
      ...{ city: 'Riyadh', type: 'Wedding_Halls', guests: '300', facilities: 'hall-buffet-area' },
      ...{ checkIn: '23-03-2026', checkOut: '24-03-2026' },
    },
    facilities: ['Buffet area'],
    unknown: [],
  })
})

test('a pool is what the type offers as one, and a facility that the type does not have is unknown', () => {
  const pools = { type: 'Hotel', facilities: 'pool-number-of-pools' }
  expect(read('فندق بمسبح')).toMatchObject({ query: pools, unknown: [] })
  expect(read('hotel with a pool')).toMatchObject({ query: pools, unknown: [] })
  expect(read('hotel with a heated pool').query.facilities).toBe('pool-heated-pool')
  expect(read('شاليه بمسبح').query.facilities).toBe('pool-private-swimming-pool')
  expect(query('ملعب بمسبح').facilities).toBeUndefined()
  expect(read('ملعب بمسبح').unknown).toEqual(['بمسبح'])
})

test('a weekend is Thursday to Saturday, and one that runs begins today', () => {
  expect(stay('weekend')).toEqual(['15-01-2026', '17-01-2026'])
  expect(stay('نهاية الأسبوع', '16-01-2026')).toEqual(['16-01-2026', '17-01-2026'])
  expect(stay('الويكند', '17-01-2026')).toEqual(['22-01-2026', '24-01-2026'])
  expect(stay('next weekend')).toEqual(['22-01-2026', '24-01-2026'])
})

test('a night on Friday begins on Friday, and the day of a hall or a pitch ends the next day', () => {
  const friday = ['16-01-2026', '17-01-2026']
  for (const text of ['ليلة الجمعة', 'Friday night', 'قاعة يوم الجمعة', 'ملعب الجمعة', 'pitch on Friday'])
    expect(stay(text)).toEqual(friday)
})

test('both digits, Persian ones, numbers in words and dialect spellings are one amount', () => {
  const texts = [
    'أقل من 1500',
    'اقل من ١٥٠٠',
    'تحت ۱۵۰۰',
    'حدود الف وخمسمية',
    'ب ألف ونص',
    'under 1.5k',
    'max 1,500 SAR',
  ]
  expect(texts.map((text) => query(text).priceMax)).toEqual(texts.map(() => '1500'))
})

test('Hijri months, Ramadan, the Eids and national days are days of their calendars', () => {
  expect(stay('نص شعبان')).toEqual(['03-02-2026', '04-02-2026'])
  expect(stay('first week of Ramadan')).toEqual(['18-02-2026', '25-02-2026'])
  expect(stay('العشر الأواخر من رمضان')).toEqual(['10-03-2026', '20-03-2026'])
  expect(stay('ثاني أيام عيد الأضحى')).toEqual(['28-05-2026', '29-05-2026'])
  expect(stay('National Day')).toEqual(['23-09-2026', '24-09-2026'])
  expect(stay('يوم التأسيس', '23-02-2026')).toEqual(['22-02-2027', '23-02-2027'])
})

test('ranges share their month, days in a row are all nights, and the one after next is a week later', () => {
  expect(stay('from the 3rd to the 6th of April')).toEqual(['03-04-2026', '06-04-2026'])
  expect(stay('من ٥ إلى ٨ شوال')).toEqual(['24-03-2026', '27-03-2026'])
  expect(stay('Friday 13 February to Sunday 15 February')).toEqual(['13-02-2026', '15-02-2026'])
  expect(stay('الخميس والجمعة')).toEqual(['15-01-2026', '17-01-2026'])
  expect(stay('الجمعة بعد الجاية')).toEqual(['23-01-2026', '24-01-2026'])
  expect(stay('3 nights from 12 Dec')).toEqual(['12-12-2026', '15-12-2026'])
})

test('at midnight the same words begin a day later', () => {
  expect([stay('tomorrow', '31-12-2026'), stay('tomorrow', '01-01-2027')]).toEqual([
    ['01-01-2027', '02-01-2027'],
    ['02-01-2027', '03-01-2027'],
  ])
})

test('of two parts that contradict each other the later counts, the earlier is unknown', () => {
  expect(read('chalet in Jeddah or Taif')).toMatchObject({ query: { city: 'Taif' }, unknown: ['Jeddah'] })
  expect(read('under 500 in Jeddah, max 800')).toMatchObject({ query: { priceMax: '800' } })
  expect(read('families, singles, ladies only').unknown).toEqual(['families', 'singles'])
})

test('what no search takes is unknown: too many guests, nights without a day, a name of several cities', () => {
  expect(read('hall for 90000 guests')).toMatchObject({ query: { type: 'Wedding_Halls' } })
  expect(query('hall for 90000 guests').guests).toBeUndefined()
  expect(read('chalet for 3 nights')).toEqual({
    query: { type: 'Chalets' },
    facilities: [],
    unknown: ['for', '3', 'nights'],
  })
  expect(read('chalet in Al Faisaliyah')).toMatchObject({ query: { type: 'Chalets' } })
  expect(query('chalet in Al Faisaliyah').district).toBeUndefined()
})

/** Pieces of sentences beside any text, so that the tables meet each other in every order. */
const PIECES = [
  ...[
    'شاليه',
    'بمسبح',
    'في جدة',
    'الويكند',
    'من',
    'الى',
    'و',
    'ب',
    'ل',
    '12',
    '١٥',
    'رمضان',
    'بعد',
    'قبل',
    'العيد',
  ],
  ...[
    'next',
    'week',
    'of',
    'between',
    'and',
    'to',
    '3',
    'nights',
    'first',
    'Friday',
    '12/13',
    '31-02-2026',
    'k',
    'under',
  ],
  ...[
    'أول',
    'أسبوع',
    'الف',
    'مية',
    'شخص',
    'غرف',
    'حي',
    'الرياض',
    'ليلتين',
    'يوم',
    '-',
    '%',
    '﷼',
    'ﷺ',
    '\u202E',
    'ـ',
    '12.5.',
  ],
]
const anyText = fc.oneof(
  fc.string({ maxLength: MAX_SENTENCE, unit: 'binary' }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(' ')),
)

const anyDay = fc.integer({ min: 0, max: 2500 }).map((days) => formatQueryDay(addDays('2025-01-01', days)))

test('any text is read without failing into a search that its address can hold', () => {
  fc.assert(
    fc.property(anyText, anyDay, (text, today) => {
      const found = read(text, today)
      const { query: parsed, issues } = parseSearchParams(found.query)
      expect(issues).toEqual([])
      const { page: _page, ...address } = Object.fromEntries(writeSearchParams(parsed))
      expect(address).toEqual(found.query)
      expect(found.unknown.every((word) => text.includes(word))).toBe(true)
      const { checkIn = parseQueryDay(today) ?? '', checkOut = '2999-01-01' } = parsed
      expect([checkIn >= (parseQueryDay(today) ?? ''), checkOut > checkIn]).toEqual([true, true])
    }),
    { seed: 20260114, numRuns: 600 },
  )
})
