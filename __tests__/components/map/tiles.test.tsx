import { waitFor } from '@testing-library/react'
import * as L from 'leaflet'
import type { ArchiveLayer } from '@/components/map/region/archive-layer'
import { openArchive } from '@/components/map/region/open-archive'
import { addTiles, type StreetsSource } from '@/components/map/region/tiles'
import { openVectorLayer } from '@/components/map/region/vector-layer'
import { NO_MAP_SERVICE } from '@/lib/domain/geo/map-settings'

const ADDRESS = 'https://tiles.test/{z}/{x}/{y}.png'

jest.mock('@/components/map/region/vector-layer', () => ({ openVectorLayer: jest.fn() }))
jest.mock('@/components/map/region/open-archive', () => ({ openArchive: jest.fn() }))

function openTiles(source: Partial<StreetsSource> = { tilesUrl: ADDRESS }) {
  const [onState, onCredit] = [jest.fn(), jest.fn()]
  const element = document.createElement('div')
  Object.defineProperties(element, { clientWidth: { value: 300 }, clientHeight: { value: 300 } })
  const map = L.map(element, { zoomAnimation: false, fadeAnimation: false }).setView([24.7, 46.7], 12)
  const streets = { ...NO_MAP_SERVICE, ...source }
  const { covers } = addTiles(map, {
    streets,
    language: 'ar',
    area: { latitude: 24.7, longitude: 46.7, name: 'العليا' },
    onTiles: onState,
    onCredit,
  })
  const tiles = () => [...element.querySelectorAll<HTMLImageElement>('.map-tiles img')]
  return { map, element, onState, onCredit, covers, tiles }
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

function archiveOf(isEmpty: boolean) {
  const layer = Object.assign(L.gridLayer(), { isEmpty, covers: () => !isEmpty }) as unknown as ArchiveLayer
  jest.mocked(openArchive).mockResolvedValueOnce({ layer, attribution: 'رسم من ديار' })
}
const ARCHIVE = { archiveUrl: '/map/sketch.pmtiles' }
const HERE = L.latLng(24.7, 46.7)
/** Leaflet draws its tiles in frames, which no fake clock moves. */
const PATIENCE = { timeout: 7000 }

test('an archive is drawn over the region in the language of the page, with its attribution', async () => {
  jest.useRealTimers()
  archiveOf(false)
  const { onState, onCredit, covers } = openTiles(ARCHIVE)
  expect(covers(HERE)).toBe(false)
  await waitFor(() => expect(onState.mock.calls).toEqual([['waiting'], ['partly']]), PATIENCE)
  expect(openArchive).toHaveBeenLastCalledWith(ARCHIVE.archiveUrl, 'ar', 'العليا')
  expect([onCredit.mock.lastCall, covers(HERE)]).toEqual([['رسم من ديار'], true])
})

test('where an archive has nothing, the region is the map', async () => {
  jest.useRealTimers()
  archiveOf(true)
  const { onState } = openTiles(ARCHIVE)
  await waitFor(() => expect(onState.mock.calls).toEqual([['waiting'], ['outside']]), PATIENCE)
})

test.each([
  ['cannot be read', 0],
  ['answers after the map was given up', 9_000],
])('an archive that %s leaves the region', async (_how, after) => {
  jest.mocked(openArchive).mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, after))
    if (after === 0) throw new Error('403')
    return { layer: L.gridLayer() as unknown as ArchiveLayer, attribution: null }
  })
  const { map, onState, covers } = openTiles(ARCHIVE)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(onState.mock.calls).toEqual([['waiting'], ['failed']])
  let layers = 0
  map.eachLayer(() => {
    layers += 1
  })
  expect([layers, covers(HERE)]).toEqual([0, false])
})

test('tiles and a style win over an archive', async () => {
  jest.mocked(openArchive).mockClear()
  openTiles({ ...ARCHIVE, tilesUrl: ADDRESS })
  await jest.advanceTimersByTimeAsync(0)
  expect(openArchive).not.toHaveBeenCalled()
})
