import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AdminTable, type AdminTableProps } from '@/components/admin/table/admin-table'
import { ColumnChoiceProvider } from '@/components/admin/table/column-choice'
import type { ColumnChoiceWire } from '@/lib/contract/schemas/admin/column-choice'
import { ADJUSTMENT_TABLE, USER_TABLE } from '@/lib/domain/admin/tables'
import en from '@/messages/en.json'
import { collectedToasts } from '../collected-toasts'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'

const ROWS = ['Sara', 'Noura', 'Fahad'].map((name) => ({ _id: name, name, phone: '+9665••••••12' }))
const COLUMNS = [
  { key: 'name', cell: (row: (typeof ROWS)[number]) => row.name, sort: 'createdAt' },
  { key: 'phone', cell: (row: (typeof ROWS)[number]) => row.phone },
]
const FIRST = { q: 'a', sort: '-createdAt', page: 2, filters: { role: 'User' } }

const draw = (
  stored: ColumnChoiceWire[] = [],
  columns: AdminTableProps<(typeof ROWS)[number]>['columns'] = COLUMNS,
) =>
  renderInPage(
    <ColumnChoiceProvider stored={stored}>
      <AdminTable
        spec={USER_TABLE}
        request={FIRST}
        list={{ data: ROWS, page: 2, pageSize: 20, total: 10_000, isTotalExact: false }}
        columns={columns}
        rowHref={(row) => `/admin/users/${row._id}`}
      />
    </ColumnChoiceProvider>,
  )
const link = (name: string) => screen.getByRole('link', { name })

const toasts = collectedToasts()

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
  expect(link('Next')).toHaveAttribute('href', '/en/admin/users?q=a&role=User&page=3')
  expect(link('Previous')).toHaveAttribute('href', '/en/admin/users?q=a&role=User')
  expect(link('Name')).toHaveAttribute('href', '/en/admin/users?q=a&role=User&sort=createdAt')
  expect(link('CSV file')).toHaveAttribute('href', '/api/v1/admin/users.csv?q=a&role=User&language=en')
  expect(screen.getByText('21–23 of 10,000+')).toBeInTheDocument()
})

const heads = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .filter((one) => one.dataset['only'] !== 'cards')
    .map((one) => one.textContent)
const PUT = 'PUT /api/v1/admin/columns/users'

test('the columns of a table are those that the admin chose on another device', () => {
  draw([{ table: 'users', hidden: ['phone', 'left_the_table'], order: [] }])
  expect(heads()).toEqual(['Name'])
  const [cell] = screen.getAllByRole('cell', { name: /\+9665/ })
  expect(cell).toHaveAttribute('data-only', 'cards')
})

test('a hidden column is stored for the admin, and the table goes back to its own columns', async () => {
  const calls = fakeBackend({ [PUT]: { status: 204 } })
  draw([{ table: 'ledger', hidden: ['kind'], order: [] }])
  const user = userEvent.setup()
  await user.click(screen.getByText('Columns', { selector: 'summary' }))
  expect(screen.queryByRole('button', { name: 'Default columns' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Mobile number' }))
  expect(heads()).toEqual(['Name'])
  await user.click(screen.getByRole('button', { name: 'Default columns' }))
  expect(heads()).toEqual(['Name', 'Mobile number'])
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([{ hidden: ['phone'] }, { hidden: null }]),
  )
})

test('columns are moved by the keyboard: the focus stays on its button, and the new place is announced', async () => {
  const calls = fakeBackend({ [PUT]: { status: 204 } })
  const more = [...COLUMNS, { key: 'role', cell: () => 'User' }, { key: 'createdAt', cell: () => '1 May' }]
  draw([{ table: 'users', hidden: [], order: ['role', 'gone', 'role', 'phone'] }], more)
  expect(heads()).toEqual(['Name', 'Role', 'Joined on', 'Mobile number'])
  const user = userEvent.setup()
  await user.click(screen.getByText('Columns', { selector: 'summary' }))
  const down = screen.getByRole('button', { name: 'Move Role down' })
  act(() => down.focus())
  await user.keyboard('{Enter}{Enter}{Enter}')
  expect(down).toHaveFocus()
  expect(down).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('Role is now at place 3 of 3')).toHaveAttribute('role', 'status')
  expect(heads()).toEqual(['Name', 'Joined on', 'Mobile number', 'Role'])
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([
      { hidden: [], order: ['createdAt', 'role', 'phone'] },
      { hidden: [], order: ['createdAt', 'phone', 'role'] },
    ]),
  )
  await user.click(screen.getByRole('checkbox', { name: 'Mobile number' }))
  expect(heads()).toEqual(['Name', 'Joined on', 'Role'])
  await user.click(screen.getByRole('button', { name: 'Default columns' }))
  expect(heads()).toEqual(['Name', 'Mobile number', 'Role', 'Joined on'])
})

