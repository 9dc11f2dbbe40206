import { deviceStorage, parseStored, tabStorage } from '@/components/shared/browser-storage'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

/** A private window that forbids its storage, or one that is full. */
function refuse(...calls: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const call of calls) {
    jest.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError')
    })
  }
}

test('browser storage: a written value is there for the next page, under names that can be listed', () => {
  deviceStorage.write('a:1', 'one')
  deviceStorage.write('a:2', 'two')
  tabStorage.write('a:3', 'of this tab')
  expect(localStorage.getItem('a:1')).toBe('one')
  expect(deviceStorage.names('a:')).toEqual(['a:1', 'a:2'])
  deviceStorage.remove('a:1')
  expect(deviceStorage.names('a:')).toEqual(['a:2'])
})

test('browser storage: where a browser forbids it the page still works, with values in memory', () => {
  refuse('getItem', 'setItem', 'removeItem')
  tabStorage.write('forbidden', 'typed')
  expect(tabStorage.read('forbidden')).toBe('typed')
  expect(tabStorage.names('forb')).toEqual(['forbidden'])
  tabStorage.remove('forbidden')
  expect(tabStorage.read('forbidden')).toBeNull()
})

test('browser storage: in a full one the newest text wins over the older stored one', () => {
  deviceStorage.write('draft', 'old')
  refuse('setItem')
  deviceStorage.write('draft', 'new')
  expect(deviceStorage.read('draft')).toBe('new')
  jest.restoreAllMocks()
  deviceStorage.write('draft', 'newest')
  expect(localStorage.getItem('draft')).toBe('newest')
  expect(deviceStorage.names('draft')).toEqual(['draft'])
})

test.each(['', '{', 'undefined', null])('browser storage: %j is nothing, not an error', (text) => {
  expect(parseStored(text)).toBeNull()
})
