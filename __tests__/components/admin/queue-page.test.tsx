import { screen } from '@testing-library/react'
import { QueuePage } from '@/components/admin/queue-page'
import { renderInPage } from '../render-in-page'

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('../fake-navigation'))

test('the search of an admin stays in the address on other pages and under other tabs', () => {
  renderInPage(
    <QueuePage
      path="/admin/balances"
      title="Balances"
      emptyText="None"
      state="proposed"
      states={[
        { state: 'proposed', label: 'Waiting', count: 50 },
        { state: 'approved', label: 'Approved', count: 1 },
      ]}
      page={2}
      pageSize={20}
      total={50}
      filter={{ q: 'DY-A&B' }}
    >
      {null}
    </QueuePage>,
  )
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Next')).toBe('/admin/balances?state=proposed&page=3&q=DY-A%26B')
  expect(hrefOf('Previous')).toBe('/admin/balances?state=proposed&page=1&q=DY-A%26B')
  expect(hrefOf(/^Approved/)).toBe('/admin/balances?state=approved&q=DY-A%26B')
})
