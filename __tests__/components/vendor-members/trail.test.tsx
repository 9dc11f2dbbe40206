import { screen, within } from '@testing-library/react'
import { Trail } from '@/components/vendor-members/trail'
import type { TrailLineWire } from '@/lib/contract/schemas/account/vendor-trail'
import { renderInPage } from '../render-in-page'

const MEMBERS = [
  { _id: 'owner', name: 'Huda', phone: '+9665••••••12', role: 'owner', since: '2026-03-01T10:00:00Z' },
  { _id: 'clerk', name: 'Fahad', phone: '+9665••••••34', role: 'frontDesk', since: '2026-03-01T10:00:00Z' },
] as const

const line = (_id: string, more: Partial<TrailLineWire>): TrailLineWire => ({
  ...{ _id, at: '2026-03-15T09:00:00.000Z', actor: { _id: 'clerk', name: 'Fahad' }, apiKey: null },
  ...{ act: 'vat_number_changed', subject: { kind: 'vendor', id: 'v', name: null }, details: {} },
  ...more,
})
const named = (name: string, name_ar = name) => ({ name, name_ar })

const LINES = [
  line('1', { act: 'booking_cancelled', subject: { kind: 'booking', id: 'b1', name: named('DY-ABCDEF') } }),
  line('2', {
    ...{ act: 'calendar_changed', apiKey: 'Channel manager' },
    subject: { kind: 'listing', id: 'l1', name: named('Palm Chalet', 'شاليه النخلة') },
    details: { from: '2026-04-02', to: '2026-04-03' },
  }),
  line('3', { actor: { _id: 'gone', name: '' } }),
  line('4', { act: 'payout_requested', details: { amount: 885 } }),
]

const ACTORS = [
  { _id: 'clerk', name: 'Fahad' },
  { _id: 'left', name: 'Yara' },
  { _id: 'gone', name: '' },
]

const show = (locale: 'en' | 'ar', data = LINES, member?: string) =>
  renderInPage(
    <Trail
      trail={{ data, page: 1, pageSize: 4, total: data.length * 2, actors: ACTORS }}
      members={MEMBERS}
      member={member}
    />,
    locale,
  )
const rows = () =>
  within(screen.getAllByRole('list').at(-1) ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('each line shows what was done, to what and by whom, in the language of the page', () => {
  show('en')
  const [cancelled, calendar, gone, payout] = rows()
  expect(cancelled).toMatch(/^Cancelled a bookingDY-ABCDEFFahad · /)
  expect(calendar).toMatch(/^Changed the calendarPalm Chalet.*Fahad by the integration key Channel manager/)
  expect(gone).toMatch(/^Changed the VAT numberA former member/)
  expect(payout).toMatch(/^Requested a payout885/)
  expect(screen.getByRole('link', { name: 'DY-ABCDEF' })).toHaveAttribute('href', '/en/request-details?id=b1')
})

test('who joins or leaves is named once', () => {
  show('en', [
    line('1', {
      act: 'member_left',
      subject: { kind: 'member', id: 'clerk', name: named('Fahad') },
      details: { role: 'frontDesk' },
    }),
  ])
  expect(rows()[0]).toMatch(/^Left the teamFront deskFahad · /)
})

test('an Arabic page names acts and places in Arabic', () => {
  show('ar')
  expect(rows()[1]).toMatch(/^تعديل التقويمشاليه النخلة/)
})

test('the lines of one member and the other pages are links, which work without script', () => {
  show('en', LINES, 'clerk')
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/en/vendor-members#trail',
      '/en/vendor-members?member=owner#trail',
      '/en/vendor-members?member=clerk&page=2#trail',
    ]),
  )
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Fahad')
})

test('the lines of former members are a link too, also of an account that is closed', () => {
  show('en', LINES, 'left')
  const people = screen.getByRole('navigation', { name: 'Change history' })
  const names = within(people).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'All members',
    'Huda',
    'Fahad',
    'Yara',
    'A former member',
  ])
  expect(within(people).getByRole('link', { current: 'page' })).toHaveTextContent('Yara')
})

test('a team that changed nothing yet reads a sentence', () => {
  show('en', [])
  expect(screen.getByText('No changes yet.')).toBeInTheDocument()
})
