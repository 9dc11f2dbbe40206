import { screen } from '@testing-library/react'
import { TilesNote } from '@/components/map/region/region-controls'
import { renderInPage } from '../render-in-page'

const ATTRIBUTION =
  '© <a href="https://osm.test/copyright" onclick="alert(1)">OpenStreetMap</a> <a href="javascript:alert(1)">x</a><script>alert(1)</script>'

test('an attribution has its links, and neither other markup nor scripts', () => {
  const { container } = renderInPage(<TilesNote state="shown" attribution={ATTRIBUTION} />, 'en')
  expect(container).toHaveTextContent('© OpenStreetMap x')
  expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
    'https://osm.test/copyright',
  ])
  expect(container.innerHTML).not.toMatch(/onclick|<script|javascript/)
})

test('tiles that cannot be reached leave a sentence about the simple map', () => {
  renderInPage(<TilesNote state="failed" attribution={ATTRIBUTION} />, 'en')
  expect(screen.getByText(/This is a simplified one/)).toHaveAttribute('role', 'status')
  expect(screen.queryByText('OpenStreetMap')).not.toBeInTheDocument()
})
