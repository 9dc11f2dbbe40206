import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ImportCalendar } from '@/components/vendor-calendar/import-calendar'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const toasts = collectedToasts()

test.each([
  ['unreachable', { kind: 'error', text: 'The other site did not answer. We try again in half an hour.' }],
  [null, { kind: 'success', text: 'The calendar was read' }],
])('a calendar that is read by hand and has the problem %s is named', async (lastProblem, toast) => {
  const feed = {
    exportUrl: '',
    importUrl: 'https://other.example/one.ics',
    lastReadAt: null,
    lastProblem: null,
  }
  fakeBackend({
    'POST /api/v1/vender/services/s1/calendar/import': { body: { feed: { ...feed, lastProblem } } },
  })
  renderInPage(<ImportCalendar listingId="s1" feed={feed} />)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Read it now' }))
  await waitFor(() => expect(toasts).toEqual([toast]))
})
