import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsoleNav } from '@/components/admin/console-nav'
import { ADMIN_PAGES } from '@/lib/domain/admin/areas'
import { type BuiltInRole, builtInRole } from '@/lib/domain/admin/roles'
import ar from '@/messages/ar.json'
import { renderInConsole } from '../render-in-console'
import { renderInPage } from '../render-in-page'
import { place } from '../visited-page'

const nav = (role: BuiltInRole = 'owner') => <ConsoleNav role={builtInRole(role)} />
const button = () => screen.getByRole('button', { name: /^(Sections|الأقسام)/ })

test('the menu of a phone names the current page, and its sections open below the button, one list an area', async () => {
  place.pathname = '/admin/bookings/b1'
  const user = userEvent.setup()
  renderInConsole(nav())
  expect(button()).toHaveAccessibleName('Sections: Bookings')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  await user.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getAllByRole('link')).toHaveLength(ADMIN_PAGES.length + 1)
  expect(document.getElementById(button().getAttribute('aria-controls') ?? '')).toBeVisible()
  const money = within(screen.getByRole('list', { name: 'Money' }))
  expect(money.getAllByRole('link')[0]).toHaveTextContent('Reconciliation')
  expect(money.queryByRole('link', { name: 'Money' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Bookings' })).toHaveAttribute('aria-current', 'true')
})

test('the keyboard opens the menu, goes on into its links, and Escape returns to the button', async () => {
  place.pathname = '/admin'
  const user = userEvent.setup()
  renderInConsole(nav())
  await user.tab()
  expect(screen.getByRole('button', { name: 'Search the console' })).toHaveFocus()
  await user.tab()
  await user.keyboard('{Enter}')
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
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  }
})

test('the menu is named in Arabic as well', () => {
  place.pathname = '/admin/money'
  renderInPage(nav('finance'), 'ar')
  expect(button()).toHaveAccessibleName(`${ar.admin.rooms.menu} ${ar.admin.rooms.money}`)
})

test('a role without a table to search has no search', () => {
  const { rerender } = renderInConsole(nav('support'))
  expect(screen.queryByRole('button', { name: 'Search the console' })).not.toBeInTheDocument()
  rerender(nav('content'))
  expect(screen.getByRole('button', { name: 'Search the console' })).toBeVisible()
})
