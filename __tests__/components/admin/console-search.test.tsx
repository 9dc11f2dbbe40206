import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsoleSearch } from '@/components/admin/console-search/console-search'
import { type BuiltInRole, builtInRole } from '@/lib/domain/admin/roles'
import { type Call, fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'

const list = (data: object[]) => ({
  body: { data, page: 1, pageSize: 4, total: data.length, isTotalExact: true },
})
const BOOKING = {
  ...{ _id: 'b1', code: 'DY-SARAXX', service: { en: 'Palm chalet', ar: 'شاليه النخيل' } },
  guest: { name: 'Sara', name_ar: 'سارة' },
}
const USER = { _id: 'u1', name: 'Sara Alharbi', phone: '+9665••••0001' }
const search = (role: BuiltInRole) => <ConsoleSearch role={builtInRole(role)} />
const asked = (calls: readonly Call[]) => calls.map(({ path }) => path.split('?')[0])

test('Ctrl and K search all tables that the role may read; arrows go through the rows, and Enter opens the first', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({
    'GET /api/v1/admin/bookings?q=sara&pageSize=4': list([BOOKING]),
    'GET /api/v1/admin/users?q=sara&pageSize=4': list([USER]),
    'GET /api/v1/admin/services?q=sara&pageSize=4&state=all': list([]),
    'GET /api/v1/admin/vendors?q=sara&pageSize=4&state=all': list([]),
    'GET /api/v1/admin/payouts?q=sara&pageSize=4&state=all': { status: 503, body: { code: 'unavailable' } },
    'GET /api/v1/admin/payout-batches?q=sara&pageSize=4': list([]),
  })
  renderInConsole(search('owner'))
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search the console' }))
  const field = dialog.getByRole('searchbox')
  expect(field).toHaveFocus()
  expect(dialog.getByRole('status')).toHaveTextContent('Type at least two characters.')
  await user.keyboard('sara')
  const bookings = within(await dialog.findByRole('region', { name: 'Bookings' }))
  expect(bookings.getByRole('link')).toHaveAccessibleName('DY-SARAXX Palm chalet · Sara')
  expect(bookings.getByRole('link')).toHaveAttribute('href', '/en/admin/bookings/b1')
  expect(dialog.getByRole('region', { name: 'Payouts' })).toHaveTextContent('This section did not answer')
  expect(dialog.queryByRole('region', { name: 'Hosts' })).not.toBeInTheDocument()
  expect(dialog.getByRole('status')).toHaveTextContent('2 results')
  expect(new Set(asked(calls)).size).toBe(6)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(dialog.getByRole('link', { name: /^Sara Alharbi/ })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(field).toHaveFocus()
  const follow = jest.fn((event: Event) => event.preventDefault())
  bookings.getByRole('link').addEventListener('click', follow)
  await user.keyboard('{Enter}')
  expect(follow).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a role finds nothing in tables that it may not read, and they are not called', async () => {
  const user = userEvent.setup()
  const calls = fakeBackend({ 'GET /api/v1/admin/services?q=palm&pageSize=4&state=all': list([]) })
  renderInConsole(search('content'), 'content')
  await user.click(screen.getByRole('button', { name: 'Search the console' }))
  await user.keyboard('palm')
  expect(await screen.findByText('Nothing found')).toBeVisible()
  expect(asked(calls)).toEqual(['/api/v1/admin/services'])
})