test('a choice of columns that is not stored shows an error, and the page still has it', async () => {
  fakeBackend({ [PUT]: { status: 500, body: { code: 'internal', message: 'x' } } })
  draw()
  const user = userEvent.setup()
  await user.click(screen.getByText('Columns', { selector: 'summary' }))
  await user.click(screen.getByRole('checkbox', { name: 'Mobile number' }))
  await waitFor(() => expect(toasts).toMatchObject([{ text: en.admin.table.columnsNotSaved }]))
  expect(heads()).toEqual(['Name'])
})

test('tabs, pages and the file of a queue hold its search, and its first state is not in the address', () => {
  renderInPage(
    <AdminTable
      spec={ADJUSTMENT_TABLE}
      request={{ q: 'DY-A&B', sort: 'createdAt', page: 2, filters: { state: 'proposed' } }}
      list={{ data: [{ _id: '1', user: 'Sara' }], page: 2, pageSize: 20, total: 50, isTotalExact: true }}
      columns={[{ key: 'user', cell: (row) => row.user }]}
      tabs={{ filter: 'state', counts: { proposed: 50 } }}
      choices={{
        state: [
          { value: 'proposed', label: 'Waiting' },
          { value: 'approved', label: 'Approved' },
        ],
      }}
    />,
  )
  expect(link('Waiting 50')).toHaveAttribute('aria-current', 'page')
  expect(link('Next')).toHaveAttribute('href', '/en/admin/balances?q=DY-A%26B&page=3')
  expect(link('Approved')).toHaveAttribute('href', '/en/admin/balances?q=DY-A%26B&state=approved')
  expect(link('All')).toHaveAttribute('href', '/en/admin/balances?q=DY-A%26B&state=all')
  expect(link('CSV file')).toHaveAttribute('href', '/api/v1/admin/adjustments.csv?q=DY-A%26B&language=en')
})

test('a row opens what can be done about it below itself, by the keyboard too', async () => {
  renderInPage(
    <AdminTable
      spec={USER_TABLE}
      request={FIRST}
      list={{ data: ROWS, page: 2, pageSize: 20, total: 3, isTotalExact: true }}
      columns={COLUMNS}
      rowDetail={(row) => <button type="button">Block {row.name}</button>}
    />,
  )
  const row = screen.getByRole('button', { name: 'Sara' })
  act(() => row.focus())
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole('button', { name: 'Block Noura' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Noura' })).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(row)
  expect(screen.queryByRole('button', { name: 'Block Noura' })).not.toBeInTheDocument()
})

test('a view that is too slow is a sentence with a link to the table as it opens', () => {
  renderInPage(
    <AdminTable
      spec={USER_TABLE}
      request={{ ...FIRST, page: 1 }}
      list={{ data: [], page: 1, pageSize: 20, total: 0, isTotalExact: false, isTooBroad: true }}
      columns={COLUMNS}
    />,
  )
  expect(screen.getByRole('heading', { name: 'This took too long' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Clear all' })[0]).toHaveAttribute('href', '/en/admin/users')
})
