import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

const HEADER_BYTES = 127
const MAGIC = 'PMTiles'
const VERSION = 3
const GZIP = 2
const MVT = 1
/** Readers fetch so many bytes first, which have to hold the header and the directory. */
const FIRST_BYTES = 16_384
const E7 = 10_000_000

/**
 * Writes an archive of gzipped vector tiles by version 3 of the specification (github.com/protomaps/PMTiles, "Version 3"),
 * with one directory. `bounds` are west, south, east and north in degrees. Throws where the directory is too long for that.
 */
export function writeArchive(tiles, { bounds, metadata }) {
  const sorted = tiles
    .map((tile) => ({
      ...tile,
      id: zxyToTileId(tile.z, tile.x, tile.y),
      body: gzipSync(tile.body, { level: 9 }),
    }))
    .sort((one, other) => one.id - other.id)
  const directory = gzipSync(directoryOf(sorted), { level: 9 })
  if (HEADER_BYTES + directory.length > FIRST_BYTES) throw new Error('The directory needs leaves.')
  const words = gzipSync(JSON.stringify(metadata), { level: 9 })
  const data = Buffer.concat(sorted.map(({ body }) => body))
  const zooms = tiles.map(({ z }) => z)
  const header = Buffer.alloc(HEADER_BYTES)
  header.write(MAGIC)
  header.writeUInt8(VERSION, 7)
  const dataAt = HEADER_BYTES + directory.length + words.length
  const places = [
    [HEADER_BYTES, directory.length],
    [HEADER_BYTES + directory.length, words.length],
    [dataAt, 0],
    [dataAt, data.length],
    [tiles.length, tiles.length],
    [tiles.length],
  ].flat()
  for (const [index, place] of places.entries()) header.writeBigUInt64LE(BigInt(place), 8 + index * 8)
  const [isClustered, zoom] = [1, Math.min(...zooms)]
  header.set([isClustered, GZIP, GZIP, MVT, zoom, Math.max(...zooms)], 96)
  const [west, south, east, north] = bounds
  const corners = [west, south, east, north]
  for (const [index, degrees] of corners.entries())
    header.writeInt32LE(Math.round(degrees * E7), 102 + index * 4)
  header.writeUInt8(zoom, 118)
  header.writeInt32LE(Math.round(((west + east) / 2) * E7), 119)
  header.writeInt32LE(Math.round(((south + north) / 2) * E7), 123)
  return Buffer.concat([header, directory, words, data])
}

/** The number of entries, then by column: ids as differences, runs, lengths, offsets (0 behind the entry before). */
function directoryOf(sorted) {
  const ids = sorted.map(({ id }, index) => id - (sorted[index - 1]?.id ?? 0))
  const runs = sorted.map(() => 1)
  const lengths = sorted.map(({ body }) => body.length)
  const offsets = sorted.map((_, index) => (index === 0 ? 1 : 0))
  return Buffer.from([sorted.length, ...ids, ...runs, ...lengths, ...offsets].flatMap(varint))
}

/** A number in groups of seven bits, the lowest first; ids exceed 32 bits at deep zooms. */
function varint(number) {
  return number < 128 ? [number] : [(number % 128) + 128, ...varint(Math.floor(number / 128))]
}
