import { render } from '@testing-library/react'
import { CountSearch } from '@/components/search/count-search'

const sent: string[] = []
beforeEach(() => {
  sent.length = 0
  const sendBeacon = (address: string | URL, body?: BodyInit | null) => {
    sent.push(String(address))
    expect(body).toBeInstanceOf(Blob)
    return true
  }
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
})

test('a search is counted when it is shown, and again only when its city, type or dates change', () => {
  const { rerender } = render(<CountSearch city="Jeddah" hasFound />)
  rerender(<CountSearch city="Jeddah" hasFound />)
  expect(sent).toEqual(['/api/v1/search-views'])
  rerender(<CountSearch city="Makkah" hasFound />)
  expect(sent).toHaveLength(2)
})

test('a browser that cannot count shows the search all the same', () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true })
  expect(() => render(<CountSearch hasFound={false} />)).not.toThrow()
})
