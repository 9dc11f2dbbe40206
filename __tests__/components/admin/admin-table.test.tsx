import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminTable } from '@/components/admin/table/admin-table'
import { USER_TABLE } from '@/lib/domain/admin/tables'
import { renderInPage } from '../render-in-page'

jest.mock('@/lib/i18n/navigation', () => jest.requireActual('../fake-navigation'))

const ROWS = ['Sara', 'Noura', 'Fahad'].map((name) => ({ _id: name, name, phone: '+9665••••••12' }))
const COLUMNS = [
  { key: 'name', cell: (row: (typeof ROWS)[number]) => row.name, sort: 'createdAt' },
  { key: 'phone', cell: (row: (typeof ROWS)[number]) => row.phone },
]
const FIRST = { q: 'a', sort: '-createdAt', page: 2, filters: { role: 'User' } }

const draw = () =>
  renderInPage(
    <AdminTable
      spec={USER_TABLE}
      request={FIRST}
      list={{ data: ROWS, page: 2, pageSize: 20, total: 10_000, isTotalExact: false }}
      columns={COLUMNS}
      rowHref={(row) => `/admin/users/${row._id}`}
    />,
  )
const link = (name: string) => screen.getByRole('link', { name })

beforeEach(() => localStorage.clear())

test('arrow keys, Home and End move between the rows, of which one is in the tab order', async () => {
  draw()
  const user = userEvent.setup()
  act(() => link('Sara').focus())
  await user.keyboard('{ArrowUp}{ArrowDown}')
  expect(link('Noura')).toHaveFocus()
  expect(link('Sara')).toHaveAttribute('tabindex', '-1')
  expect(link('Noura')).not.toHaveAttribute('tabindex')
  await user.keyboard('{End}')
  expect(link('Fahad')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(link('Sara')).toHaveFocus()
})

test('pages, sorts and the file hold the search and the filters of the address', () => {
  draw()
  expect(link('Next')).toHaveAttribute('href', '/admin/users?q=a&role=User&page=3')
  expect(link('Previous')).toHaveAttribute('href', '/admin/users?q=a&role=User')
  expect(link('Name')).toHaveAttribute('href', '/admin/users?q=a&role=User&sort=createdAt')
  expect(link('CSV file')).toHaveAttribute('href', '/api/v1/admin/users.csv?q=a&role=User&language=en')
  expect(screen.getByText('21–23 of 10,000+')).toBeInTheDocument()
})

test('a hidden column stays hidden on this device', async () => {
  const { unmount } = draw()
  await userEvent.click(screen.getByText('Columns', { selector: 'summary' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mobile number' }))
  const heads = () =>
    within(screen.getByRole('table'))
      .getAllByRole('columnheader')
      .map((one) => one.textContent)
  expect(heads()).toEqual(['Name'])
  unmount()
  draw()
  expect(heads()).toEqual(['Name'])
})
