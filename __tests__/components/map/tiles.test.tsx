import * as L from 'leaflet'
import { addTiles, type StreetsSource } from '@/components/map/region/tiles'
import { openVectorLayer } from '@/components/map/region/vector-layer'

const ADDRESS = 'https://tiles.test/{z}/{x}/{y}.png'

jest.mock('@/components/map/region/vector-layer', () => ({ openVectorLayer: jest.fn() }))

function openTiles(source: StreetsSource = { tilesUrl: ADDRESS, styleUrl: null }) {
  const onState = jest.fn()
  const element = document.createElement('div')
  Object.defineProperties(element, { clientWidth: { value: 300 }, clientHeight: { value: 300 } })
  const map = L.map(element, { zoomAnimation: false, fadeAnimation: false }).setView([24.7, 46.7], 12)
  addTiles(map, source, onState)
  const tiles = () => [...element.querySelectorAll<HTMLImageElement>('.map-tiles img')]
  return { map, element, onState, tiles }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('after 4 failures in a row the layer is gone, and the map can still be moved and zoomed', () => {
  const { map, element, onState, tiles } = openTiles()
  const requested = tiles()
  expect(requested.length).toBeGreaterThanOrEqual(4)
  for (const tile of requested) tile.dispatchEvent(new Event('error'))
  expect(onState.mock.calls).toEqual([['waiting'], ['failed']])
  expect(element.dataset['tiles']).toBe('failed')
  expect(tiles()).toEqual([])
  expect(() => map.setView([21.5, 39.1], 9)).not.toThrow()
})

test('without a first tile in 8 seconds the layer is removed', () => {
  const { onState, tiles } = openTiles()
  jest.advanceTimersByTime(7_900)
  expect(onState).toHaveBeenLastCalledWith('waiting')
  jest.advanceTimersByTime(200)
  expect(onState).toHaveBeenLastCalledWith('failed')
  expect(tiles()).toEqual([])
})

test('one missing tile is no failure: the map is shown when all others are there', () => {
  const { element, onState, tiles } = openTiles()
  const [first, ...others] = tiles()
  first?.dispatchEvent(new Event('error'))
  for (const tile of others) tile.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(10_000)
  expect(onState).not.toHaveBeenCalledWith('failed')
  expect(element.dataset['tiles']).toBe('shown')
})

const STYLE = { tilesUrl: ADDRESS, styleUrl: 'https://maps.test/style.json' }

test('a style wins over tiles, and is shown once a piece of it arrived and all is drawn', async () => {
  const layer = L.layerGroup()
  jest.mocked(openVectorLayer).mockReturnValueOnce(layer)
  const { map, element, onState, tiles } = openTiles(STYLE)
  await jest.advanceTimersByTimeAsync(0)
  expect([map.hasLayer(layer), tiles()]).toEqual([true, []])
  const [, events] = jest.mocked(openVectorLayer).mock.lastCall ?? []
  events?.onDrawn()
  expect(element.dataset['tiles']).toBe('waiting')
  events?.onLoad()
  events?.onDrawn()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(onState.mock.calls).toEqual([['waiting'], ['shown']])
  for (let i = 0; i < 4; i += 1) events?.onError()
  expect([element.dataset['tiles'], map.hasLayer(layer)]).toEqual(['failed', false])
})

test('a browser that cannot draw a style shows the drawn region', async () => {
  jest.mocked(openVectorLayer).mockImplementationOnce(() => {
    throw new Error('WebGL 2 is missing')
  })
  const { onState } = openTiles(STYLE)
  await jest.advanceTimersByTimeAsync(0)
  expect(onState.mock.calls).toEqual([['waiting'], ['failed']])
})
