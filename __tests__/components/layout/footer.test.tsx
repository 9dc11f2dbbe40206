import { screen } from '@testing-library/react'
import { Footer } from '@/components/layout/footer'
import { riyadhDay } from '@/lib/domain/time/days'
import { CITIES } from '../catalogue-fixture'
import { renderInPage } from '../render-in-page'
import { SETTINGS } from './site-settings'

test('footer-content: five pages, the pages of active cities, socials by name, the current year', () => {
  renderInPage(<Footer cities={CITIES} settings={SETTINGS} />)
  for (const path of ['/about', '/contact', '/faqs', '/term-conditions', '/privacy']) {
    expect(document.querySelector(`a[href="/en${path}"]`)).toBeInTheDocument()
  }
  expect(screen.getByRole('link', { name: 'Riyadh' })).toHaveAttribute('href', '/en/in/riyadh')
  expect(screen.queryByRole('link', { name: 'Tabuk' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Diyar on Instagram' })).toHaveAttribute(
    'href',
    SETTINGS.instagramLink,
  )
  const year = riyadhDay(new Date()).slice(0, 4)
  expect(screen.getByText(new RegExp(`© ${year}`))).toBeInTheDocument()
})

test.each([
  ['en', SETTINGS.address],
  ['ar', SETTINGS.address_ar],
] as const)(
  'settings-sitewide: logo, phones, e-mail and the address in the page language: %s',
  (locale, address) => {
    renderInPage(<Footer cities={CITIES} settings={SETTINGS} />, locale)
    expect(screen.getByText(address)).toBeInTheDocument()
    expect(screen.getByText('+966 50 000 0100')).toHaveAttribute('dir', 'ltr')
    expect(screen.getByText(SETTINGS.email)).toBeInTheDocument()
    expect(document.querySelector('img')).toHaveAttribute('src', '/logo.svg')
  },
)
