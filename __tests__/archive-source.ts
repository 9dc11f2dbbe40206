import type { Source } from 'pmtiles'

/** An archive in memory, read by ranges as over the network. */
export function sourceOf(bytes: Uint8Array, key = 'archive'): Source {
  return {
    getKey: () => key,
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  }
}
