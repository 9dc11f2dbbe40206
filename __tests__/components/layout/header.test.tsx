import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Header, menuCategories } from '@/components/layout/header/header'
import { MobileMenu } from '@/components/layout/header/mobile-menu'
import { onSignInRequested } from '@/lib/session/sign-in-prompt'
import { CATEGORIES } from '../catalogue-fixture'
import { fakeBackend } from '../fake-backend'
import { renderInPage } from '../render-in-page'
import { place } from '../visited-page'
import { SETTINGS } from './site-settings'

const showHeader = () => renderInPage(<Header categories={CATEGORIES} settings={SETTINGS} bell={null} />)

beforeEach(() => {
  localStorage.clear()
})

test('header-categories: main ones and those under More, each with page 1, only while active', () => {
  expect(menuCategories(CATEGORIES, 'ar')).toEqual({
    main: [{ slug: 'chalets', label: 'شاليهات' }],
    more: [{ slug: 'stadiums', label: 'ملاعب' }],
  })
  showHeader()
  expect(screen.getByRole('link', { name: 'Chalets', hidden: true })).toHaveAttribute(
    'href',
    '/en/chalets?page=1',
  )
  expect(screen.queryByRole('link', { name: 'Hotels', hidden: true })).not.toBeInTheDocument()
})

test('header-categories: More opens a list, and Escape closes it and returns the focus', async () => {
  showHeader()
  const user = userEvent.setup()
  const more = screen.getByRole('button', { name: 'More', hidden: true })
  await user.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Escape}')
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(more).toHaveFocus()
})

test('header-remember-slug: following a category stores its slug in local storage', async () => {
  showHeader()
  const link = screen.getByRole('link', { name: 'Chalets', hidden: true })
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.setup().click(link)
  expect(localStorage.getItem('diyar-category')).toBe('chalets')
})

test.each(['Log in', 'List your place'])(
  'header-visitor: a visitor sees %s, and it opens the login',
  async (name) => {
    const requested = jest.fn()
    const stop = onSignInRequested(requested)
    showHeader()
    await userEvent.setup().click(screen.getByRole('button', { name, hidden: true }))
    expect(requested).toHaveBeenCalledTimes(1)
    stop()
  },
)

test('header-user: a user who is signed in has the account menu with balance, links and logout', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the login leaves behind
  document.cookie = 'diyar_signed_in=1'
  fakeBackend({
    'GET /api/v1/user/profile': {
      body: { _id: 'u1', role: 'User', firstName: 'Sara', file: null, balance: 1250, vendors: [] },
    },
  })
  showHeader()
  const avatar = await screen.findByRole('button', { name: 'Account menu of Sara', hidden: true })
  await userEvent.setup().click(avatar)
  expect(screen.getByText('1,250 Saudi riyals')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'My bookings', hidden: true })).toHaveAttribute(
    'href',
    '/en/my-bookings',
  )
  expect(screen.getByRole('button', { name: 'Log out', hidden: true })).toBeInTheDocument()
  // biome-ignore lint/suspicious/noDocumentCookie: and what logging out takes away
  document.cookie = 'diyar_signed_in=; max-age=0'
})

test('locale-switch: the switch links to the same page in the other language', () => {
  place.pathname = '/chalets'
  showHeader()
  expect(screen.getByRole('link', { name: 'العربية', hidden: true })).toHaveAttribute('href', '/chalets')
})

test('header-mobile: the slide-in menu opens, and closes when the page changes', async () => {
  const menu = <MobileMenu categories={[{ slug: 'chalets', label: 'Chalets' }]} />
  const { rerender } = renderInPage(menu)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open menu', hidden: true }))
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  place.pathname = '/chalets'
  rerender(menu)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
