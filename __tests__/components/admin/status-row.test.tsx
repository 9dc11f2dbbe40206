import { screen } from '@testing-library/react'
import { StatusRow } from '@/components/admin/status/status-row'
import { statusLine } from '@/lib/domain/status/status'
import { renderInPage } from '../render-in-page'

const AT = '2026-03-15T09:00:00.000Z'

test('a rehearsed restore that failed is down, with its reason, its error and the last success', () => {
  const facts = {
    lastAt: '2026-03-15T02:00:00.000Z',
    durationMs: 61_000,
    lastSuccessAt: '2026-03-14T02:00:00.000Z',
    copyAt: '2026-03-15T00:30:00.000Z',
    newestAt: '2026-03-15T01:59:00.000Z',
    problem: 'It has 3 bookings; the last rehearsal had 4.',
  }
  renderInPage(<StatusRow line={statusLine('rehearsal', 'rehearsalFailed', { facts })} at={AT} />)
  expect(screen.getByRole('heading', { name: 'Restore rehearsal' })).toBeVisible()
  expect(screen.getByText('Down')).toBeVisible()
  expect(screen.getByText(/^The newest backup could not be restored properly\./)).toBeVisible()
  for (const name of ['Last success', 'Copy taken', 'Last change in it'])
    expect(screen.getByText(name)).toBeVisible()
  expect(screen.getByText('It has 3 bookings; the last rehearsal had 4.')).toHaveAttribute('dir', 'ltr')
})
