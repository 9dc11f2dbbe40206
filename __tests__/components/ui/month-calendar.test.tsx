import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MonthCalendar, type MonthCalendarProps } from '@/components/ui/calendar/month-calendar'
import { renderInPage } from '../render-in-page'

const TODAY = '2026-11-21'

function show(props: Partial<MonthCalendarProps> = {}) {
  const picked: string[] = []
  const { container } = renderInPage(
    <MonthCalendar
      dir="ltr"
      locale="en"
      today={TODAY}
      from={null}
      to={null}
      min={TODAY}
      words={{ previous: 'Previous month', next: 'Next month' }}
      onPick={(day) => picked.push(day)}
      {...props}
    />,
  )
  const cell = (day: string) => container.querySelector<HTMLElement>(`[data-day="${day}"]`)
  return { picked, cell, user: userEvent.setup() }
}

test('only one day can be reached with Tab, and it is the first that may be chosen', () => {
  const { cell } = show()
  const reachable = screen.getAllByRole('button').filter((one) => one.dataset.day && one.tabIndex === 0)
  expect(reachable).toEqual([cell(TODAY)])
})

test.each([
  ['ltr', '{ArrowRight}', '2026-11-22'],
  ['rtl', '{ArrowLeft}', '2026-11-22'],
  ['ltr', '{ArrowDown}', '2026-11-28'],
  ['ltr', '{PageDown}', '2026-12-21'],
  ['ltr', '{Shift>}{PageDown}{/Shift}', '2027-11-21'],
  ['rtl', '{ArrowRight}', TODAY],
] as const)(
  'keys move by the reading direction and never before the first day: %s %s',
  async (dir, key, day) => {
    const { cell, user } = show({ dir })
    cell(TODAY)?.focus()
    await user.keyboard(key)
    expect(cell(day)).toHaveFocus()
  },
)

test('a disabled day can be focused, names its reason, and is not picked', async () => {
  const { picked, cell, user } = show({
    dayInfo: (day) =>
      day === '2026-11-24' ? { disabled: true, note: 'taken' } : { price: '850', note: '850 riyals' },
  })
  const taken = screen.getByRole('button', { name: /^Tuesday,? 24 November 2026, taken$/ })
  expect(taken).toHaveAttribute('aria-disabled', 'true')
  await user.click(taken)
  expect(picked).toEqual([])
  expect(cell('2026-11-25')).toHaveAccessibleName(
    expect.stringMatching(/^Wednesday,? 25 November 2026, 850 riyals$/),
  )
})

test('past days are drawn and never read out, nor can the month before them be opened', async () => {
  const { picked, user } = show({ max: '2026-11-28' })
  for (const past of ['1', '20', '29']) {
    expect(screen.getByText(past).closest('[aria-hidden=true]')).not.toBeNull()
    await user.click(screen.getByText(past))
  }
  expect(picked).toEqual([])
  expect(screen.getAllByRole('button', { name: /November 2026/ })).toHaveLength(8)
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled()
})

test('the name of a day has all that is written on it', () => {
  const { cell } = show({ dayInfo: () => ({ price: '850', note: '850 riyals, free' }) })
  const day = cell('2026-11-25')
  for (const text of ['25', '850']) expect(day).toHaveAccessibleName(expect.stringContaining(text))
  expect(day?.querySelectorAll(':scope > :not([aria-hidden])')).toHaveLength(0)
})

test('the nights between check-in and check-out are painted, the ends as start and end', () => {
  const { cell } = show({ from: '2026-11-24', to: '2026-11-26' })
  const range = (day: string) => cell(day)?.closest('td')?.dataset.range
  expect(['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map(range)).toEqual([
    'start',
    'middle',
    'end',
    undefined,
  ])
})

test('the week starts on Sunday, and Arabic has Latin digits and a Hijri line', () => {
  show({ dir: 'rtl', locale: 'ar' })
  const grid = screen.getByRole('grid', { name: 'نوفمبر 2026' })
  expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent('أحد')
  expect(within(grid).getByText('21')).toBeVisible()
  expect(screen.getByText(/1448/)).toBeVisible()
})
