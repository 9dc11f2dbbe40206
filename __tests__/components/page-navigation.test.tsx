import { screen } from '@testing-library/react'
import { Link } from '@/lib/i18n/navigation'
import { renderInPage } from './render-in-page'

test('a link with a filter, a sort or a view is not followed by crawlers, and retains its other attributes', () => {
  renderInPage(
    <>
      <Link href="/search?city=Jeddah&page=2" rel="next" prefetch={false}>
        Next
      </Link>
      <Link href="/search?page=2&sort=rating" rel="next" prefetch={false}>
        Sorted
      </Link>
    </>,
  )
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next')
  expect(screen.getByRole('link', { name: 'Sorted' })).toHaveAttribute('rel', 'next nofollow')
})
