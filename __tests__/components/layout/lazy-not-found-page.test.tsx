import { screen } from '@testing-library/react'
import { renderInPage } from '@/__tests__/components/render-in-page'
import { LazyNotFoundPage } from '@/components/layout/pages/lazy-not-found-page'

test.each([
  ['ar', 'غير موجود', 'شاليهات'],
  ['en', 'NOT FOUND', 'Chalets'],
] as const)(
  'a page that is missing after a link of the site is drawn in %s, with its search and links',
  async (locale, title, type) => {
    renderInPage(<LazyNotFoundPage />, locale)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('searchbox')).toBeRequired()
    expect(screen.getByRole('link', { name: type })).toHaveAttribute(
      'href',
      expect.stringContaining('/chalets?page=1'),
    )
  },
)
