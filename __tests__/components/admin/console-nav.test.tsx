import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsoleHeader } from '@/components/admin/console-header'
import { ConsoleNav } from '@/components/admin/console-nav'
import { ADMIN_PAGES } from '@/lib/domain/admin/areas'
import { type BuiltInRole, builtInRole } from '@/lib/domain/admin/roles'
import ar from '@/messages/ar.json'
import { fakeBackend } from '../fake-backend'
import { renderInConsole } from '../render-in-console'
import { renderInPage } from '../render-in-page'
import { place } from '../visited-page'

const nav = (role: BuiltInRole = 'owner') => <ConsoleNav role={builtInRole(role)} />
const button = () => screen.getByRole('button', { name: /^(Sections|الأقسام)/ })
const group = (name: string | RegExp) => screen.getByRole('button', { name })
const waits = (queue: string, count: number) => ({ queue, count, oldest: null })
const queues = (data: object[] = []) => fakeBackend({ 'GET /api/v1/admin/queues': { body: { data } } })

beforeEach(() => void queues())

test('the menu of a phone opens below its button with the groups folded, but for that of the current page', async () => {
  place.pathname = '/admin/bookings/b1'
  const user = userEvent.setup()
  renderInConsole(nav())
  expect(button()).toHaveAccessibleName('Sections: Bookings')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await user.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toBeVisible()
  expect(group('Bookings')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'Bookings' })).toHaveAttribute('aria-current', 'true')
  expect(group('Money')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('list', { name: 'Money' })).not.toBeInTheDocument()
  await user.click(group('Money'))
  const money = within(screen.getByRole('list', { name: 'Money' }))
  expect(money.getAllByRole('link')[0]).toHaveTextContent('Reconciliation')
  for (const name of ['Overview', 'Users', 'Content', 'Administration', 'Your login'])
    await user.click(group(name))
  expect(screen.getAllByRole('link')).toHaveLength(ADMIN_PAGES.length + 1)
  await user.click(group('Money'))
  expect(screen.queryByRole('link', { name: 'Reconciliation' })).not.toBeInTheDocument()
})

test('what waits is counted beside its page, and beside its group while that is folded', async () => {
  place.pathname = '/admin/users'
  const calls = queues([waits('listings', 2), waits('changes', 1), waits('payouts', 7), waits('claims', 0)])
  const user = userEvent.setup()
  renderInConsole(nav())
  await user.click(button())
  expect(await screen.findByRole('link', { name: 'Places 3 waiting' })).toBeVisible()
  expect(group('Money 7 waiting')).toBeVisible()
  expect(group('Bookings')).toBeVisible()
  await user.click(group('Money 7 waiting'))
  expect(group('Money')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Payouts 7 waiting' })).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('a role sees only its areas', async () => {
  place.pathname = '/admin/inbox'
  const user = userEvent.setup()
  renderInConsole(nav('support'))
  await user.click(button())
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual(['Inbox', 'Canned answers'])
  expect(group('Your login')).toHaveAttribute('aria-expanded', 'false')
})

test('the keyboard opens the menu, goes on into its links, and Escape returns to the button', async () => {
  place.pathname = '/admin'
  const user = userEvent.setup()
  renderInConsole(nav())
  await user.tab()
  await user.keyboard('{Enter}')
  await user.tab()
  expect(group('Overview')).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Overview' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(button()).toHaveFocus()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a followed link and a press outside close the menu', async () => {
  const user = userEvent.setup()
  renderInConsole(nav('support'))
  const followed = () => {
    const link = screen.getByRole('link', { name: 'Inbox' })
    link.addEventListener('click', (event) => event.preventDefault())
    return link
  }
  for (const target of [followed, () => document.body]) {
    await user.click(button())
    await user.click(target())
    await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument())
  }
})

test('the menu is named in Arabic as well', () => {
  place.pathname = '/admin/money'
  renderInPage(nav('finance'), 'ar')
  expect(button()).toHaveAccessibleName(`${ar.admin.rooms.menu} ${ar.admin.rooms.money}`)
})

const header = (role: BuiltInRole) => <ConsoleHeader role={builtInRole(role)} account={<i>account</i>} />

test('the header names the console and the role, and links the first page of the role and the marketplace', () => {
  renderInConsole(header('support'))
  expect(screen.getByRole('link', { name: 'Console' })).toHaveAttribute('href', '/en/admin/inbox')
  expect(screen.getByRole('link', { name: 'To the marketplace' })).toHaveAttribute('href', '/en')
  expect(screen.getByText('Support')).toBeInTheDocument()
  expect(screen.getByText('account')).toBeInTheDocument()
})

test('a role without a table to search has no search', () => {
  const { rerender } = renderInConsole(header('support'))
  expect(screen.queryByRole('button', { name: 'Search the console' })).not.toBeInTheDocument()
  rerender(header('content'))
  expect(screen.getByRole('button', { name: 'Search the console' })).toBeVisible()
})
