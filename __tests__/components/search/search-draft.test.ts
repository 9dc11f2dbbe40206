import { defaultDraft, type SearchDraft, withStart } from '@/components/search/bar/search-draft'
import { instantAt } from '@/lib/domain/time/days'

const [YESTERDAY, TODAY, TOMORROW] = ['2026-11-26', '2026-11-27', '2026-11-28']
const at = (time: string) => instantAt(TODAY, time)
const draft = (part: Partial<SearchDraft> = {}): SearchDraft => ({ ...defaultDraft(TODAY), ...part })
const datesOf = ({ checkIn, checkOut, start }: SearchDraft) => [checkIn, checkOut, start]

test.each([
  ['in the evening, an hour of it', '20:00', '21:00', {}, [TODAY, TOMORROW, '21:00']],
  ['in the evening, an hour after midnight of it', '23:30', '01:00', {}, [TODAY, TOMORROW, '01:00']],
  ['before dawn, an hour to come of the evening before', '02:00', '03:00', {}, [YESTERDAY, TODAY, '03:00']],
  [
    'before dawn, an hour that is over: of the evening to come',
    '02:00',
    '01:00',
    {},
    [TODAY, TOMORROW, '01:00'],
  ],
  [
    'another day that was chosen',
    '02:00',
    '03:00',
    { checkIn: TOMORROW, checkOut: null },
    [TOMORROW, '2026-11-29', '03:00'],
  ],
] as const)('%s', (_what, now, start, part, dates) => {
  expect(datesOf(withStart(draft(part), start, at(now)))).toEqual(dates)
})

test('the evening before is left again with another hour, and with none', () => {
  const before = withStart(draft(), '03:00', at('02:00'))
  expect(datesOf(withStart(before, '20:00', at('02:00')))).toEqual([TODAY, TOMORROW, '20:00'])
  expect(datesOf(withStart(before, '', at('02:00')))).toEqual([TODAY, TOMORROW, null])
})
